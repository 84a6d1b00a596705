// The store that reads and writes the content folder on this computer through the dev server.
import { publishedInWords, type DatedPublished } from "../published-states.ts";
import type {
  AddedMedia,
  FileToSave,
  Published,
  PublishAnswer,
  RemovedMedia,
  Saved,
  Store,
  Stored,
} from "../store.ts";
import {
  fingerprintOf,
  type Fingerprinted,
  type LoadAnswer,
  type MediaAnswer,
  type PublishRequest,
  type ServerMarks,
  type StateAnswer,
} from "./wire.ts";
import { siblingPagesOf } from "../../content/model/sibling-pages.ts";
import { largestMedia } from "../../media/largest-media.ts";
import { prepareMedia } from "../../media/prepare-media.ts";
import { answerOf, answerWith, connect, type Ask } from "./connection.ts";
import { historyStore } from "./history-store.ts";
import { sitesBeside } from "./sites-beside.ts";
import { t } from "../../words/t.ts";

type Icons = Stored["assets"]["icons"];

/** @param marks the marks in the editor's page when it was loaded */
export function devStore(marks: ServerMarks): Store {
  const { site } = marks;
  const ask = connect(marks);
  const iconsAt = iconStore(ask);
  let loaded = 0;
  /** What the server would answer to a load, as far as is known. */
  let known: Fingerprinted | undefined;
  let saving: Promise<unknown> = Promise.resolve();
  /** How many saves have begun. */
  let saves = 0;
  /** The latest version published by others that has been merged into the content. */
  let merged: string | undefined;
  return {
    savesTo: "files",
    largestMedia,
    async load(): Promise<Stored> {
      const value = await loadFrom(ask, marks);
      loaded = value.state;
      known = value;
      const { folder, files, icons } = value;
      return { site, folder, files, assets: assetsIn(value, await iconsAt(icons)) };
    },
    async save(files, mergedVersion): Promise<Saved> {
      const body = JSON.stringify(files);
      const asked = answerWith<Saved>(ask("content", { method: "POST", body }), "is");
      saving = asked;
      saves++;
      const { value, reason } = await asked;
      if (value?.is === "saved") merged = mergedVersion ?? merged;
      if (value?.is === "saved" && known) known = withSaved(known, files, value.versions);
      return value ?? { is: "refused", reason: t`Nothing was saved: ${reason}` };
    },
    ...mediaStore(ask),
    ...publishingStore(ask, () => merged),
    ...historyStore(ask),
    beside: sitesBeside(ask),
    watch(changed) {
      const ending = new AbortController();
      const askState = (state: number) => ask(`state?${state}`, { signal: ending.signal });
      const own = {
        saves: () => saves,
        async isKnown(fingerprint: string) {
          // The change may be reported before the answer to the save that made it.
          await saving;
          return known !== undefined && (await fingerprintOf(known)) === fingerprint;
        },
      };
      void watchState(askState, loaded, own, changed, ending);
      return () => ending.abort();
    },
  };
}

function assetsIn(
  { unreadable, media, theme, siblings = [] }: LoadAnswer,
  icons: Icons,
): Stored["assets"] {
  const measured = media.flatMap((each) =>
    each.measured ? [[each.name, each.measured] as const] : [],
  );
  return {
    icons,
    unreadable: new Map(unreadable),
    media: new Map(media.map(({ name, address }) => [name, address])),
    measured: new Map(measured),
    theme,
    siblingPages: new Map(
      siblings.map(([folder, values]) => [
        folder,
        // A folder that isn't there has no value: JSON says null.
        values ? siblingPagesOf(new Map(Object.entries(values))) : undefined,
      ]),
    ),
  };
}

async function loadFrom(ask: Ask, { blocks }: ServerMarks): Promise<LoadAnswer> {
  const { value, reason } = await answerOf<LoadAnswer>(ask("content"));
  if (!value) throw new Error(`${cannotRead} ${reason}`);
  // A module stays with its page: what isn't saved yet is kept as a draft.
  if (value.blocks !== blocks) location.reload();
  return value;
}

