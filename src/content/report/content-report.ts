// Reports what the check found in a content folder: the same way in every command and in the dev server.
import type { Finding } from "../diagnostics/finding.ts";
import { andMore, firstHundred } from "./first-hundred.ts";
import type { Fix } from "./fixes.ts";
import { count } from "../text/count.ts";
import { formatDiagnostic, linesOf, summarize, type Paint } from "./diagnostic-text.ts";

/** A content folder and what the check found in it. */
interface CheckedContent {
  folder: string;
  files: ReadonlyMap<string, string>;
  /** The texts of other files that problems are in, by the names that messages use. */
  beside?: ReadonlyMap<string, string>;
  result: {
    diagnostics: readonly Finding[];
    standIns: readonly Finding[];
    fixes: readonly Fix[];
  };
}

/** Describes all problems, then says how many there are and which commands help. */
export function reportContent(content: CheckedContent, paint?: Paint): string {
  const { diagnostics, standIns } = content.result;
  const waiting = count(standIns.length, "placeholder");
  const reminder = waiting && `${waiting} to replace before going live: npm run check -- --release`;
  const summary = [summarize(diagnostics, content.folder), fixableSummary(content), reminder]
    .filter(Boolean)
    .join("\n");
  return [...describeAll(content, diagnostics, paint), summary].join("\n\n");
}

/** Says how many problems can be fixed automatically, and how; empty if none can. */
function fixableSummary({ result: { fixes } }: CheckedContent): string {
  const amount = fixes.filter(({ fixedProblem }) => fixedProblem !== undefined).length;
  return amount === 0
    ? ""
    : `${count(amount, "problem")} can be fixed automatically: npm run check -- --fix`;
}

/** Describes the first hundred diagnostics with the lines around each, and says how many more there are. */
export function describeAll(
  content: Pick<CheckedContent, "folder" | "files" | "beside">,
  diagnostics: readonly Finding[],
  paint?: Paint,
): string[] {
  const lines = new Map<string, string[]>();
  const { listed, more } = firstHundred(diagnostics);
  const described = listed.map((diagnostic) => {
    const { file } = diagnostic;
    const known = lines.get(file) ?? linesOf(textOf(content, file));
    lines.set(file, known);
    return formatDiagnostic(diagnostic, known, paint);
  });
  return more === 0 ? described : [...described, andMore(more)];
}

/** The text of a file that a problem is in; empty if it isn't text. */
export function textOf(
  { folder, files, beside }: Pick<CheckedContent, "folder" | "files" | "beside">,
  file: string,
): string {
  return beside?.get(file) ?? files.get(file.slice(folder.length + 1)) ?? "";
}
