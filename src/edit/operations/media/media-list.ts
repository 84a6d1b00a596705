// The files in media that can stand somewhere, and what is to be said of each.
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import type { Measured } from "../../../content/model/symbols.ts";
import { kindByName } from "../../../content/check/media-files.ts";
import type { Stored } from "../../../store/store.ts";

export interface MediaItem {
  /** As content names it. */
  name: string;
  /** Where the dev server, or whatever there is instead, shows it. */
  address: string;
  isPicture: boolean;
  /** Its size, in words. */
  size: string;
}

/** @param kinds what can stand there, as file names end */
export function mediaOfKinds(
  kinds: readonly string[],
  { media, measured }: Stored["beside"],
): MediaItem[] {
  return [...media].flatMap(([name, address]) => {
    const known = measured?.get(name);
    const kind = known?.kind ?? kindByName(name);
    if (!kinds.includes(kind)) return [];
    return [
      { name, address: editorAddress(address), isPicture: kind !== "pdf", size: sizeIn(known) },
    ];
  });
}

/** Those that nothing on the site shows, as far as the check can tell. */
export function unusedMedia(diagnostics: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(
    diagnostics
      .filter(({ id }) => id === "unused-media")
      .map(({ file }) => file.slice(file.lastIndexOf("media/"))),
  );
}

/** Seen from the editor's own page. */
export function editorAddress(address: string): string {
  return address.replace(/^\.\//, "/");
}

function sizeIn({ width, height, bytes }: Partial<Measured> = {}): string {
  if (width !== undefined && height !== undefined)
    return `${Math.round(width)} × ${Math.round(height)} pixels`;
  return bytes === undefined
    ? ""
    : `${Math.max(1, Math.round(bytes / 1000)).toLocaleString("en")} kB`;
}

/** Kinds of file in words: SVG, PNG or JPEG. */
export function listKinds(kinds: readonly string[]): string {
  const names = kinds.map((kind) =>
    kind === "jpg" ? "JPEG" : kind === "webp" ? "WebP" : kind.toUpperCase(),
  );
  return new Intl.ListFormat("en", { type: "disjunction" }).format(names);
}