const cannotRead = t`The content can't be read.`;

/** The answer to a load after saving these files. */
function withSaved(
  before: Fingerprinted,
  saved: readonly FileToSave[],
  versions: Readonly<Record<string, string>>,
): Fingerprinted {
  const names = new Set(saved.map(({ name }) => name));
  const now = saved.flatMap(({ name, text }) =>
    text === null ? [] : [{ name, version: versions[name] ?? "" }],
  );
  return { ...before, files: [...before.files.filter(({ name }) => !names.has(name)), ...now] };
}

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
  const removed = new WeakSet<File>();
  return {
    async addMedia(file, kinds): Promise<AddedMedia> {
      const prepared = await prepareMedia(file, kinds, { isRestored: removed.has(file) });
      if (prepared.is === "refused") return prepared;
      const { content, note } = prepared;
      const query = new URLSearchParams([
        ["name", file.name],
        ...kinds.map((kind) => ["kind", kind]),
      ]);
      const answer = ask(`media?${query}`, { method: "POST", body: content });
      const { value, reason } = await answerWith<MediaAnswer>(answer, "name", "address");
      if (!value) return { is: "refused", reason };
      return { is: "added", ...value, ...(note !== undefined && { note }) };
    },
    async removeMedia(name): Promise<RemovedMedia> {
      const query = new URLSearchParams([["name", name]]);
      const answer = ask(`media?${query}`, { method: "DELETE" });
      const { value, reason } = await answerOf(answer, (response) => response.blob());
      if (!value) return { is: "refused", reason };
      const file = new File([value], name.slice(name.lastIndexOf("/") + 1));
      removed.add(file);
      return { is: "removed", file };
    },
  };
}

/** In milliseconds: Git asks a server of its own, and may send photos there. */
const longestPublish = 600_000;

/** The store's methods for publishing. */
function publishingStore(
  ask: Ask,
  merged: () => string | undefined,
): Pick<Store, "published" | "publish"> {
  return {
    async published(): Promise<Published> {
      const mergedVersion = merged();
      const query = mergedVersion === undefined ? "" : `?mergedVersion=${mergedVersion}`;
      const { value, reason } = await answerOf<DatedPublished>(
        ask(`published${query}`, {}, longestPublish),
      );
      return value ? publishedInWords(value) : { is: "unknown", reason };
    },
    async publish(publishing): Promise<PublishAnswer> {
      const body = JSON.stringify({
        ...publishing,
        mergedVersion: merged(),
      } satisfies PublishRequest);
      const request = ask("published", { method: "POST", body }, longestPublish);
      const { value, reason } = await answerWith<PublishAnswer>(request, "is");
      return value ?? { is: "refused", reason };
    },
  };
}

/** In milliseconds: the wait before the next request if the server doesn't answer. */
const retryDelay = 1000;

/** No content has this state, so the server answers at once. */
const noState = 0;

/** What the editor has done itself. */
interface Own {
  /** How many saves have begun. */
  saves: () => number;
  /** Whether content with this fingerprint is what the editor has loaded and saved. */
  isKnown: (fingerprint: string) => Promise<boolean>;
}

/**
 * Long-polls the content's state: the server answers when the state changes.
 * @param first the last known state
 */
async function watchState(
  ask: (known: number) => Promise<Response>,
  first: number,
  { saves, isKnown }: Own,
  changed: () => void,
  { signal }: AbortController,
): Promise<void> {
  let known = first;
  while (!signal.aborted) {
    const before = saves();
    const { value } = await answerOf<StateAnswer>(ask(known));
    if (!value) {
      await new Promise((go) => setTimeout(go, retryDelay));
      continue;
    }
    known = value.state;
    if (await isKnown(value.fingerprint)) continue;
    // The answer may be from before a save that was made since.
    if (saves() !== before) known = noState;
    else changed();
  }
}
