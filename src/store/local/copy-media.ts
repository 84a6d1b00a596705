// Adds media to a copy of the site in this browser, and removes media from it.
import { freeMediaName } from "../../media/media-name.ts";
import { prepareMedia } from "../../media/prepare-media.ts";
import type { AddedMedia, RemovedMedia } from "../store.ts";
import { versionOf } from "./content-version.ts";
import type { CopiedContent } from "./copied-content.ts";
import { bytesOf } from "./folder-files.ts";
import type { CopyStore, CopiedMedia } from "./stored-copy.ts";
import { mediaType } from "./local-media.ts";
import { t } from "../../words/t.ts";

/** What a removed file was, to put it back. */
interface RemovedFromCopy {
  name: string;
  /** undefined if it was the published one. */
  before: CopiedMedia | undefined;
}

export interface MediaCopy {
  copyStore: CopyStore;
  /** The published site. */
  published: CopiedContent;
  removedFiles: WeakMap<File, RemovedFromCopy>;
  /** Reads the copy as it is now. */
  read: () => Promise<CopiedContent>;
}

/** @param kinds the accepted kinds of file, as file extensions */
export async function addToCopy(
  copy: MediaCopy,
  file: File,
  kinds: readonly string[],
): Promise<AddedMedia> {
  const { copyStore, removedFiles, read } = copy;
  const removed = removedFiles.get(file);
  const isFree = removed && !(await read()).media.has(removed.name);
  if (removed && isFree) return putBack(copy, removed);
  const prepared = await prepareMedia(file, kinds, { isRestored: removed !== undefined });
  if (prepared.is === "refused") return prepared;
  const { stem, kind, measured, note } = prepared;
  const content = new Blob([prepared.content], { type: mediaType(kind) });
  const version = await versionOf(await content.arrayBuffer());
  const before = (await read()).media;
  const inMedia = await freeMediaName(
    stem,
    kind,
    (each) => (before.get(`media/${each}`)?.version ?? version) !== version,
  );
  const name = `media/${inMedia}`;
  if (!before.has(name))
    await copyStore.writeMedia(name, { is: "added", name, content, version, measured });
  const address = (await read()).media.get(name)?.address ?? "";
  return { is: "added", name, address, measured, ...(note !== undefined && { note }) };
}

/** The published file again, or the one that the author had added: what was loaded from the site may be smaller. */
async function putBack(
  { copyStore, read }: MediaCopy,
  { name, before }: RemovedFromCopy,
): Promise<AddedMedia> {
  await copyStore.writeMedia(name, before);
  const { address = "", measured } = (await read()).media.get(name) ?? {};
  return { is: "added", name, address, measured };
}

/** @param name as content uses it, of a file in the copy */
export async function removeFromCopy(copy: MediaCopy, name: string): Promise<RemovedMedia> {
  const { copyStore, published, removedFiles } = copy;
  const content = await contentOf(copy, name).catch(() => undefined);
  if (!content)
    return {
      is: "refused",
      reason: t`${name} can't be removed now, because it couldn't be loaded to put it back later. Check your connection, then try again.`,
    };
  const file = new File([await bytesOf(content)], name.slice("media/".length));
  removedFiles.set(file, { name, before: await changeOf(copyStore, name) });
  const version = published.media.get(name)?.version;
  await copyStore.writeMedia(
    name,
    version === undefined ? undefined : { is: "removed", name, published: version },
  );
  return { is: "removed", file };
}

/**
 * @param name as content uses it
 * @throws if a published file can't be loaded
 */
export async function contentOf({ copyStore, read }: MediaCopy, name: string): Promise<Blob> {
  const last = await changeOf(copyStore, name);
  if (last?.is === "added") return last.content;
  const answer = await fetch((await read()).media.get(name)?.address ?? "");
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.blob();
}

async function changeOf(copyStore: CopyStore, name: string): Promise<CopiedMedia | undefined> {
  return (await copyStore.read()).media.find((each) => each.name === name);
}
