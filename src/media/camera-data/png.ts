// Removes camera data from PNG files: keeps only the chunks that pixels and colors need
// (https://www.w3.org/TR/png-3/#5Chunk-layout).
import { crc32, inflateSync } from "node:zlib";
import { orientationAlone } from "./exif.ts";
import { ascii, type Separated } from "./separated.ts";

/** Chunks whose names start with a capital letter are needed to read the file at all. */
const needed =
  /^([A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|sPLT|hIST|acTL|fcTL|fdAT|cICP|mDC[Vv]|cLL[Ii])/;

const [signatureLength, frameLength] = [8, 12];

export function separatePng(bytes: Buffer): Separated {
  const kept = [bytes.subarray(0, signatureLength)];
  const exif: Buffer[] = [];
  const texts: Buffer[] = [];
  for (let at = signatureLength; at + frameLength <= bytes.length;) {
    const end = at + frameLength + bytes.readUInt32BE(at);
    const chunk = bytes.subarray(at, end);
    const name = ascii(bytes, at + 4, at + 8);
    if (needed.test(name)) kept.push(chunk);
    else if (name === "eXIf") exif.push(chunk.subarray(8, -4));
    else texts.push(readable(name, chunk.subarray(8, -4)));
    at = name === "IEND" ? bytes.length : end;
  }
  const orientation = orientationAlone(exif);
  // After the header, which must come first.
  if (orientation) kept.splice(2, 0, chunkOf("eXIf", orientation));
  return { photo: Buffer.concat(kept), exif, texts };
}

/** In bytes: far more than anyone writes about a photo. */
const longestText = 10_000_000;

/** The content of a text chunk, decompressed if necessary. */
function readable(name: string, data: Buffer): Buffer {
  const keyword = data.indexOf(0);
  const isCompressed = name === "zTXt" || (name === "iTXt" && data[keyword + 1] === 1);
  if (!isCompressed) return data;
  // In iTXt, two bytes, the language, and the translated keyword come between the keyword and the text.
  const language = data.indexOf(0, keyword + 3);
  const start = name === "zTXt" ? keyword + 2 : data.indexOf(0, language + 1) + 1;
  try {
    return inflateSync(data.subarray(start), { maxOutputLength: longestText });
  } catch {
    return data;
  }
}

function chunkOf(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
