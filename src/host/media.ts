// The files that the built site serves from a content folder's media: photos in their sizes, every other file as it
// is.
import { readFile } from "node:fs/promises";
import { renditionsOf } from "../content/resolve/renditions.ts";
import type { MediaFile } from "../files/media-files.ts";
import type { Photos } from "../files/photos.ts";

/** Address -> the file served there. Nothing is read or made before it is needed. */
export type ServedMedia = ReadonlyMap<string, () => Promise<Uint8Array>>;

export function servedMedia(files: Iterable<MediaFile>, photos: Photos): ServedMedia {
  const served = new Map<string, () => Promise<Uint8Array>>();
  for (const { path, address, measured } of files) {
    // A file that can't be read is an error in the content, unless nothing shows it.
    if (!measured) continue;
    const renditions = renditionsOf(address, measured);
    if (renditions.length === 0) served.set(address, () => readFile(path));
    for (const each of renditions) served.set(each.address, () => photos.make(path, each));
  }
  return served;
}

/**
 * Only files that documents request: the location in a photo that nothing shows stays private.
 * @returns path in the built site -> its content
 */
export async function mediaFiles(
  served: ServedMedia,
  documents: Iterable<string>,
): Promise<Map<string, Uint8Array>> {
  const wanted = new Set<string>();
  for (const html of documents)
    for (const [address] of html.matchAll(/media\/[^"\s]+/g)) wanted.add(`./${address}`);
  const files = new Map<string, Uint8Array>();
  for (const [address, read] of served)
    if (wanted.has(address)) files.set(decodeURIComponent(address.slice(2)), await read());
  return files;
}
