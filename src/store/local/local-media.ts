// A media file that only this browser has: its address, its size, and what kind of file it is.
import type { Measured } from "../../content/model/symbols.ts";
import { measureUndecoded } from "../../media/measure-undecoded.ts";

export interface LocalMedia {
  /** A `blob:` address; empty if the file can't be read. */
  address: string;
  /** Changes with the content; empty if the file can't be read. */
  version: string;
  measured: Measured | undefined;
}

/** @returns an empty text if browsers recognize files of this kind themselves */
export function mediaType(kind: string | undefined): string {
  return types[kind ?? ""] ?? "";
}

/** Browsers show a drawing only if it says that it is one; they recognize everything else themselves. */
const types: Readonly<Record<string, string>> = { svg: "image/svg+xml", pdf: "application/pdf" };

/**
 * The address is never revoked: pages and undo may show the file until the editor is closed, and a file on disk takes no
 * memory.
 */
export async function localMedia(
  content: Blob,
  bytes: Uint8Array,
  version: string,
): Promise<LocalMedia> {
  const measured = await measureUndecoded(bytes);
  const typed = content.slice(0, content.size, mediaType(measured.kind));
  return { address: URL.createObjectURL(typed), version, measured };
}
