// Lists the media files that fit a field, with what to show for each.
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import type { Measured } from "../../../content/model/symbols.ts";
import { isPictureKind, kindByName } from "../../../content/check/media-files.ts";
import type { Stored } from "../../../store/store.ts";
import { inDigits, oneOf } from "../../../words/formats.ts";
import { t } from "../../../words/t.ts";

export interface MediaItem {
  /** As content refers to it, such as media/desk.jpg. */
  name: string;
  /** Where the store serves it: absolute, or relative to the editor's page. */
  address: string;
  isPicture: boolean;
  /** Its size as text. */
  size: string;
}

/** @param kinds the accepted kinds of file, as file extensions */
export function mediaOfKinds(kinds: readonly string[], assets: Stored["assets"]): MediaItem[] {
  return [...assets.media].flatMap(([name, address]) => {
    const kind = kindOf(name, assets);
    if (!kinds.includes(kind)) return [];
    const size = sizeIn(assets.measured?.get(name));
    return [{ name, address, isPicture: isPictureKind(kind), size }];
  });
}

/** The kinds of all files that the site has. */
export function kindsIn(assets: Stored["assets"]): string[] {
  return [...assets.media.keys()].map((name) => kindOf(name, assets));
}

function kindOf(name: string, { measured }: Stored["assets"]): string {
  return measured?.get(name)?.kind ?? kindByName(name);
}

/** Media files that the site doesn't use, according to the check. */
export function unusedMedia(diagnostics: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(
    diagnostics
      .filter(({ id }) => id === "unused-media")
      .map(({ file }) => file.slice(file.lastIndexOf("media/"))),
  );
}

function sizeIn({ width, height, bytes }: Partial<Measured> = {}): string {
  if (width !== undefined && height !== undefined)
    return t`${Math.round(width)} × ${Math.round(height)} pixels`;
  return bytes === undefined ? "" : t`${inDigits(Math.max(1, Math.round(bytes / 1000)))} kB`;
}

/** Lists kinds of file: SVG, PNG, or JPEG. */
export function listKinds(kinds: readonly string[]): string {
  const names = kinds.map((kind) =>
    kind === "jpg" ? "JPEG" : kind.toUpperCase().replace(/^WEB(?=[PM]$)/, "Web"),
  );
  return oneOf(names);
}
