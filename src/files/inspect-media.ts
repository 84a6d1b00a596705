// Reads a media file from disk: what kind of file it is, its size, and whether it can be shown.
import { readFile } from "node:fs/promises";
import type { Measured } from "../content/model/symbols.ts";
import { measureMedia } from "../media/measure-media.ts";
import { contentHash } from "./content-hash.ts";
import { photoHash, type Photos } from "./photos.ts";

/** The result of inspecting a file. */
export interface MediaInspection {
  /** A short hash that changes with the content. */
  hash: string;
  measured: Measured;
}

export async function inspectMedia(path: string, photos: Photos): Promise<MediaInspection> {
  const content = await readFile(path);
  const measured = await inspect(content, photos);
  const hash = measured.format === undefined ? contentHash(content) : photoHash(content);
  return { hash, measured };
}

async function inspect(content: Uint8Array, photos: Photos): Promise<Measured> {
  const measured = await measureMedia(content);
  const { kind } = measured;
  return kind === undefined ? measured : { ...measured, ...(await photos.look(content, kind)) };
}
