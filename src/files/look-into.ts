// What a file in media is, and how large: found by looking into it, whatever its name says.
import { readFile } from "node:fs/promises";
import { imageSize } from "image-size";
import type { Measured } from "../content/model/symbols.ts";
import { tellsPlace } from "./camera-data/camera-data.ts";
import { contentHash } from "./content-hash.ts";
import { isDrawing, lookIntoDrawing } from "./drawings.ts";
import { photoHash, type Photos } from "./photos.ts";

/** What looking into a file finds. */
export interface Look {
  /** Short, and another one for any other file. */
  hash: string;
  measured: Measured;
}

export async function lookInto(path: string, photos: Photos): Promise<Look> {
  const content = await readFile(path);
  const measured = await measure(content, photos);
  const hash = measured.format === undefined ? contentHash(content) : photoHash(content);
  return { hash, measured: { bytes: content.length, ...measured } };
}

async function measure(content: Uint8Array, photos: Photos): Promise<Omit<Measured, "bytes">> {
  const { kind, ...size } = sizeOf(content);
  // A drawing needs no size of its own; a web page that has one in it is none.
  if (isDrawing(content)) return { ...size, kind: "svg", ...lookIntoDrawing(content) };
  const place = tellsPlace(content) ? { tellsPlace: true } : {};
  if (isOfPhone(content)) return { ...size, ...place, kind: "heic" };
  if (kind === undefined || kind === "svg") return isPdf(content) ? { kind: "pdf" } : {};
  return { kind, ...size, ...place, ...(await photos.look(content, kind)) };
}

/** HEIC: what it is stands behind the length of its first part. AVIF, which browsers show, is called another way there. */
function isOfPhone(content: Uint8Array): boolean {
  const brands = Buffer.from(content.subarray(4, 40)).toString("latin1");
  return (
    /^ftyp(?:hei[cxms]|hev[cx])/.test(brands) ||
    (/^ftypm[is]f1/.test(brands) && !/avi[fs]/.test(brands))
  );
}

function isPdf(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(0, 10_000)).includes("%PDF-");
}

/** None for what isn't a picture, or a drawing without a size of its own. */
function sizeOf(content: Uint8Array): Omit<Measured, "bytes"> {
  try {
    const { width, height, type: kind } = imageSize(content);
    return { kind, width, height };
  } catch {
    return {};
  }
}
