// Lists the media that the built site serves: photos in several sizes, every other file unchanged.
import { readFile } from "node:fs/promises";
import type { Measured } from "../content/model/symbols.ts";
import type { Area } from "../content/resolve/crop.ts";
import {
  croppedRenditions,
  readCroppedAddress,
  renditionsOf,
} from "../content/resolve/renditions.ts";
import type { MediaFile } from "../files/media-folder.ts";
import type { Photos } from "../files/photos.ts";

export interface ServedMedia {
  /** A function that reads or makes the file at an address when it is needed. */
  get: (address: string) => (() => Promise<Uint8Array>) | undefined;
}

/** Returns the file that the built site serves at an address. */
export type ReadFile = (address: string) => Promise<Uint8Array>;

export function servedMedia(files: Iterable<MediaFile>, photos: Photos): ServedMedia {
  const served = new Map<string, () => Promise<Uint8Array>>();
  const whole = new Map<string, MediaFile>();
  for (const file of files) {
    const { path, address, measured } = file;
    // A file that can't be read is reported as an error if a page shows it.
    if (!measured) continue;
    whole.set(stemOf(address), file);
    const renditions = renditionsOf(address, measured);
    if (renditions.length === 0) served.set(address, () => readFile(path));
    for (const each of renditions) served.set(each.address, () => photos.make(path, each));
  }
  // Only the pages know which parts of photos they show.
  const readPart = (address: string) => {
    const { stem = "", area } = readCroppedAddress(address) ?? {};
    const photo = whole.get(stem);
    if (!photo?.measured || !area || !isWithin(area, photo.measured)) return undefined;
    const made = croppedRenditions(photo.address, photo.measured, area);
    const rendition = made.find((each) => each.address === address);
    return rendition && (() => photos.make(photo.path, rendition));
  };
  return { get: (address) => served.get(address) ?? readPart(address) };
}

function stemOf(address: string): string {
  return address.replace(/\.\w+$/, "");
}

function isWithin(area: Area, { width = 0, height = 0 }: Measured): boolean {
  const isSome = area.width > 0 && area.height > 0;
  return isSome && area.left + area.width <= width && area.top + area.height <= height;
}

/**
 * Only the files that documents use, so that no unused photo is published with its location. They are found in the
 * finished documents, because the views of a site's own blocks may write an address anywhere.
 * @param documents with what their scripts read: what a form shows once it is sent is only in its properties
 * @returns path in the built site -> what reads or makes the file
 */
export function mediaFiles(
  served: ServedMedia,
  documents: Iterable<string>,
): Map<string, () => Promise<Uint8Array>> {
  const wanted = new Set<string>();
  for (const html of documents)
    // The site's own address may have such a folder, too.
    for (const [, address = ""] of html.matchAll(/(?=(media\/[^"\\\s]+))media\//g))
      wanted.add(`./${address}`);
  const files = new Map<string, () => Promise<Uint8Array>>();
  for (const address of [...wanted].sort()) {
    const read = served.get(address);
    if (read) files.set(decodeURIComponent(address.slice(2)), read);
  }
  return files;
}
