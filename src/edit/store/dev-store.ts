// The content folder on this machine, through the dev server.
import type { Measured } from "../../content/model/symbols.ts";
import type {
  AddedMedia,
  Published,
  PublishAnswer,
  RemovedMedia,
  Saved,
  Store,
  Stored,
  StoredFile,
} from "./store.ts";

/** What the dev server answers to a load. */
export interface LoadAnswer {
  /** That the content is in, or was in a moment before. */
  state: number;
  folder: string;
  files: readonly StoredFile[];
  media: readonly MediaAnswer[];
  /** Where they are, beside the content: another address for any other icons. */
  icons: string;
}

type Icons = Stored["beside"]["icons"];

/** What it answers of a file in media. */
export interface MediaAnswer {
  name: string;
  address: string;
  measured: Measured | undefined;
}

/** What the dev server's addresses begin with. */
export const editAddress = "/__edit";
/** Named with every request, so that only the editor's own page can make one. */
export const tokenHeader = "x-edit-token";

/** What the dev server has put into the editor's page. */
export interface ServerMarks {
  token: string;
  /** The content folder, by what no other is called. */
  site: string;
}

/** @param marks as they were when the editor's page was loaded */
export function devStore(marks: ServerMarks): Store {
  const { site } = marks;
  const ask = connect(marks);
  const iconsAt = iconStore(ask);
  let loaded = "";
  return {
    async load(): Promise<Stored> {
      const response = await ask("content").catch(() => undefined);
      if (!response?.ok) throw new Error(unread);
      // Cast: the dev server is of the same version.
      const { state, folder, files, media, icons } = (await response.json()) as LoadAnswer;
      loaded = String(state);
      return {
        site,
        folder,
        files,
        beside: {
          icons: await iconsAt(icons),
          media: new Map(media.map(({ name, address }) => [name, address])),
          measured: new Map(
            media.flatMap(({ name, measured }) => (measured ? [[name, measured] as const] : [])),
          ),
        },
      };
    },
    async save(files): Promise<Saved> {
      const body = JSON.stringify(files);
      const response = await ask("content", { method: "POST", body }).catch(() => undefined);
      if (!response) return { is: "refused", reason: `Nothing was saved: ${noAnswer}` };
      // Cast: the dev server is of the same version.
      if (response.ok) return (await response.json()) as Saved;
      return { is: "refused", reason: `Nothing was saved: ${await response.text()}` };
    },
    ...mediaStore(ask),
    async published(takenIn): Promise<Published> {
      const query = takenIn === undefined ? "" : `?takenIn=${takenIn}`;
      const response = await ask(`published${query}`).catch(() => undefined);
      // Cast: the dev server is of the same version.
      if (response?.ok) return (await response.json()) as Published;
      return { is: "unknown", reason: (await response?.text()) ?? noAnswer };
    },
    async publish(publishing): Promise<PublishAnswer> {
      const body = JSON.stringify(publishing);
      const response = await ask("published", { method: "POST", body }).catch(() => undefined);
      // Cast: the dev server is of the same version.
      if (response?.ok) return (await response.json()) as PublishAnswer;
      return { is: "refused", reason: (await response?.text()) ?? noAnswer };
    },
    watch(changed) {
      const ending = new AbortController();
      const askState = (known: string) => ask(`state?${known}`, { signal: ending.signal });
      void follow(askState, loaded, changed, ending);
      return () => ending.abort();
    },
  };
}

const unread = "The content could not be read. Is npm start still running?";

/** Asks again only for icons that are elsewhere than those before, which are handed on as they were. */
function iconStore(ask: Ask): (address: string) => Promise<Icons> {
  let known: { address: string; icons: Icons } = { address: "", icons: {} };
  return async (address) => {
    if (address === known.address) return known.icons;
    const response = await ask(address).catch(() => undefined);
    if (!response?.ok) throw new Error(unread);
    // Cast: the dev server is of the same version.
    known = { address, icons: (await response.json()) as Icons };
    return known.icons;
  };
}

/** The part of the store for media. */
function mediaStore(ask: Ask): Pick<Store, "addMedia" | "removeMedia"> {
  return {
    async addMedia(file, kinds): Promise<AddedMedia> {
      const asked = new URLSearchParams([
        ["name", file.name],
        ...kinds.map((kind) => ["kind", kind]),
      ]);
      const response = await ask(`media?${asked}`, { method: "POST", body: file }).catch(
        () => undefined,
      );
      if (!response) return { is: "refused", reason: noAnswer };
      if (!response.ok) return { is: "refused", reason: await response.text() };
      // Cast: the dev server is of the same version.
      return { is: "added", ...((await response.json()) as MediaAnswer) };
    },
    async removeMedia(name): Promise<RemovedMedia> {
      const asked = new URLSearchParams([["name", name]]);
      const response = await ask(`media?${asked}`, { method: "DELETE" }).catch(() => undefined);
      if (!response) return { is: "refused", reason: noAnswer };
      if (!response.ok) return { is: "refused", reason: await response.text() };
      const file = new File([await response.blob()], name.slice(name.lastIndexOf("/") + 1));
      return { is: "removed", file };
    },
  };
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

function connect({ site, ...first }: ServerMarks): Ask {
  let { token } = first;
  return async (path, init = {}) => {
    const send = () =>
      fetch(`${editAddress}/${path}`, { ...init, headers: { [tokenHeader]: token } });
    const answer = await send();
    if (answer.status !== 403) return answer;
    // It was started anew since, perhaps for another site, and has another token.
    const now = marksOf(await currentPage());
    if (now.site !== site) return new Response(otherSite, { status: 409 });
    token = now.token;
    return send();
  };
}

const noAnswer = "npm start doesn't answer. Start it again; what you wrote is kept here.";

/** In milliseconds: after how long a server that doesn't answer is asked again. */
const patience = 1000;

/**
 * Asks again and again in which state the content is; the answer comes once it is in another one.
 * @param first the state that is known already; nothing for none
 */
async function follow(
  ask: (known: string) => Promise<Response>,
  first: string,
  changed: () => void,
  { signal }: AbortController,
): Promise<void> {
  let known = first;
  while (!signal.aborted) {
    const response = await ask(known).catch(() => undefined);
    if (response?.ok) {
      known = await response.text();
      changed();
    } else await new Promise((go) => setTimeout(go, patience));
  }
}

const otherSite = "npm start shows another site now. Start it for this one, and save again.";

async function currentPage(): Promise<Document> {
  const text = await (await fetch(editAddress)).text();
  return new DOMParser().parseFromString(text, "text/html");
}

/** @param page the editor's page */
export function marksOf(page: Document): ServerMarks {
  const { token = "", site = "" } = page.getElementById("edit")?.dataset ?? {};
  return { token, site };
}
