// Removes camera data from WebP files: keeps only the chunks (RFC 9649, section 2) that pixels and colors need.
import { bytesOf, concat, latin1, viewOf } from "../bytes.ts";
import { orientationAlone } from "./exif.ts";
import type { Separated } from "./separated.ts";

const needed = new Set(["VP8X", "VP8 ", "VP8L", "ICCP", "ALPH", "ANIM", "ANMF"]);

/** Bits of the first chunk that announce Exif and XMP. */
const [exifFlag, xmpFlag] = [0x08, 0x04];

const headLength = 12;

export function separateWebp(bytes: Uint8Array): Separated {
  const kept: Uint8Array[] = [];
  const exif: Uint8Array[] = [];
  const texts: Uint8Array[] = [];
  const view = viewOf(bytes);
  const whole = Math.min(bytes.length, view.getUint32(4, true) + 8);
  for (let at = headLength; at + 8 <= whole;) {
    const length = view.getUint32(at + 4, true);
    // Chunks with an odd length are padded with one byte.
    const end = Math.min(whole, at + 8 + length + (length % 2));
    const name = latin1(bytes, at, at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (needed.has(name)) kept.push(new Uint8Array(bytes.subarray(at, end)));
    else if (name === "EXIF") exif.push(withoutName(data));
    else texts.push(data);
    at = end;
  }
  const orientation = orientationAlone(exif);
  const [first] = kept;
  if (first && latin1(first, 0, 4) === "VP8X") {
    first[8] = ((first[8] ?? 0) & ~(exifFlag | xmpFlag)) | (orientation ? exifFlag : 0);
    if (orientation) kept.push(exifChunk(orientation));
  }
  const body = concat(kept);
  const head = new Uint8Array(bytes.subarray(0, headLength));
  viewOf(head).setUint32(4, body.length + 4, true);
  return { photo: concat([head, body]), exif, texts };
}

/** Some programs write the name "Exif" before the data, as in JPEG. */
function withoutName(data: Uint8Array): Uint8Array {
  return latin1(data, 0, 6) === "Exif\0\0" ? data.subarray(6) : data;
}

function exifChunk(tiff: Uint8Array): Uint8Array {
  const head = bytesOf("EXIF\0\0\0\0");
  viewOf(head).setUint32(4, tiff.length, true);
  return concat([head, tiff]);
}
