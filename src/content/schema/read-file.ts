// Reads one file and validates it against its schema: everything that can be known without other files.
import type { Problem } from "../diagnostics/problem.ts";
import { suppressImplied } from "../diagnostics/suppress-implied.ts";
import type { Judge } from "../syntax/choose.ts";
import { parse } from "../syntax/parse.ts";
import { Source } from "../syntax/source.ts";
import type { Parsed } from "../syntax/parsed.ts";
import { notContent, wrongEncoding } from "./as-saved.ts";
import { mergeProblems } from "./merge-problems.ts";
import { readAsMeant } from "./misspellings.ts";
import { readFlawless, type ContentText, type ReadFile } from "./read-flawless.ts";
import { withSlashes, wrongSlashes } from "./slashes.ts";
import { countWithoutLocation, damageByNameless, isNameless, withNames } from "./unnamed-fields.ts";
import { withMeaning } from "./unquoted.ts";
import { unknownPaths } from "./unknown-paths.ts";
import { problemsIn } from "./validate.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * @param folder the content folder's name in diagnostics
 * @param name the file's name in that folder
 */
export function readContentFile(
  folder: string,
  name: string,
  { text, encoding, unreadable }: ContentText,
  vocabulary: Vocabulary,
): ReadFile {
  const flawless = readFlawless(folder, name, { text, encoding, unreadable }, vocabulary);
  if (flawless) return flawless;
  const validate = (value: unknown) => problemsIn(vocabulary, name, value);
  const judge = judgeBy(validate);
  const none = notContent(text, unreadable);
  const slashed = withSlashes(text);
  const parsed = none ? nothingRead(none) : parse(slashed, judge);
  const plan = vocabulary.planOf(name);
  const isUnread = parsed.damage.some(({ path: at, whole }) => whole && at.length === 0);
  const meant = readAsMeant(parsed.value, parsed.damage, isUnread ? () => [] : validate);
  const source = new Source(`${folder}/${name}`, text, parsed.span, meant.written);
  const damage = [...meant.damage, ...damageByNameless(meant.shape)];
  const blockTypes = new Set(Object.keys(vocabulary.blockPlans));
  const shape = mergeProblems([...meant.misspelled, ...meant.shape], meant.value, blockTypes);
  return {
    name,
    source,
    plan,
    value: meant.value,
    syntaxProblems: [
      ...(none ? [] : wrongEncoding(text, encoding)),
      ...(slashed === text ? [] : wrongSlashes(text, parsed.span)),
      ...withMeaning(withNames(parsed.problems, meant.written), shape, source),
    ],
    // Only here: the number of problems in each reading shows which one is likelier.
    shapeProblems: shape.filter((found) => !isNameless(found)),
    damage,
    unknown: unknownPaths(mergeProblems(meant.shape, meant.value, blockTypes), damage),
  };
}

/** A file with one mistake that makes all of it unknown. */
function nothingRead(found: Problem): Parsed {
  const damage = [{ path: [], whole: true }];
  return { value: undefined, problems: [found], damage, span: undefined };
}

/** More than any file's number of equally likely mistakes. */
const impossible = 100;

/** How many problems a value would have, which shows the likelier of two readings. */
function judgeBy(validate: (value: unknown) => Problem[]): Judge {
  return ({ value, damage: before }) => {
    const { value: read, misspelled, shape, damage } = readAsMeant(value, before, validate);
    const mistakes = misspelled.filter(({ id }) => id !== "renamed-field");
    const problems = [...mistakes, ...shape].filter((found) => !isNameless(found));
    const all = [...damage, ...damageByNameless(shape)];
    const reported =
      suppressImplied([{ problems, damage: all, unknown: [] }])[0]?.problems.length ?? 0;
    return reported + impossible * countWithoutLocation(shape, read, validate);
  };
}
