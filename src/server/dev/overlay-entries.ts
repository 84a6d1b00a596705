// Prepares the content's problems for the overlay in the browser.
import type { Finding } from "../../content/diagnostics/finding.ts";
import { firstHundred } from "../../content/report/first-hundred.ts";
import { textOf } from "../../content/report/content-report.ts";
import { codeFrame, linesOf } from "../../content/report/diagnostic-text.ts";
import type { LoadedContent } from "../../files/content-folder.ts";

/** A diagnostic with the lines of code around it. */
export interface OverlayEntry {
  diagnostic: Finding;
  frame: string;
}

/** All problems. Those that are listed come with the lines around them. */
export function overlayEntries(content: LoadedContent | undefined): OverlayEntry[] {
  if (!content) return [];
  const { result } = content;
  const lines = new Map<string, string[]>();
  const listed = new Set(firstHundred(result.diagnostics).listed);
  return result.diagnostics.map((diagnostic) => {
    if (!listed.has(diagnostic)) return { diagnostic, frame: "" };
    const { file } = diagnostic;
    const known = lines.get(file) ?? linesOf(textOf(content, file));
    lines.set(file, known);
    return { diagnostic, frame: codeFrame(known, diagnostic) };
  });
}
