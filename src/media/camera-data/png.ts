// Removes camera data from PNG files: keeps only the chunks that pixels and colors need
// (https://www.w3.org/TR/png-3/#5Chunk-layout).
import { bytesOf, concat, latin1, viewOf } from "../bytes.ts";
import { orientationAlone } from "./exif.ts";
import type { Separated } from "./separated.ts";

/** Chunks whose names start with a capital letter are needed to read the file at all. */
const needed =
  /^([A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|sPLT|hIST|acTL|fcTL|fdAT|cICP|mDC[Vv]|cLL[Ii])/;

const [signatureLength, frameLength] = [8, 12];

export function separatePng(bytes: Uint8Array): Separated {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, signatureLength)];
  const exif: Uint8Array[] = [];
  const unreadExif: Uint8Array[] = [];
  const texts: Uint8Array[] = [];
  const compressed: Uint8Array[] = [];
  for (let at = signatureLength; at + frameLength <= bytes.length;) {
    const end = at + frameLength + view.getUint32(at);
    const chunk = bytes.subarray(at, end);
    const name = latin1(bytes, at + 4, at + 8);
    if (needed.test(name)) kept.push(chunk);
    else if (name === "eXIf") {
      // ImageMagick 6 writes it after the pixels, where no browser and no sharp reads it.
      const isRead = !kept.some((each) => latin1(each, 4, 8) === "IDAT");
      (isRead ? exif : unreadExif).push(chunk.subarray(8, -4));
    } else {
      const data = chunk.subarray(8, -4);
      const start = startOfCompressed(name, data);
      if (start === undefined) texts.push(data);
      else compressed.push(data.subarray(start));
    }
    at = name === "IEND" ? bytes.length : end;
  }
  const orientation = orientationAlone(exif);
  // After the header, which must come first.
  if (orientation) kept.splice(2, 0, chunkOf("eXIf", orientation));
  return { photo: concat(kept), exif, unreadExif, texts, compressed };
}

/** Where the compressed text of a chunk starts; undefined if it has none. */
function startOfCompressed(name: string, data: Uint8Array): number | undefined {
  const keyword = data.indexOf(0);
  if (name === "zTXt") return keyword + 2;
  if (name !== "iTXt" || data[keyword + 1] !== 1) return undefined;
  // In iTXt, two bytes, the language, and the translated keyword come between the keyword and the text.
  const language = data.indexOf(0, keyword + 3);
  return data.indexOf(0, language + 1) + 1;
}

function chunkOf(name: string, data: Uint8Array): Uint8Array {
  const body = concat([bytesOf(name), data]);
  const chunk = concat([new Uint8Array(4), body, new Uint8Array(4)]);
  viewOf(chunk).setUint32(0, data.length);
  viewOf(chunk).setUint32(4 + body.length, crc32(body));
  return chunk;
}

/** The checksum of a chunk (https://www.w3.org/TR/png-3/#5CRC-algorithm), bit by bit: these are short. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
