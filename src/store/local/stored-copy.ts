// Stores what an author has changed in a copy of the site, in this browser, so that it survives closing the tab.
import type { Measured } from "../../content/model/symbols.ts";
import { withTimeLimit } from "../time-limit.ts";
import { storeValue, readAllStored, readStored } from "./stored-values.ts";

/** A page or site.json that differs from the published one. */
interface CopiedFile {
  name: string;
  /** null if it was removed. */
  text: string | null;
}

export type CopiedMedia =
  | { is: "added"; name: string; content: Blob; version: string; measured: Measured }
  /** `published` is the version of the published file that was removed. */
  | { is: "removed"; name: string; published: string };

/** As it is in the database: Safari loses a Blob there, at least in a private window (https://webkit.org/b/156347). */
type StoredMedia =
  | Exclude<CopiedMedia, { is: "added" }>
  | (Omit<Extract<CopiedMedia, { is: "added" }>, "content"> & {
      content: ArrayBuffer;
      type: string;
    });

export interface StoredCopy {
  files: readonly CopiedFile[];
  media: readonly CopiedMedia[];
}

export interface CopyStore {
  /** False if the browser can't store the copy, so that it ends with the tab. */
  readonly isLasting: boolean;
  read(): Promise<StoredCopy>;
  writeFiles(files: readonly CopiedFile[]): Promise<void>;
  /** @param media undefined if the file is as it is published */
  writeMedia(name: string, media: CopiedMedia | undefined): Promise<void>;
  /** Calls back when another tab has changed the copy. @returns a function that stops watching */
  watch(changed: () => void): () => void;
}

/** @param site the site's unique name */
export function storeInBrowser(site: string): CopyStore {
  let isLasting = true;
  let last: StoredCopy = { files: [], media: [] };
  /** Once something isn't stored, what is stored is old. */
  const inTime = async <Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (!isLasting) return undefined;
    return withTimeLimit(request()).catch(() => {
      isLasting = false;
      return undefined;
    });
  };
  let channel: BroadcastChannel | undefined;
  const afterWrite = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    if (isLasting) channel?.postMessage("changed");
    else askBeforeLeaving();
  };
  return {
    get isLasting() {
      return isLasting;
    },
    async read() {
      const found = await inTime(() => readCopy(site));
      last = found ?? last;
      return last;
    },
    async writeFiles(files) {
      last = { ...last, files };
      await inTime(() => storeValue(filesKey(site), files.length > 0 ? files : undefined));
      afterWrite();
    },
    async writeMedia(name, media) {
      const others = last.media.filter((each) => each.name !== name);
      last = { ...last, media: media ? [...others, media] : others };
      await inTime(async () =>
        storeValue([...mediaKey(site), name], media && (await toStore(media))),
      );
      afterWrite();
    },
    watch(changed) {
      channel ??= new BroadcastChannel(site);
      channel.addEventListener("message", changed);
      return () => channel?.removeEventListener("message", changed);
    },
  };
}

/** Lets the browser ask before the tab is closed, because the copy would be lost. */
function askBeforeLeaving(): void {
  addEventListener("beforeunload", ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** True if this browser has changes of the copy from earlier. */
export async function hasStoredCopy(site: string): Promise<boolean> {
  const { files, media } = await withTimeLimit(readCopy(site)).catch(() => ({
    files: [],
    media: [],
  }));
  return files.length + media.length > 0;
}

/** Drops all changes, so that the next copy starts from the published site. */
export async function dropStoredCopy(site: string): Promise<void> {
  const { media } = await readCopy(site);
  await storeValue(filesKey(site), undefined);
  for (const { name } of media) await storeValue([...mediaKey(site), name], undefined);
}

async function readCopy(site: string): Promise<StoredCopy> {
  const files = await readStored(filesKey(site));
  const media = await readAllStored(mediaKey(site));
  // Casts: only `storeInBrowser` writes there.
  return {
    files: (files ?? []) as readonly CopiedFile[],
    media: (media as readonly StoredMedia[]).map(fromStored),
  };
}

async function toStore(media: CopiedMedia): Promise<StoredMedia> {
  if (media.is === "removed") return media;
  const { content } = media;
  return { ...media, content: await content.arrayBuffer(), type: content.type };
}

function fromStored(media: StoredMedia): CopiedMedia {
  if (media.is === "removed") return media;
  const { content, type, ...others } = media;
  return { ...others, content: new Blob([content], { type }) };
}

const filesKey = (site: string) => ["copy", site, "files"];
const mediaKey = (site: string) => ["copy", site, "media"];
