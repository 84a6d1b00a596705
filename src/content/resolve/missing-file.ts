// A file that isn't in media: misspelled, or named by where it is on somebody's own computer.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Place } from "../model/path.ts";
import { fileName, suggestFile } from "../text/nearest.ts";

/** Whether this is where a file is on somebody's own computer. */
export function isOnComputer(source: string): boolean {
  return /^(?:[a-z]:[\\/]|file:|~\/|\/(?:Users|home|Volumes)\/)/i.test(source);
}

/** What is said of a file that isn't in media. */
export function missingFile(
  file: string,
  place: Place,
  media: ReadonlyMap<string, unknown>,
): Problem {
  const suggestion = suggestFile(file, media.keys());
  if (!isOnComputer(file)) return problem("missing-media", place, { file, suggestion });
  const right = `media/${fileName(file)}`;
  const written = /^[a-z]:/i.test(file) ? file.replaceAll("/", "\\") : file;
  const values = { written, right: suggestion ?? right, isThere: suggestion !== undefined };
  return problem("file-on-computer", place, values);
}
