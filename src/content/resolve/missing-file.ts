// Reports a file that isn't in media: misspelled, or given by its path on the author's computer.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { SourceLocation } from "../model/path.ts";
import { fileName, suggestFile } from "../text/nearest.ts";

/** True if this is a path on someone's computer. */
export function isOnComputer(source: string): boolean {
  return /^(?:[a-z]:[\\/]|file:|~\/|\/(?:Users|home|Volumes)\/)/i.test(source);
}

/** The problem to report for a file that isn't in media. */
export function missingFile(
  file: string,
  location: SourceLocation,
  media: ReadonlyMap<string, unknown>,
): Problem {
  const same = [...media.keys()].find((each) => each.normalize() === file.normalize());
  const suggestion = same ?? suggestFile(file, media.keys());
  if (!isOnComputer(file))
    return problem("missing-media", location, { file, suggestion, isSame: same !== undefined });
  const right = `media/${fileName(file)}`;
  const written = /^[a-z]:/i.test(file) ? file.replaceAll("/", "\\") : file;
  const values = { written, right: suggestion ?? right, isThere: suggestion !== undefined };
  return problem("file-on-computer", location, values);
}
