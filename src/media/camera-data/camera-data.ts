// Finds and removes what cameras and programs write into photos, without changing a pixel.
import { separateAvif } from "./avif.ts";
import { readExif } from "./exif.ts";
import { separateJpeg } from "./jpeg.ts";
import { separatePng } from "./png.ts";
import type { Separated } from "./separated.ts";
import { separateTiff } from "./tiff.ts";
import { separateWebp } from "./webp.ts";

/** How files of each format start. No library was found that preserves orientation and colors in all of these formats. */
const formats: readonly [begin: RegExp, separate: (bytes: Buffer) => Separated][] = [
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

/** True if a photo says where it was taken. */
export function tellsLocation(content: Uint8Array): boolean {
  const { exif = [], texts = [] } = separate(content) ?? {};
  return (
    exif.some((tiff) => readExif(tiff).hasPlace) ||
    texts.some((text) => text.includes("GPSLatitude") || text.includes("GPSLongitude"))
  );
}

/** @returns undefined if the file isn't a photo, or is a malformed one */
function separate(content: Uint8Array): Separated | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  const begin = bytes.toString("latin1", 0, 20);
  try {
    return formats.find(([format]) => format.test(begin))?.[1](bytes);
  } catch {
    return undefined;
  }
}
