// Checks a file before it is added to media: whether it could be used where it is wanted.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";
import type { Measured } from "../model/symbols.ts";
import { flawOf, kindByName } from "./media-files.ts";

/**
 * @param file its original name: in media it is named after what it is
 * @param measured what reading the file showed
 * @param kinds the kinds that are allowed where it is wanted
 * @returns why it can't be used; undefined if it can
 */
export function newMediaProblem(
  file: string,
  measured: Measured,
  kinds: readonly string[],
): Problem | undefined {
  const { kind = "" } = measured;
  // Its name doesn't matter yet.
  if (kinds.includes(kind)) return flawOf(file, { ...measured, kind: undefined });
  const location = range(0, 1);
  if (kinds.includes("pdf") && /\.pdf$/i.test(file))
    return problem("wrong-file", location, { file });
  const isOfPhone = (measured.kind ?? kindByName(file)) === "heic";
  return problem("wrong-media", location, { file, kinds: [...kinds], isOfPhone });
}
