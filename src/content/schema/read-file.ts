// One file's text to a value that was held against its schema: all that can be said of it by itself.
import type { Problem } from "../diagnostics/problem.ts";
import { suppressImplied } from "../diagnostics/suppress-implied.ts";
import type { Damage } from "../model/damage.ts";
import { siteFile, type Encoding, type Unreadable } from "../model/input.ts";
import type { Path } from "../model/path.ts";
import type { Judge } from "../syntax/choose.ts";
import { parse } from "../syntax/parse.ts";
import { Source } from "../syntax/source.ts";
import type { Parsed } from "../syntax/parsed.ts";
import { notContent, wrongEncoding } from "./as-saved.ts";
import { gathered } from "./gathered.ts";
import { readAsMeant } from "./misspellings.ts";
import { withSlashes, wrongSlashes } from "./slashes.ts";
import { countPlaceless, damageByNameless, isNameless, withNames } from "./unnamed-fields.ts";
import { withMeaning } from "./unquoted.ts";
import { unknownPaths } from "./unknown-paths.ts";
import { validatorFor } from "./validate.ts";
import { pagePlan, sitePlan, type Plan } from "./walk.ts";

/** A file's text, and in which wrong encoding it was found, or why it is none, if so. */
export interface ContentText {
  text: string;
  encoding?: Encoding | undefined;
  unreadable?: Unreadable | undefined;
}

export interface ReadFile {
  /** As it is called in its folder. */
  name: string;
  source: Source;
  plan: Plan;
  /** As written, but for misspelled names. */
  value: unknown;
  syntaxProblems: readonly Problem[];
  shapeProblems: readonly Problem[];
  damage: readonly Damage[];
  /** Where nothing stands that can be told what it is. */
  unknown: readonly Path[];
}

/** What is found in nearly every file. */
const flawless = { syntaxProblems: [], shapeProblems: [], damage: [], unknown: [] };

/**
 * @param folder how diagnostics call the content folder
 * @param name how the file is called in it
 */
export function readContentFile(
  folder: string,
  name: string,
  { text, encoding, unreadable }: ContentText,
): ReadFile {
  const kind = name === siteFile ? "site" : "page";
  const validate = validatorFor(kind);
  const judge = judgeBy(validate);
  const none = notContent(text, unreadable);
  const slashed = withSlashes(text);
  const parsed = none ? nothingRead(none) : parse(slashed, judge);
  const plan = kind === "site" ? sitePlan : pagePlan;
  const isUnread = parsed.damage.some(({ path: at, whole }) => whole && at.length === 0);
  const meant = readAsMeant(parsed.value, parsed.damage, isUnread ? () => [] : validate);
  const source = new Source(`${folder}/${name}`, text, parsed.span, meant.written);
  const isFlawless =
    parsed.problems.length + parsed.damage.length + meant.misspelled.length === 0 &&
    meant.shape.length === 0 &&
    slashed === text &&
    encoding === undefined;
  if (isFlawless) return { name, source, plan, value: meant.value, ...flawless };
  const damage = [...meant.damage, ...damageByNameless(meant.shape)];
  const shape = gathered([...meant.misspelled, ...meant.shape], meant.value);
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
    // Only here: which of two ways to read a text is likelier shows in how much there is to say of each.
    shapeProblems: shape.filter((found) => !isNameless(found)),
    damage,
    unknown: unknownPaths(gathered(meant.shape, meant.value), damage),
  };
}

/** A file with one mistake, that leaves nothing of it. */
function nothingRead(found: Problem): Parsed {
  const damage = [{ path: [], whole: true }];
  return { value: undefined, problems: [found], damage, span: undefined };
}

/** Counts as much as no file has mistakes that are about equally likely. */
const impossible = 100;

/** How much would be said of a value, which tells the likelier of two ways to read a text. */
function judgeBy(validate: (value: unknown) => Problem[]): Judge {
  return ({ value, damage: before }) => {
    const { value: read, misspelled, shape, damage } = readAsMeant(value, before, validate);
    const problems = [...misspelled, ...shape].filter((found) => !isNameless(found));
    const all = [...damage, ...damageByNameless(shape)];
    const told = suppressImplied([{ problems, damage: all, unknown: [] }])[0]?.problems.length ?? 0;
    return told + impossible * countPlaceless(shape, read, validate);
  };
}
