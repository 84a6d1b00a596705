// The only file that connects tests of edits with the reader: what it reads in a file, and what it reports, by line.
import { isDeepStrictEqual } from "node:util";
import { readContentFile } from "../../../src/content/schema/read-file.ts";
import { parse } from "../../../src/content/syntax/parse.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { compileWith } from "../first-site.ts";
import type { Edit } from "./edit.ts";

/** What the reader calls a field that has no name. */
export const nameless = "\ufdd0";

interface Reported {
  line: number;
  id: string;
}

/** @param name of the file, which decides what it may hold */
export function read(name: string, text: string): { value: unknown; reported: Reported[] } {
  const { value, source, ...found } = readContentFile("content", name, { text }, engineVocabulary);
  return {
    value,
    reported: found.syntaxProblems.map(({ id, location }) => ({
      id,
      line: source.locate(location).line,
    })),
  };
}

/** The ids of the problems in any text, in order. */
export function syntaxProblems(text: string): string[] {
  return parse(text, () => 0).problems.map(({ id }) => id);
}

/** What is wrong with how an edited file is read, or with where the mistake is reported; empty if all is right. */
export function misread(name: string, { at, text, line, meant }: Edit): string[] {
  const { value, reported } = read(name, text);
  const isReported = line === undefined ? reported.length === 0 : isOnly(reported, line);
  const isRead = meant.some((each) => isDeepStrictEqual(value, each));
  return isReported && isRead
    ? []
    : [`${at}: ${list(reported)}${isRead ? "" : ", read otherwise"}`];
}

/** What is wrong with the verdict on a whole site with an edited file. */
export function misjudged(name: string, { at, text, line, around }: Edit): string[] {
  const { diagnostics } = compileWith(name, text);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  // What is still JSON says something else than before, which may be wrong once.
  if (line === undefined) return errors.length <= 1 ? [] : [`${at}: ${list(errors)}`];
  // What is missing is missed where that begins in which it is missing.
  const wanted = /^(missing|unfilled)-/.test(errors[0]?.id ?? "") ? around : line;
  return isOnly(errors, wanted) ? [] : [`${at}: ${list(errors)}`];
}

function isOnly(reported: readonly Reported[], line: number): boolean {
  return reported.length === 1 && reported[0]?.line === line;
}

function list(reported: readonly Reported[]): string {
  return reported.map(({ line, id }) => `${id} in line ${line}`).join(", ") || "nothing";
}
