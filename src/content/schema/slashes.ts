// Reads file names with Windows backslashes: in JSON a \ starts an escape, which would spoil everything after it.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Path } from "../model/path.ts";
import type { Span } from "../syntax/parsed.ts";

/**
 * The beginning of a text that names a file in media, up to its end. JSON already reads \/ as /, and \u with four
 * digits is a character.
 */
const inMedia = /"media\\(?!\/|u[\da-fA-F]{4})[^"\r\n]*"/g;

/**
 * A path on the author's computer, after the name of a field for files. The \ isn't what is wrong with it.
 * The name is matched, not looked back for: that would scan the same whitespace again at each location.
 */
const onDisk = /("(?:src|file|favicon|sharePicture)"\s*:\s*)("[a-z]:\\[^"\r\n]*")/gi;

/** The same text with / in such names; the length stays the same, so that all positions do. */
export function withSlashes(text: string): string {
  // Most files have no \ at all, and one character is found faster than several.
  const isNamed = text.includes("\\") && (text.includes('"media\\') || text.includes(":\\"));
  if (!isNamed) return text;
  return text
    .replaceAll(inMedia, slashed)
    .replaceAll(onDisk, (_whole, field: string, name: string) => field + slashed(name));
}

function slashed(name: string): string {
  return name.replaceAll("\\\\", "\\/").replaceAll(/\\(?!\/)/g, "/");
}

/**
 * Reports the names that were read differently than they are written.
 * @param text as written
 * @param span the location of everything in it
 */
export function wrongSlashes(text: string, span: Span | undefined): Problem[] {
  return Array.from(text.matchAll(inMedia), ({ 0: name, index }) => {
    const written = name.slice(1, -1);
    const meant = written.replaceAll(/\\+/g, "/");
    return problem("wrong-slash", { path: pathTo(index, span), at: "value" }, { written, meant });
  });
}

/** The path to the value that begins at a location. */
function pathTo(offset: number, span: Span | undefined): Path {
  for (const [key, inner] of span?.entries ?? [])
    if (inner.start <= offset && offset < inner.end) return [key, ...pathTo(offset, inner)];
  return [];
}
