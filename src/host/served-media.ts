// Lists the media that the built site serves: photos in several sizes, every other file unchanged.
import { readFile } from "node:fs/promises";
import { renditionsOf } from "../content/resolve/renditions.ts";
import type { MediaFile } from "../files/media-folder.ts";
import type { Photos } from "../files/photos.ts";

/** Address -> a function that reads or makes the file when it is needed. */
export type ServedMedia = ReadonlyMap<string, () => Promise<Uint8Array>>;

export function servedMedia(files: Iterable<MediaFile>, photos: Photos): ServedMedia {
  const served = new Map<string, () => Promise<Uint8Array>>();
  for (const { path, address, measured } of files) {
    // A file that can't be read is reported as an error if a page shows it.
    if (!measured) continue;
    const renditions = renditionsOf(address, measured);
    if (renditions.length === 0) served.set(address, () => readFile(path));
    for (const each of renditions) served.set(each.address, () => photos.make(path, each));
  }
  return served;
}

/**
 * Makes only the files that documents use, so that no unused photo is published with its location.
 * @returns path in the built site -> content
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
