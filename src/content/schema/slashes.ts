// Names of files as Windows shows them: in JSON a \ begins a sign of its own, so that nothing else would be read right.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Path } from "../model/path.ts";
import type { Span } from "../syntax/parsed.ts";

/** A text that begins as the name of a file in media or is the path of one on a disk, up to its end. */
const named = /"(?:media\\[^"\r\n]*|[a-z]:\\[^"\r\n]*\.[a-z]{3,4})"/gi;

/** The same text with / in such names; as long as before, so that everything stands where it stood. */
export function withSlashes(text: string): string {
  return /"(?:media|[a-z]:)\\/i.test(text)
    ? text.replaceAll(named, (name) => name.replaceAll("\\\\", "\\/").replaceAll(/\\(?!\/)/g, "/"))
    : text;
}

/**
 * Tells the names that were read otherwise than they are written.
 * @param text as it is written
 * @param span where everything stands in it
 */
export function wrongSlashes(text: string, span: Span | undefined): Problem[] {
  return Array.from(text.matchAll(named), ({ 0: name, index }) => {
    const written = name.slice(1, -1);
    const path = written.replaceAll(/\\+/g, "/");
    const isOnDisk = /^[a-z]:/i.test(written);
    const meant = isOnDisk ? path.replace(/^.*\//, "media/") : path;
    const place = { path: pathTo(index, span), at: "value" } as const;
    return problem("wrong-slash", place, { written, meant, isOnDisk });
  });
}

/** The way to what begins at a place. */
function pathTo(offset: number, span: Span | undefined): Path {
  for (const [key, inner] of span?.entries ?? [])
    if (inner.start <= offset && offset < inner.end) return [key, ...pathTo(offset, inner)];
  return [];
}
