// The store that reads and writes the content folder on this computer through the dev server.
import type {
  AddedMedia,
  Published,
  PublishAnswer,
  RemovedMedia,
  Saved,
  Store,
  Stored,
} from "../../store/store.ts";
import {
  editAddress,
  tokenHeader,
  type LoadAnswer,
  type MediaAnswer,
  type ServerMarks,
} from "../../store/wire.ts";

type Icons = Stored["assets"]["icons"];

/** @param marks the marks in the editor's page when it was loaded */
export function devStore(marks: ServerMarks): Store {
  const { site } = marks;
  const ask = connect(marks);
  const iconsAt = iconStore(ask);
  let loaded = "";
  return {
    async load(): Promise<Stored> {
      const { value, reason } = await answerOf<LoadAnswer>(ask("content"));
      if (!value) throw new Error(`${cannotRead} ${reason}`);
      const { state, folder, files, unreadable, media, icons } = value;
      loaded = String(state);
      return {
        site,
        folder,
        files,
        assets: {
          icons: await iconsAt(icons),
          unreadable: new Map(unreadable),
          media: new Map(media.map(({ name, address }) => [name, address])),
          measured: new Map(
            media.flatMap(({ name, measured }) => (measured ? [[name, measured] as const] : [])),
          ),
        },
      };
    },
    async save(files): Promise<Saved> {
      const body = JSON.stringify(files);
      const { value, reason } = await answerOf<Saved>(ask("content", { method: "POST", body }));
      return value ?? { is: "refused", reason: `Nothing was saved: ${reason}` };
    },
    ...mediaStore(ask),
    async published(mergedVersion): Promise<Published> {
      const query = mergedVersion === undefined ? "" : `?mergedVersion=${mergedVersion}`;
      const { value, reason } = await answerOf<Published>(ask(`published${query}`));
      return value ?? { is: "unknown", reason };
    },
    async publish(publishing): Promise<PublishAnswer> {
      const body = JSON.stringify(publishing);
      const request = ask("published", { method: "POST", body });
      const { value, reason } = await answerOf<PublishAnswer>(request);
      return value ?? { is: "refused", reason };
    },
    watch(changed) {
      const ending = new AbortController();
      const askState = (known: string) => ask(`state?${known}`, { signal: ending.signal });
      void watchState(askState, loaded, changed, ending);
      return () => ending.abort();
    },
  };
}

const cannotRead = "The content can't be read.";

/** Loads icons only when their address changes; otherwise returns the same object. */
function iconStore(ask: Ask): (address: string) => Promise<Icons> {
  let known: { address: string; icons: Icons } = { address: "", icons: {} };
  return async (address) => {
    if (address === known.address) return known.icons;
    const { value, reason } = await answerOf<Icons>(ask(address));
    if (!value) throw new Error(`${cannotRead} ${reason}`);
    known = { address, icons: value };
    return known.icons;
  };
}

/** The store's methods for media. */
function mediaStore(ask: Ask): Pick<Store, "addMedia" | "removeMedia"> {
  return {
    async addMedia(file, kinds): Promise<AddedMedia> {
      const query = new URLSearchParams([
        ["name", file.name],
        ...kinds.map((kind) => ["kind", kind]),
      ]);
      const answer = ask(`media?${query}`, { method: "POST", body: file });
      const { value, reason } = await answerOf<MediaAnswer>(answer);
      return value ? { is: "added", ...value } : { is: "refused", reason };
    },
    async removeMedia(name): Promise<RemovedMedia> {
      const query = new URLSearchParams([["name", name]]);
      const answer = ask(`media?${query}`, { method: "DELETE" });
      const { value, reason } = await answerOf(answer, (response) => response.blob());
      if (!value) return { is: "refused", reason };
      return { is: "removed", file: new File([value], name.slice(name.lastIndexOf("/") + 1)) };
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
    // The server was restarted, perhaps for another site, and has a new token.
    const now = marksOf(await currentPage());
    if (now.site !== site) return new Response(otherSite, { status: 409 });
    token = now.token;
    return send();
  };
}

/** The dev server's answer, or why there is none. */
type Answer<Value> = { value: Value; reason?: never } | { value?: never; reason: string };

/** @param read reads the response, which can break off */
async function answerOf<Value>(
  request: Promise<Response>,
  // Cast: the dev server has the same version.
  read = async (response: Response) => (await response.json()) as Value,
): Promise<Answer<Value>> {
  try {
    const response = await request;
    return response.ok ? { value: await read(response) } : { reason: await response.text() };
  } catch {
    return { reason: noAnswer };
  }
}

const noAnswer = "npm start isn't responding. Start it again. Your changes are still here.";

/** In milliseconds: the wait before the next request if the server doesn't answer. */
const retryDelay = 1000;

/**
 * Long-polls the content's state: the server answers when the state changes.
 * @param first the last known state; empty if unknown
 */
async function watchState(
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
    } else await new Promise((go) => setTimeout(go, retryDelay));
  }
}

const otherSite = "npm start is running another site now. Start it for this site and save again.";

async function currentPage(): Promise<Document> {
  const text = await (await fetch(editAddress)).text();
  return new DOMParser().parseFromString(text, "text/html");
}

/** @param page the editor's page */
export function marksOf(page: Document): ServerMarks {
  const { token = "", site = "" } = page.getElementById("edit")?.dataset ?? {};
  return { token, site };
}
