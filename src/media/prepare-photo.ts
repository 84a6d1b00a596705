// Decodes a new photo in the browser, to find out if it is damaged, and makes it smaller.
import type { Measured } from "../content/model/symbols.ts";
import { isCutOff } from "./inspect-photo.ts";
import { isMoving } from "./moving-picture.ts";
import { measureUndecoded } from "./measure-undecoded.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

interface Prepared {
  content: Uint8Array<ArrayBuffer>;
  measured: Measured;
}

/** The kinds that every browser shows: one that can't be decoded is damaged. */
const types: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
};

/**
 * @param photo without camera data; any other file is returned unchanged
 * @returns undefined if it is damaged
 */
export async function preparePhoto(
  photo: Prepared,
  mayShrink: boolean,
): Promise<Prepared | undefined> {
  const { content, measured } = photo;
  const { kind = "", width } = measured;
  if (isCutOff(content, kind)) return undefined;
  const type = types[kind];
  // Only browsers can decode. In tests, the same code runs without one.
  if (type === undefined || typeof createImageBitmap === "undefined") return photo;
  const bitmap = await createImageBitmap(new Blob([content], { type })).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    // A browser that doesn't turn this photo upright must not write it.
    if (!mayShrink || isMoving(content, kind) || bitmap.width !== width) return photo;
    const shrunk = await shrinkPhoto({ content, kind, bitmap });
    return shrunk ? { content: shrunk, measured: await measureUndecoded(shrunk) } : photo;
  } finally {
    bitmap.close();
  }
}
