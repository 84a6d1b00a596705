// Resolves what links go to: the section of a page, files in media, and locations on a map.
import { isFields } from "../model/json.ts";
import type { SymbolTable } from "../model/symbols.ts";
import { isMeantAsAddress } from "../text/address.ts";
import { bytesInWords } from "../text/bytes-in-words.ts";
import { mapAddress } from "../text/contact-link.ts";
import { readLinkedPage } from "../model/linked-page.ts";
import { suggestFile } from "../text/nearest.ts";
import { isOnComputer } from "./missing-file.ts";

export interface FileLink {
  href: string;
  /** What visitors see about the file before opening it, such as ` (PDF, 120 kB)`. */
  note: string;
}

/** An action or link with resolved fields, of any shape, with its section or the address of its file or map. */
export function resolveTarget(action: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { file, map, page } = action;
  if (typeof page === "string" && page.includes("#")) return { ...action, ...readLinkedPage(page) };
  if (typeof map === "string") return { ...withoutTarget(action), href: mapAddress(map) };
  if (!isFields(file)) return { ...action };
  const label = `${String(action["label"])}${String(file["note"])}`;
  return { ...withoutTarget(action), label, href: file["href"] };
}

/** Only for a file or a map: to leave fields out takes long, and most links are to pages. */
function withoutTarget({ file: _file, map: _map, ...rest }: Readonly<Record<string, unknown>>) {
  return rest;
}

/** True if a picture's source names a file in media, exactly or nearly, rather than an address. */
export function isMeantAsFile(source: string, media: ReadonlyMap<string, unknown>): boolean {
  if (source.startsWith("media/") || isOnComputer(source)) return true;
  return !isMeantAsAddress(source) && suggestFile(source, media.keys()) !== undefined;
}

/** In parentheses, after the text of a link to the file. */
export function fileNote(
  file: string,
  { measured, language }: Pick<SymbolTable, "measured" | "language">,
): string {
  const kind = /\.([^./]+)$/.exec(file)?.[1]?.toUpperCase() ?? "";
  const bytes = measured.get(file)?.bytes;
  const parts = [kind, bytes === undefined ? "" : bytesInWords(bytes, language)].filter(Boolean);
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
