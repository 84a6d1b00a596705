// Reads files with git conflict markers, where both versions are left in the file: the first version counts.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";
import { Lines } from "../text/line-index.ts";

/** A marker line before a version or after the last one, and git's name for that version. */
const mark = /^([<|=>])\1{6}(?: ([^\r\n]*))?$/gm;
/** The markers of one conflict found so far. With "diff3", the common ancestor is between them. */
const begun = /^<\|?(?:=>?)?$/;

/**
 * The text without the markers and the second versions, everything else at its position, and the conflicts to report.
 */
export function readFirstVersions(text: string): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  // Without an opening marker there is no conflict, which is true for nearly every file.
  if (!text.includes("<<<<<<<")) return { text, problems };
  let lines: Lines | undefined;
  let read = "";
  let marks: RegExpExecArray[] = [];
  for (const found of text.matchAll(mark)) {
    marks = found[1] === "<" ? [found] : [...marks, found];
    if (!begun.test(marks.map(([, character]) => character).join(""))) marks = [];
    const [first, after] = marks;
    const second = marks.at(-2);
    if (found[1] !== ">" || !first || !after || !second) continue;
    lines ??= new Lines(text);
    const [line, otherLine] = [lines.at(first.index)[0], lines.at(second.index)[0]];
    const values = { line, name: first[2], otherLine, otherName: found[2] };
    const end = found.index + found[0].length;
    const last = lines.at(end)[0];
    problems.push(
      problem("syntax-conflict", range(first.index, first[0].length), { ...values, last }),
    );
    read += text.slice(read.length, first.index) + blank(first[0]);
    read += text.slice(read.length, after.index) + blank(text.slice(after.index, end));
  }
  return { text: read + text.slice(read.length), problems };
}

/** Spaces of the same length. */
function blank(part: string): string {
  return part.replaceAll(/[^\r\n]/g, " ");
}
