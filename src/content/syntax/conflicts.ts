// What git leaves in a file where two people changed the same lines: both versions. The first is read.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";
import { Lines } from "../text/line-index.ts";

/** The line before a version, or after the last one, and what it calls that version. */
const mark = /^([<|=>])\1{6}(?: ([^\r\n]*))?$/gm;
/** The marks of one conflict, as far as they were met. With "diff3" what both versions come from stands between them. */
const begun = /^<\|?(?:=>?)?$/;

/** The text without the marks and the second versions, all else in its place, and what is told of each conflict. */
export function readFirstVersions(text: string): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  // Without a mark that begins one there is no conflict, as in nearly every file.
  if (!text.includes("<<<<<<<")) return { text, problems };
  let lines: Lines | undefined;
  let read = "";
  let marks: RegExpExecArray[] = [];
  for (const found of text.matchAll(mark)) {
    marks = found[1] === "<" ? [found] : [...marks, found];
    if (!begun.test(marks.map(([, sign]) => sign).join(""))) marks = [];
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

/** As many characters that say nothing. */
function blank(part: string): string {
  return part.replaceAll(/[^\r\n]/g, " ");
}
