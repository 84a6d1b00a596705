// Turns the check's automatic fixes into operations.
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { applyFixes } from "../../content/report/apply-fixes.ts";
import type { Fix } from "../../content/report/fixes.ts";
import type { Operation, Files } from "../model/history.ts";

/** @param folder the content folder's name in diagnostics */
export function fixFiles(files: Files, folder: string, fixes: readonly Fix[]): Operation[] {
  return [...files].flatMap(([file, text]): Operation[] => {
    const own = fixes.filter((fix) => fix.file === `${folder}/${file}`);
    return own.length === 0 ? [] : [{ file, text: applyFixes(text, own).text }];
  });
}

/** The automatic fix for a problem; undefined if there is none. */
export function fixFor({ file, id, line, column }: Diagnostic, fixes: readonly Fix[]) {
  return fixes.find(
    (fix) =>
      fix.file === file && fix.fixedProblem === id && fix.line === line && fix.column === column,
  );
}
