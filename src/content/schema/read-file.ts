// One file's text to a value that was held against its schema: all that can be said of it by itself.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { suppressImplied } from "../diagnostics/suppress-implied.ts";
import type { Damage } from "../model/damage.ts";
import { siteFile } from "../model/input.ts";
import type { Path } from "../model/path.ts";
import type { Judge } from "../syntax/choose.ts";
import { parse } from "../syntax/parse.ts";
import { Source } from "../syntax/source.ts";
import { gathered } from "./gathered.ts";
import { readAsMeant } from "./misspellings.ts";
import { damageByNameless, isNameless, withNames } from "./unnamed-fields.ts";
import { unknownPaths } from "./unknown-paths.ts";
import { validatorFor } from "./validate.ts";
import { pagePlan, sitePlan, type Plan } from "./walk.ts";

/** A file's text, and in which wrong encoding it was found, if it was. */
export interface ContentText {
  text: string;
  encoding?: string | undefined;
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

/**
 * @param folder how diagnostics call the content folder
 * @param name how the file is called in it
 */
export function readContentFile(
  folder: string,
  name: string,
  { text, encoding }: ContentText,
): ReadFile {
  const kind = name === siteFile ? "site" : "page";
  const validate = validatorFor(kind);
  const judge = judgeBy(validate);
  const parsed = parse(text, judge);
  const isUnread = parsed.damage.some(({ path: at, whole }) => whole && at.length === 0);
  const meant = readAsMeant(parsed.value, parsed.damage, isUnread ? () => [] : validate);
  const damage = [...meant.damage, ...damageByNameless(meant.shape)];
  const readSpan = () => parsed.span ?? parse(text, judge, true).span;
  return {
    name,
    source: new Source(`${folder}/${name}`, text, readSpan, meant.written),
    plan: kind === "site" ? sitePlan : pagePlan,
    value: meant.value,
    syntaxProblems: [
      ...wrongEncoding(text, encoding),
      ...withNames(parsed.problems, meant.written),
    ],
    // Only here: which of two ways to read a text is likelier shows in how much there is to say of each.
    shapeProblems: gathered([...meant.misspelled, ...meant.shape], meant.value).filter(
      (found) => !isNameless(found),
    ),
    damage,
    unknown: unknownPaths(gathered(meant.shape, meant.value), damage),
  };
}

/** How much would be said of a value, which tells the likelier of two ways to read a text. */
function judgeBy(validate: (value: unknown) => Problem[]): Judge {
  return ({ value, damage: before }) => {
    const { misspelled, shape, damage } = readAsMeant(value, before, validate);
    const problems = [...misspelled, ...shape].filter((found) => !isNameless(found));
    return suppressImplied([{ problems, damage, unknown: [] }])[0]?.problems.length ?? 0;
  };
}

function wrongEncoding(text: string, encoding: string | undefined): Problem[] {
  if (encoding === undefined) return [];
  const offset = Math.max(0, text.search(/[^\n -~]/));
  return [problem("wrong-encoding", { at: "range", offset, length: 1 }, { encoding })];
}
