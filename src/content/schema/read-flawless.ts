// Reads a content file that has no mistake: nearly every file has none, and pages are drawn from that.
import type { Problem } from "../diagnostics/problem.ts";
import type { Damage } from "../model/damage.ts";
import type { Encoding, Unreadable } from "../model/input.ts";
import type { Path } from "../model/path.ts";
import { parseExact } from "../syntax/exact.ts";
import { Source } from "../syntax/source.ts";
import { withSlashes } from "./slashes.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { Plan } from "./walk.ts";

/** A file's text, with the wrong encoding it was found in, or the reason why it has none. */
export interface ContentText {
  text: string;
  encoding?: Encoding | undefined;
  unreadable?: Unreadable | undefined;
}

export interface ReadFile {
  /** The file's name in its folder. */
  name: string;
  source: Source;
  plan: Plan;
  /** As written, except for misspelled names. */
  value: unknown;
  syntaxProblems: readonly Problem[];
  shapeProblems: readonly Problem[];
  damage: readonly Damage[];
  /** The paths of values whose type can't be determined. */
  unknown: readonly Path[];
}

/** What is found in nearly every file. */
const flawless = { syntaxProblems: [], shapeProblems: [], damage: [], unknown: [] };

/**
 * @param folder the content folder's name in diagnostics
 * @param name the file's name in that folder
 * @param isEdited reads a value that isn't as its schema has it, too: while people type, a text may be empty
 * @returns undefined if `readContentFile` would find a mistake in it
 */
export function readFlawless(
  folder: string,
  name: string,
  { text, encoding, unreadable }: ContentText,
  vocabulary: Vocabulary,
  isEdited = false,
): ReadFile | undefined {
  if (unreadable !== undefined || encoding !== undefined || withSlashes(text) !== text)
    return undefined;
  const parsed = parseExact(text);
  if (!parsed) return undefined;
  const { value, span } = parsed;
  if (!isEdited && vocabulary.errorsIn(name, value).length > 0) return undefined;
  const source = new Source(`${folder}/${name}`, text, span);
  return { name, source, plan: vocabulary.planOf(name), value, ...flawless };
}
