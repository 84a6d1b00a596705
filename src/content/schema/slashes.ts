// Names of files as Windows shows them: in JSON a \ begins a sign of its own, so that nothing else would be read right.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Path } from "../model/path.ts";
import type { Span } from "../syntax/parsed.ts";

/**
 * A text that begins as the name of a file in media, up to its end. A \/ is a / to JSON already, and a \u with four
 * digits is the character with that number.
 */
const inMedia = /"media\\(?!\/|u[\da-fA-F]{4})[^"\r\n]*"/g;

/**
 * Where on a computer a file is, after the name of a field that takes one. What is wrong with that isn't the \.
 * The name is matched, not looked back for: that would go over the same blanks again at each of them.
 */
const onDisk = /("(?:src|file|favicon|sharePicture)"\s*:\s*)("[a-z]:\\[^"\r\n]*")/gi;

/** The same text with / in such names; as long as before, so that everything stands where it stood. */
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
 * Tells the names that were read otherwise than they are written.
 * @param text as it is written
 * @param span where everything stands in it
 */
export function wrongSlashes(text: string, span: Span | undefined): Problem[] {
  return Array.from(text.matchAll(inMedia), ({ 0: name, index }) => {
    const written = name.slice(1, -1);
    const meant = written.replaceAll(/\\+/g, "/");
    return problem("wrong-slash", { path: pathTo(index, span), at: "value" }, { written, meant });
  });
}

/** The way to what begins at a place. */
function pathTo(offset: number, span: Span | undefined): Path {
  for (const [key, inner] of span?.entries ?? [])
    if (inner.start <= offset && offset < inner.end) return [key, ...pathTo(offset, inner)];
  return [];
}
