// What cameras and programs write into photos beside the pixels: found, and taken out without touching a pixel.
import { separateAvif } from "./avif.ts";
import { readExif } from "./exif.ts";
import { separateJpeg } from "./jpeg.ts";
import { separatePng } from "./png.ts";
import type { Separated } from "./separated.ts";
import { separateTiff } from "./tiff.ts";
import { separateWebp } from "./webp.ts";

/** How each format begins. No library was found that leaves the orientation and the colors in all of these. */
const formats: readonly [begin: RegExp, separate: (bytes: Buffer) => Separated][] = [
  [/^\xff\xd8\xff/, separateJpeg],
  [/^\x89PNG\r\n/, separatePng],
  [/^RIFF....WEBP/s, separateWebp],
  [/^....ftyp(?:avi[fs]|m[is]f1|he[iv][cxms])/s, separateAvif],
  [/^(?:II\*|MM.\*)/s, separateTiff],
];

/** The same photo without where, when and with what it was taken; any other file as it is. */
export function withoutCameraData(content: Uint8Array): Uint8Array {
  return separate(content)?.photo ?? content;
}

/** Whether a photo says where it was taken. */
export function tellsPlace(content: Uint8Array): boolean {
  const { exif = [], texts = [] } = separate(content) ?? {};
  return (
    exif.some((tiff) => readExif(tiff).hasPlace) ||
    texts.some((text) => text.includes("GPSLatitude") || text.includes("GPSLongitude"))
  );
}

/** @returns undefined for what is no photo, or one that isn't written as its format says */
function separate(content: Uint8Array): Separated | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  const begin = bytes.toString("latin1", 0, 20);
  try {
    return formats.find(([format]) => format.test(begin))?.[1](bytes);
  } catch {
    return undefined;
  }
}
