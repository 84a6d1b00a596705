// One file through the phases: read, held against its schema, resolved, checked. Knows nothing of the other
// files but the names in them, so that a file that didn't change needn't be looked at again.
import { checkCopy, type CopyNames } from "./check/copy.ts";
import { checkForm } from "./check/forms.ts";
import { checkHeadings, headingsRead } from "./check/headings.ts";
import type { WrittenId } from "./check/ids.ts";
import { checkOpenings } from "./check/job-openings.ts";
import { checkSearchResult } from "./check/search-snippet.ts";
import { checkSiteFacts } from "./check/site.ts";
import { findNamedStandIns, findStandIns } from "./check/stand-ins.ts";
import { problem, type Problem } from "./diagnostics/problem.ts";
import { withoutEchoes, withoutEndCommas } from "./schema/implied.ts";
import { isKnown, unknownPlaces } from "./schema/unknown-paths.ts";
import { readAsMeant } from "./schema/misspellings.ts";
import { damageByNameless, isNameless, withNames } from "./schema/unnamed-fields.ts";
import { parse, type Judge } from "./syntax/parse.ts";
import type { Damage } from "./syntax/tree.ts";
import { pointer, type Path } from "./model/path.ts";
import { isFields, pagePlan, sitePlan, type Plan } from "./schema/walk.ts";
import { isHidden, resolve, type Names, type Uses } from "./resolve/resolve.ts";
import type { Page, Site } from "./model/schema.gen.ts";
import { Source } from "./syntax/source.ts";
import { validatePage, validateSite } from "./schema/validate.ts";

/** A file's text, and in which wrong encoding it was found, if it was. */
export interface ContentText {
  text: string;
  encoding?: string | undefined;
}

/** What names mean, and what a file needs to know of site.json besides. */
export interface FileNames extends Names, Omit<CopyNames, "facts"> {
  /** undefined when site.json can't say. */
  templates: Site["mail"]["templates"] | undefined;
  /** Whether site.json says where the company is; true when it can't say. */
  hasAddress: boolean;
}

/** A file read and held against its schema: what can be said of it by itself. */
export interface ReadFile {
  source: Source;
  /** As written, but for misspelled names. */
  value: unknown;
  syntax: Problem[];
  shape: Problem[];
  damage: readonly Damage[];
  /** Where nothing stands that can be told what it is. */
  unknown: Path[];
}

export interface CheckedFile {
  compiled: unknown;
  problems: Problem[];
  standIns: Problem[];
  uses: Uses & { templates: Set<string> };
  ids: WrittenId[];
}

/** @param path as diagnostics name the file */
export function readFile(path: string, content: ContentText, kind: "site" | "page"): ReadFile {
  const validate = kind === "site" ? validateSite : validatePage;
  const judge = judgeBy(validate);
  const parsed = parse(content.text, judge);
  const isUnread = parsed.damage.some(({ path: at, whole }) => whole && at.length === 0);
  const meant = readAsMeant(parsed.value, parsed.damage, isUnread ? () => [] : validate);
  const damage = [...meant.damage, ...damageByNameless(meant.shape)];
  const readSpan = () => parse(content.text, judge, true).span;
  const encoding = wrongEncoding(content);
  return {
    source: new Source(path, content.text, readSpan, meant.written),
    value: meant.value,
    syntax: [...(encoding ? [encoding] : []), ...withNames(parsed.problems, meant.written)],
    shape: [...meant.misspelled, ...meant.shape].filter((found) => !isNameless(found)),
    damage,
    unknown: unknownPlaces(meant.shape, damage),
  };
}

function judgeBy(validate: (value: unknown) => Problem[]): Judge {
  return ({ value, damage }) => {
    const meant = readAsMeant(value, damage, validate);
    const told = withoutEchoes([...meant.misspelled, ...meant.shape], [], meant.damage);
    return told.filter((found) => !isNameless(found)).length;
  };
}

function wrongEncoding({ text, encoding }: ContentText): Problem | undefined {
  if (encoding === undefined) return undefined;
  const offset = Math.max(0, text.search(/[^\n -~]/));
  return problem("wrong-encoding", { at: "range", offset, length: 1 }, { encoding });
}

export function checkSite(file: ReadFile, names: FileNames): CheckedFile {
  const { facts } = names;
  const checked = check(sitePlan, file, names, checkSiteFacts(file.value, facts, names));
  checked.standIns.push(...findNamedStandIns(file.value, facts ?? {}));
  return checked;
}

/** @param name the page's name */
export function checkPage(file: ReadFile, name: string, names: FileNames): CheckedFile {
  const { facts = {}, templates, hasAddress } = names;
  const { value, unknown } = file;
  const shown = shownBlocks(value);
  const checked = check(pagePlan, file, names, [
    ...(isPageName(name)
      ? []
      : [problem("file-name", { at: "range", offset: 0, length: 1 }, { name })]),
    ...checkSearchResult(value, facts),
    ...(isKnown<Page>(unknown, [], headingsRead) ? checkHeadings(shown) : []),
    ...shown.flatMap(([index, block]) => {
      const path = ["blocks", index];
      if (block["type"] === "list") return checkOpenings(block, path, hasAddress);
      if (block["type"] === "form") return checkForm(block, path, unknown, { templates, facts });
      return [];
    }),
  ]);
  const misshapen = new Set(file.shape.map(({ place }) => pointer(place.path ?? [])));
  for (const [index, { id }] of shown) {
    const path = ["blocks", index, "id"];
    if (typeof id === "string" && !misshapen.has(pointer(path))) checked.ids.push({ path, id });
  }
  for (const template of templatesIn(value)) checked.uses.templates.add(template);
  return checked;
}

export function isPageName(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
}

/** @param meaning what is found of this kind of file only */
function check(plan: Plan, file: ReadFile, names: FileNames, meaning: Problem[]): CheckedFile {
  const resolved = resolve(plan, file.value, names);
  const copy = checkCopy(plan, file.value, { ...names, facts: names.facts ?? {} });
  const found = [...resolved.problems, ...copy, ...meaning];
  const told = withoutEchoes(file.shape, found, file.damage);
  return {
    compiled: resolved.value,
    problems: [...withoutEndCommas(file.syntax, told), ...told],
    standIns: findStandIns(plan, file.value),
    uses: { ...resolved.uses, templates: new Set() },
    ids: [],
  };
}

/** The blocks that are shown, of whatever shape, each with its place among all. */
function shownBlocks(page: unknown): (readonly [index: number, block: Record<string, unknown>])[] {
  return writtenBlocks(page).flatMap((block, index) =>
    isFields(block) && !isHidden(block) ? [[index, block] as const] : [],
  );
}

function writtenBlocks(page: unknown): unknown[] {
  const blocks: unknown = isFields(page) ? page["blocks"] : undefined;
  return Array.isArray(blocks) ? blocks : [];
}

/** Those of hidden forms, too: they are kept for the day that the form is shown. */
function templatesIn(page: unknown): string[] {
  return writtenBlocks(page).flatMap((block) =>
    isFields(block) && typeof block["template"] === "string" ? [block["template"]] : [],
  );
}
