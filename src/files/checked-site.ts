// Adds to what the compiler found in content what is wrong with the site's other files.
import type { CompileResult } from "../content/compile.ts";
import type { Finding } from "../content/diagnostics/finding.ts";
import type { ContentInput } from "../content/model/input.ts";
import type { LoadedBlocks } from "../own-blocks/loaded-blocks.ts";

/** With an error in any file, there is no site. */
export type CheckedSite = CompileResult extends infer Result
  ? Result extends CompileResult
    ? Omit<Result, "diagnostics"> & { diagnostics: Finding[] }
    : never
  : never;

/** @param further what is wrong with files that the compiler doesn't read */
export function withFindings(result: CheckedSite, further: readonly Finding[]): CheckedSite {
  return {
    ...result,
    ...(further.some(isError) && { ok: false }),
    diagnostics: [...result.diagnostics, ...further],
  };
}

/**
 * While a type of block has an error, its blocks in the content aren't known: of the two, only the type is reported.
 * @param result of compiling
 * @param input what was compiled
 */
export function withBlocks(
  result: CheckedSite,
  { findings, tryOn }: LoadedBlocks,
  input: ContentInput,
): CheckedSite {
  const isRefused = findings.some(isError);
  const found = isRefused ? findings : [...findings, ...tryOn(input, result.ok)];
  if (found.length === 0) return result;
  const diagnostics = [...found, ...(isRefused ? [] : result.diagnostics)];
  return found.some(isError) ? { ...result, ok: false, diagnostics } : { ...result, diagnostics };
}

const isError = ({ severity }: Finding): boolean => severity === "error";
