// Finds and removes what cameras and programs write into photos, without changing a pixel.
import { latin1 } from "../bytes.ts";
import { separateAvif } from "./avif.ts";
import { readExif } from "./exif.ts";
import { inflate } from "./inflate.ts";
import { separateJpeg } from "./jpeg.ts";
import { separatePng } from "./png.ts";
import type { Separated } from "./separated.ts";

import { separateTiff } from "./tiff.ts";
import { separateWebp } from "./webp.ts";

/** How files of each format start. No library was found that preserves orientation and colors in all of these formats. */
const formats: readonly [begin: RegExp, separate: (bytes: Uint8Array) => Separated][] = [
  [/^\xff\xd8\xff/, separateJpeg],
  [/^\x89PNG\r\n/, separatePng],
  [/^RIFF....WEBP/s, separateWebp],
  [/^....ftyp(?:avi[fs]|m[is]f1|he[iv][cxms])/s, separateAvif],
  [/^(?:II\*|MM.\*)/s, separateTiff],
];

/** Returns the photo without data about where, when and how it was taken. Any other file is returned unchanged. */
export function withoutCameraData(content: Uint8Array): Uint8Array {
  return separate(content)?.photo ?? content;
}

/** How a photo is turned, as Exif says it; 1 is upright. */
export function orientationOf(content: Uint8Array): number {
  const { exif: [exif] = [], orientation } = separate(content) ?? {};
  if (orientation !== undefined) return orientation;
  return exif ? readExif(exif).orientation : 1;
}

/** True if a photo says where it was taken. */
export async function hasLocation(content: Uint8Array): Promise<boolean> {
  const { exif = [], unreadExif = [], texts = [], compressed = [] } = separate(content) ?? {};
  if (
    [...exif, ...unreadExif].some((tiff) => readExif(tiff).hasLocation) ||
    texts.some(hasLocationText)
  )
    return true;
  for (const text of compressed) if (hasLocationText(await inflate(text))) return true;
  return false;
}

/** In half the time of `latin1`, and the same for the letters that are looked for. */
const anyText = new TextDecoder("latin1");

const hasLocationText = (text: Uint8Array): boolean =>
  /GPSL(?:at|ong)itude/.test(anyText.decode(text));

/** @returns undefined if the file isn't a photo, or is a malformed one */
function separate(content: Uint8Array): Separated | undefined {
  // Not a subclass, whose methods may do something else: what Node's Buffer calls "slice" shares its bytes.
  const bytes = new Uint8Array(content.buffer, content.byteOffset, content.length);
  const begin = latin1(bytes, 0, 20);
  try {
    return formats.find(([format]) => format.test(begin))?.[1](bytes);
  } catch {
    return undefined;
  }
}
