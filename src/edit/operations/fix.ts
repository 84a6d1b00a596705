// What the check can mend, as what is done in the files for it.
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { applyFixes } from "../../content/report/apply-fixes.ts";
import type { Fix } from "../../content/report/fixes.ts";
import type { Operation, Files } from "../model/history.ts";

/** @param folder how diagnostics call the content folder */
export function fixFiles(files: Files, folder: string, fixes: readonly Fix[]): Operation[] {
  return [...files].flatMap(([file, text]): Operation[] => {
    const own = fixes.filter((fix) => fix.file === `${folder}/${file}`);
    return own.length === 0 ? [] : [{ file, text: applyFixes(text, own).text }];
  });
}

/** The repair of a problem; undefined where there is none that is surely right. */
export function fixFor({ file, id, line, column }: Diagnostic, fixes: readonly Fix[]) {
  return fixes.find(
    (fix) => fix.file === file && fix.mends === id && fix.line === line && fix.column === column,
  );
}
