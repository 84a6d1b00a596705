// A problem in a file of `blocks/`, and where in its text.
import type { Finding } from "../content/diagnostics/finding.ts";
import type { Problem } from "../content/diagnostics/problem.ts";
import { range, type SourceLocation } from "../content/model/path.ts";
import { wordsOf } from "../content/report/diagnose.ts";
import { parse } from "../content/syntax/parse.ts";
import { Source } from "../content/syntax/source.ts";
import type { BlocksFolder } from "./blocks-folder.ts";

export interface FoundInFile extends Pick<Finding, "id" | "severity" | "message" | "hint"> {
  /** The file's name in `blocks/`. */
  file: string;
  location: SourceLocation;
}

/** What is wrong, and what to do about it. */
type Words = Pick<Finding, "message" | "hint">;

export const wrong = (
  id: "own-schema" | "own-view" | "own-styles",
  file: string,
  location: SourceLocation,
  words: Words,
): FoundInFile => ({ id, severity: "error", file, location, ...words });

/** A mistake in how a file is written, which content can have, too. */
export const wronglyWritten = (file: string, problem: Problem): FoundInFile => ({
  id: problem.id,
  file,
  location: problem.location,
  ...wordsOf(problem),
});

/** The first character of a file. */
export const atTop: SourceLocation = range(0, 1);

/** Where a text first has these words; otherwise its first character. */
export function placeOf(text: string, words: string): SourceLocation {
  const offset = text.indexOf(words);
  return offset < 0 ? atTop : range(offset, words.length);
}

/** @param line from 1 @param column from 1 */
export function placeAt(text: string, line: number, column: number): SourceLocation {
  const before = text.split("\n").slice(0, line - 1);
  return range(before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1, 1);
}

export function findingIn(
  { files, shown }: BlocksFolder,
  { file, location, ...words }: FoundInFile,
): Finding {
  const text = files.get(file) ?? "";
  const span = file.endsWith(".json") ? parse(text, () => 0).span : undefined;
  const source = new Source(shown(file), text, span);
  return {
    ...words,
    file: source.name,
    pointer: "",
    ...source.locate(location),
  };
}
