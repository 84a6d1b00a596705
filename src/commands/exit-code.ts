// The exit code of a command that checks content.
import type { Finding } from "../content/diagnostics/finding.ts";
import { isOfDisk } from "../content/diagnostics/traits.ts";
import { couldNotCode } from "../files/given-folder.ts";

/** @returns 0 without an error, 1 with one in the content, 2 if something couldn't be checked */
export function exitCodeFor(diagnostics: readonly Finding[]): 0 | 1 | typeof couldNotCode {
  if (diagnostics.some(isOfDisk)) return couldNotCode;
  return diagnostics.some(({ severity }) => severity === "error") ? 1 : 0;
}
