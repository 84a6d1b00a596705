// Finds out what kind of file a media file is and its size, from its content instead of its name.
import { readFile } from "node:fs/promises";
import { imageSize } from "image-size";
import type { Measured } from "../content/model/symbols.ts";
import { tellsLocation } from "../media/camera-data/camera-data.ts";
import { contentHash } from "./content-hash.ts";
import { isDrawing, inspectDrawing } from "../media/drawings.ts";
import { photoHash, type Photos } from "./photos.ts";

/** The result of inspecting a file. */
export interface MediaInspection {
  /** A short hash that changes with the content. */
  hash: string;
  measured: Measured;
}

export async function inspectMedia(path: string, photos: Photos): Promise<MediaInspection> {
  const content = await readFile(path);
  const measured = await measure(content, photos);
  const hash = measured.format === undefined ? contentHash(content) : photoHash(content);
  return { hash, measured: { bytes: content.length, ...measured } };
}

async function measure(content: Uint8Array, photos: Photos): Promise<Omit<Measured, "bytes">> {
  const { kind, ...size } = sizeOf(content);
  // A drawing may have no size. A web page with a drawing in it isn't one.
  if (isDrawing(content)) return { ...size, kind: "svg", ...inspectDrawing(content) };
  const location = tellsLocation(content) ? { tellsLocation: true } : {};
  if (isOfPhone(content)) return { ...size, ...location, kind: "heic" };
  if (kind === undefined || kind === "svg") return isPdf(content) ? { kind: "pdf" } : {};
  return { kind, ...size, ...location, ...(await photos.look(content, kind)) };
}

/** True for HEIC. The brand comes after the length of the first box; AVIF, which browsers can show, has another brand. */
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

/** Empty if the file isn't a picture, or is a drawing without a size. */
function sizeOf(content: Uint8Array): Omit<Measured, "bytes"> {
  try {
    const { width, height, type: kind } = imageSize(content);
    return { kind, width, height };
  } catch {
    return {};
  }
}
