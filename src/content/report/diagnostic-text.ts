// Formats diagnostics as text: the same for the terminal, the dev server's terminal and the screen.
import type { Finding } from "../diagnostics/finding.ts";
import { count } from "../text/count.ts";
import { columnsOf, graphemes } from "../text/terminal-columns.ts";
import { visible, visibleInLine } from "../text/invisible.ts";

/** How many columns of a line are shown, and how many of them come before a location far to the right. */
const frameWidth = 90;
const lead = 20;

/** Marks where a line was cut. */
const more = "…";

/** A text's lines, split once for all diagnostics of a file. */
export function linesOf(text: string): string[] {
  return text === "" ? [] : text.split(/\r\n|\r|\n/);
}

/** The lines around a location, which is underlined; empty if the file has no such line. */
export function codeFrame(
  lines: readonly string[],
  { line, column, endLine, endColumn }: Finding,
): string {
  const written = lines[line - 1];
  if (written === undefined) return "";
  // Text far from the location is never shown, so that a long line is as fast as a short one.
  const skipped = Math.max(0, column - 1 - 4 * frameWidth);
  const near = (text: string) => visible(text.slice(skipped, skipped + 8 * frameWidth));
  const marked = near(written);
  const first = Math.max(1, line - 1);
  const shown = lines.slice(first - 1, line + 1).map(near);
  const start = column - 1 - skipped;
  const width = String(first + shown.length - 1).length;
  const end = endLine === line ? Math.min(endColumn - 1 - skipped, marked.length) : marked.length;
  // A long line is cut on both sides, all three lines alike, so that the underline stays below its text.
  const before = columnsOf(marked.slice(0, start));
  const from = before > frameWidth - lead ? before - lead : 0;
  const indent = blank(cut(marked.slice(0, start), from, before));
  const length = columnsOf(marked.slice(start, end));
  const space = frameWidth - (before - from);
  const underline = "^".repeat(Math.max(1, Math.min(length, space)));
  return shown
    .flatMap((content, index) => {
      const number = first + index;
      const row = `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${cut(content, from, from + frameWidth)}`;
      // A tab stays a tab, so that the underline fits however wide tabs are shown.
      const mark = `  ${" ".repeat(width)} | ${indent}${underline}`;
      return number === line ? [row.trimEnd(), mark] : [row.trimEnd()];
    })
    .join("\n");
}

/** The part of a line between two columns, without half characters, and with … where more of it follows. */
function cut(line: string, from: number, to: number): string {
  const near = graphemes(line.slice(0, 4 * to + 200));
  const isLonger = near.reduce((sum, { columns }) => sum + columns, 0) > to;
  const first = from > 0 ? from + more.length : from;
  const last = isLonger ? to - more.length : to;
  let column = 0;
  let result = "";
  for (const { text, columns } of near) {
    if (column >= first && column + columns <= last) result += text;
    column += columns;
  }
  return [from > 0 && line !== "" ? more : "", result, isLonger ? more : ""].join("");
}

function blank(text: string): string {
  return graphemes(text)
    .map((each) => (each.text === "\t" ? "\t" : " ".repeat(each.columns)))
    .join("");
}

/** Highlights parts of a report, or leaves them as they are. */
export interface Paint {
  location: (text: string) => string;
  error: (text: string) => string;
  warning: (text: string) => string;
  frame: (text: string) => string;
}

const plain: Paint = {
  location: (text) => text,
  error: (text) => text,
  warning: (text) => text,
  frame: (text) => text,
};

/** One diagnostic: location, message, the lines around it, hint. */
export function formatDiagnostic(
  diagnostic: Finding,
  lines: readonly string[],
  paint = plain,
): string {
  const { file, line, column, id, severity, message, hint } = diagnostic;
  const location = paint.location(`${visibleInLine(file)}:${line}:${column}`);
  const frame = codeFrame(lines, diagnostic);
  return [
    `${location}  ${paint[severity](severity === "warning" ? `${id} (warning)` : id)}  ${visibleInLine(message)}`,
    frame && paint.frame(frame),
    visibleInLine(hint),
  ]
    .filter((part) => part !== "")
    .join("\n");
}

/** The last line of a report, such as "2 errors, 1 warning in content". */
export function summarize(diagnostics: readonly Finding[], folder: string): string {
  const name = visibleInLine(folder);
  if (diagnostics.length === 0) return `No problems in ${name}.`;
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = diagnostics.length - errors;
  const counted = [count(errors, "error"), count(warnings, "warning")].filter(Boolean);
  return `${counted.join(", ")} in ${name}.`;
}
