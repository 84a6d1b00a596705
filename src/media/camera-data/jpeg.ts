// Removes camera data from JPEG files: keeps only the segments (ITU T.81, annex B) that pixels and colors need.
import { bytesOf, concat, latin1, viewOf } from "../bytes.ts";
import { orientationAlone } from "./exif.ts";
import type { Separated } from "./separated.ts";

const [scanMarker, endMarker] = [0xda, 0xd9];
const exifName = "Exif\0\0";

/** Drops what follows the end, such as the video of a phone's motion photo, because it has its own location data. */
export function separateJpeg(bytes: Uint8Array): Separated {
  const kept: Uint8Array[] = [];
  const exif: Uint8Array[] = [];
  const texts: Uint8Array[] = [];
  for (const segment of segmentsOf(bytes)) {
    const marker = segment[1] ?? 0;
    if (isNeeded(marker, segment)) kept.push(segment);
    else if (latin1(segment, 4, 10) === exifName) exif.push(segment.subarray(10));
    else texts.push(segment);
  }
  const orientation = orientationAlone(exif);
  // After the start, and after the JFIF header, which some programs expect first.
  if (orientation) kept.splice(kept[1]?.[1] === 0xe0 ? 2 : 1, 0, exifSegment(orientation));
  return { photo: concat(kept), exif, texts };
}

/** Of the application segments, only JFIF, color profiles and Adobe's color transform affect the picture. */
function isNeeded(marker: number, segment: Uint8Array): boolean {
  const name = latin1(segment, 4, 16);
  if (marker === 0xe0) return name.startsWith("JFIF\0");
  if (marker === 0xe2) return name.startsWith("ICC_PROFILE\0");
  if (marker === 0xee) return name.startsWith("Adobe");
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  const isComment = marker === 0xfe;
  return !isApplication && !isComment;
}

/** Each segment starts at its marker, and a scan includes its pixels. Bytes between segments are skipped. */
export function* segmentsOf(bytes: Uint8Array): Generator<Uint8Array> {
  const view = viewOf(bytes);
  for (let at = 0; at + 1 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0xff || marker === 0) {
      at++;
      continue;
    }
    const hasLength = marker !== 0x01 && !(marker >= 0xd0 && marker <= endMarker);
    let end = at + 2 + (hasLength && at + 4 <= bytes.length ? view.getUint16(at + 2) : 0);
    if (marker === scanMarker) end = endOfScan(bytes, end);
    yield bytes.subarray(at, end);
    if (marker === endMarker) return;
    at = end;
  }
}

/** Pixels end at the first marker that can't appear among them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  // A loop over the bytes would take three times as long.
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

function exifSegment(tiff: Uint8Array): Uint8Array {
  const head = Uint8Array.of(0xff, 0xe1, 0, exifName.length + tiff.length + 2);
  return concat([head, bytesOf(exifName), tiff]);
}
