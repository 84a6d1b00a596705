// Adds media to a copy of the site in this browser, and removes media from it.
import { freeMediaName } from "../../media/media-name.ts";
import { prepareMedia } from "../../media/prepare-media.ts";
import type { AddedMedia, RemovedMedia } from "../store.ts";
import { versionOf } from "./content-version.ts";
import type { CopiedContent } from "./copied-content.ts";
import { bytesOf } from "./folder-files.ts";
import type { CopyKeeper, KeptMedia } from "./kept-copy.ts";
import { mediaType } from "./local-media.ts";

export interface MediaCopy {
  keeper: CopyKeeper;
  /** Reads the copy as it is now. */
  read: () => Promise<CopiedContent>;
}

/** @param kinds the accepted kinds of file, as file extensions */
export async function addToCopy(
  { keeper, read }: MediaCopy,
  file: File,
  kinds: readonly string[],
): Promise<AddedMedia> {
  const prepared = await prepareMedia(file, kinds);
  if (prepared.is === "refused") return prepared;
  const { stem, kind, note } = prepared;
  const content = new Blob([new Uint8Array(prepared.content)], { type: mediaType(kind) });
  const version = await versionOf(await content.arrayBuffer());
  // Without a format, because no other sizes are made from a file that no build has seen.
  const { format: _format, ...measured } = prepared.measured;
  const before = (await read()).media;
  const inMedia = await freeMediaName(
    stem,
    kind,
    (each) => (before.get(`media/${each}`)?.version ?? version) !== version,
  );
  const name = `media/${inMedia}`;
  if (!before.has(name)) {
    const last = await changeOf(keeper, name);
    // A file that is put back is the published one again.
    const isPutBack = last?.is === "removed" && last.version === version;
    const change = { is: "added", name, content, version, measured } as const;
    await keeper.writeMedia(name, isPutBack ? undefined : change);
  }
  const address = (await read()).media.get(name)?.address ?? "";
  return { is: "added", name, address, measured, ...(note !== undefined && { note }) };
}

/** @param name as content uses it, of a file in the copy */
export async function removeFromCopy(
  { keeper, read }: MediaCopy,
  name: string,
): Promise<RemovedMedia> {
  const content = await contentOf({ keeper, read }, name).catch(() => undefined);
  if (!content)
    return {
      is: "refused",
      reason: `${name} can't be removed now, because it couldn't be loaded to put it back later. Check your connection, then try again.`,
    };
  const bytes = await bytesOf(content);
  const last = await changeOf(keeper, name);
  const version = await versionOf(bytes);
  const published = (await read()).media.get(name)?.address ?? "";
  await keeper.writeMedia(
    name,
    last?.is === "added" ? undefined : { is: "removed", name, published, version },
  );
  return { is: "removed", file: new File([bytes], name.slice("media/".length)) };
}

/**
 * @param name as content uses it
 * @throws if a published file can't be loaded
 */
export async function contentOf({ keeper, read }: MediaCopy, name: string): Promise<Blob> {
  const last = await changeOf(keeper, name);
  if (last?.is === "added") return last.content;
  const answer = await fetch((await read()).media.get(name)?.address ?? "");
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.blob();
}

async function changeOf(keeper: CopyKeeper, name: string): Promise<KeptMedia | undefined> {
  return (await keeper.read()).media.find((each) => each.name === name);
}
