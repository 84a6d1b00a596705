// Removes camera data from WebP files: keeps only the chunks (RFC 9649, section 2) that pixels and colors need.
import { orientationAlone } from "./exif.ts";
import { ascii, type Separated } from "./separated.ts";

const needed = new Set(["VP8X", "VP8 ", "VP8L", "ICCP", "ALPH", "ANIM", "ANMF"]);

/** Bits of the first chunk that announce Exif and XMP. */
const [exifFlag, xmpFlag] = [0x08, 0x04];

const headLength = 12;

export function separateWebp(bytes: Buffer): Separated {
  const kept: Buffer[] = [];
  const exif: Buffer[] = [];
  const texts: Buffer[] = [];
  const whole = Math.min(bytes.length, bytes.readUInt32LE(4) + 8);
  for (let at = headLength; at + 8 <= whole;) {
    const length = bytes.readUInt32LE(at + 4);
    // Chunks with an odd length are padded with one byte.
    const end = Math.min(whole, at + 8 + length + (length % 2));
    const name = ascii(bytes, at, at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (needed.has(name)) kept.push(Buffer.from(bytes.subarray(at, end)));
    else if (name === "EXIF") exif.push(withoutName(data));
    else texts.push(data);
    at = end;
  }
  const orientation = orientationAlone(exif);
  const [first] = kept;
  if (first && ascii(first, 0, 4) === "VP8X") {
    first[8] = ((first[8] ?? 0) & ~(exifFlag | xmpFlag)) | (orientation ? exifFlag : 0);
    if (orientation) kept.push(exifChunk(orientation));
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, headLength));
  head.writeUInt32LE(body.length + 4, 4);
  return { photo: Buffer.concat([head, body]), exif, texts };
}

/** Some programs write the name "Exif" before the data, as in JPEG. */
function withoutName(data: Buffer): Buffer {
  return ascii(data, 0, 6) === "Exif\0\0" ? data.subarray(6) : data;
}

function exifChunk(tiff: Buffer): Buffer {
  const head = Buffer.from("EXIF\0\0\0\0", "latin1");
  head.writeUInt32LE(tiff.length, 4);
  return Buffer.concat([head, tiff]);
}
