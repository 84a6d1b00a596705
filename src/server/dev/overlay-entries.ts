// Prepares the content's problems for the overlay in the browser.
import { relative } from "node:path";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { firstHundred } from "../../content/report/first-hundred.ts";
import { codeFrame, linesOf } from "../../content/report/diagnostic-text.ts";
import type { LoadedContent } from "../../files/content-folder.ts";

/** A diagnostic with the lines of code around it. */
export interface OverlayEntry {
  diagnostic: Diagnostic;
  frame: string;
}

/** All problems. Those that are listed come with the lines around them. */
export function overlayEntries(content: LoadedContent | undefined): OverlayEntry[] {
  if (!content) return [];
  const { folder, files, result } = content;
  const lines = new Map<string, string[]>();
  const listed = new Set(firstHundred(result.diagnostics).listed);
  return result.diagnostics.map((diagnostic) => {
    if (!listed.has(diagnostic)) return { diagnostic, frame: "" };
    const name = relative(folder, diagnostic.file);
    const known = lines.get(name) ?? linesOf(files.get(name) ?? "");
    lines.set(name, known);
    return { diagnostic, frame: codeFrame(known, diagnostic) };
  });
}
