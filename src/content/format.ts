// Diagnostics as text: the same words for the terminal, the dev server's terminal and the screen.
import type { Diagnostic } from "./diagnostics.ts";

/** Characters of a line that are shown. */
const frameWidth = 90;

/** The lines around a place, the place itself underlined; empty where the file has no such line. */
export function codeFrame(text: string, { line, column, endLine, endColumn }: Diagnostic): string {
  const lines = text.split(/\r\n|\r|\n/);
  const marked = lines[line - 1];
  if (marked === undefined || text === "") return "";
  const first = Math.max(1, line - 1);
  const shown = lines.slice(first - 1, line + 1);
  const width = String(first + shown.length - 1).length;
  const end = endLine === line ? endColumn : marked.length + 1;
  // A long line is cut on both sides, all three lines alike, so that nothing wraps away from its mark.
  const from = column - 1 > frameWidth - 20 ? column - 21 : 0;
  const cut = (content: string) => content.slice(from, from + frameWidth);
  // A tab stays a tab, so that the mark stands below its text however wide tabs are shown.
  const indent = marked.slice(from, column - 1).replace(/[^\t]/g, " ");
  const last = Math.min(end, marked.length + 1, from + frameWidth + 1);
  const underline = "^".repeat(Math.max(1, last - column));
  return shown
    .flatMap((content, index) => {
      const number = first + index;
      const row = `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${cut(content)}`;
      return number === line ? [row, `  ${" ".repeat(width)} | ${indent}${underline}`] : [row];
    })
    .join("\n");
}

/** One diagnostic: where, what, the lines around it, what to do. */
export function formatDiagnostic(diagnostic: Diagnostic, text: string): string {
  const { file, line, column, id, message, hint } = diagnostic;
  return [`${file}:${line}:${column}  ${id}  ${message}`, codeFrame(text, diagnostic), hint]
    .filter((part) => part !== "")
    .join("\n");
}

/** The line at the end of a report, such as "2 errors, 1 warning in content". */
export function summarise(diagnostics: readonly Diagnostic[], folder: string): string {
  if (diagnostics.length === 0) return `No problems in ${folder}.`;
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = diagnostics.length - errors;
  return `${[count(errors, "error"), count(warnings, "warning")].filter(Boolean).join(", ")} in ${folder}.`;
}

function count(amount: number, noun: string): string {
  return amount === 0 ? "" : `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
