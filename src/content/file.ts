// One file through the phases: read, held against its schema, resolved, checked. Knows nothing of the other
// files but the names in them, so that a file that didn't change needn't be looked at again.
import { readLinkAddress } from "./address.ts";
import { checkCopy, type CopyNames } from "./check/copy.ts";
import { checkForm } from "./check/forms.ts";
import { checkHeadings } from "./check/headings.ts";
import type { WrittenId } from "./check/ids.ts";
import { checkOpenings } from "./check/openings.ts";
import { checkSearchResult } from "./check/results.ts";
import { checkSensitive } from "./check/sensitive.ts";
import { findNamedStandIns, findStandIns, namedStandIns } from "./check/standIns.ts";
import { problem, type Problem } from "./diagnostics.ts";
import { withoutEchoes } from "./echoes.ts";
import { fillFacts, isUnfilled, type Facts } from "./facts.ts";
import { parse } from "./parse.ts";
import { isFields, pagePlan, sitePlan, type Plan } from "./plan.ts";
import type { Damage } from "./parsed.ts";
import { isHidden, resolve, type Names, type Uses } from "./resolve.ts";
import type { Block, Site } from "./schema.gen.ts";
import { Source } from "./source.ts";
import { suggest } from "./suggest.ts";
import { validatePage, validateSite } from "./validate.ts";

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
  /** As written. */
  value: unknown;
  syntax: Problem[];
  shape: Problem[];
  damage: Damage[];
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
  const { value, problems, damage } = parse(content.text);
  const encoding = wrongEncoding(content);
  const isUnread = damage.some(({ path: at, whole }) => whole && at.length === 0);
  const shape = isUnread ? [] : kind === "site" ? validateSite(value) : validatePage(value);
  const syntax = encoding ? [encoding, ...problems] : problems;
  return { source: new Source(path, content.text), value, syntax, shape, damage };
}

function wrongEncoding({ text, encoding }: ContentText): Problem | undefined {
  if (encoding === undefined) return undefined;
  const offset = Math.max(0, text.search(/[^\n -~]/));
  return problem("wrong-encoding", { at: "range", offset, length: 1 }, { encoding });
}

export function checkSite(file: ReadFile, names: FileNames): CheckedFile {
  const { facts = {} } = names;
  const checked = check(sitePlan, file, names, (meaning) => {
    meaning.push(...checkOwnAddress(file.value, facts));
    for (const { fact, path } of namedStandIns(file.value)) {
      if (!names.facts || Object.hasOwn(facts, fact)) continue;
      const suggestion = suggest(fact, Object.keys(facts));
      meaning.push(problem("unknown-fact", { path, at: "value" }, { fact, suggestion }));
    }
  });
  checked.standIns.push(...findNamedStandIns(file.value, facts));
  return checked;
}

/** The site's own address begins every address that others are given, so it must be one. */
function checkOwnAddress(site: unknown, facts: Facts): Problem[] {
  const written: unknown = isFields(site) ? site["url"] : undefined;
  if (typeof written !== "string") return [];
  const { text: address } = fillFacts(written, facts);
  if (isUnfilled(written, facts) || readLinkAddress(address)?.startsWith("https:")) return [];
  const place = { path: ["url"], at: "value" } as const;
  const allowed = "the address that the site has, for example https://www.company.com/";
  return [problem("unsafe-address", place, { address, allowed })];
}

/** @param name the page's name */
export function checkPage(file: ReadFile, name: string, names: FileNames): CheckedFile {
  const { facts = {}, templates, hasAddress } = names;
  const shown = soundBlocks(file);
  const checked = check(pagePlan, file, names, (meaning) => {
    if (!isPageName(name))
      meaning.push(problem("file-name", { at: "range", offset: 0, length: 1 }, { name }));
    meaning.push(...checkSearchResult(file.value, facts));
    if (shown.isAll) meaning.push(...checkHeadings(shown.blocks));
    for (const [index, block] of shown.blocks) {
      const path = ["blocks", index];
      if (block.type === "list") meaning.push(...checkOpenings(block, path, hasAddress));
      if (block.type !== "form") continue;
      meaning.push(...checkForm(block, path, templates, facts));
    }
    // What else is wrong with a form doesn't make what it asks for less grave.
    for (const [index, fields] of writtenFields(file.value))
      meaning.push(...checkSensitive(fields, ["blocks", index, "fields"]));
  });
  for (const [index, block] of shown.blocks) {
    if (block.id !== undefined) checked.ids.push([index, block.id]);
  }
  for (const template of templatesIn(file.value)) checked.uses.templates.add(template);
  return checked;
}

export function isPageName(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
}

function check(
  plan: Plan,
  file: ReadFile,
  names: FileNames,
  add: (meaning: Problem[]) => void,
): CheckedFile {
  const resolved = resolve(plan, file.value, names);
  const { facts = {}, contacts, resizingHosts } = names;
  const copy = checkCopy(plan, file.value, { facts, contacts, resizingHosts });
  const meaning = [...resolved.problems, ...copy];
  add(meaning);
  return {
    compiled: resolved.value,
    problems: [...file.syntax, ...withoutEchoes(file.shape, meaning, file.damage)],
    standIns: findStandIns(plan, file.value),
    uses: { ...resolved.uses, templates: new Set() },
    ids: [],
  };
}

/** The blocks that are shown and have the shape that their type needs. */
function soundBlocks({ value, shape, damage }: ReadFile): {
  blocks: (readonly [index: number, block: Block])[];
  isAll: boolean;
} {
  const written = writtenBlocks(value);
  if (!written) return { blocks: [], isAll: false };
  const unsound = new Set(
    [...shape.map(({ place }) => place.path ?? []), ...damage.map(({ path }) => path)].map(
      ([field, index]) => (field === "blocks" ? (index ?? "all") : undefined),
    ),
  );
  const isLost = damage.some(({ path, whole }) => whole && path.length === 0);
  if (isLost || unsound.has("all")) return { blocks: [], isAll: false };
  const sound = [...written.entries()].filter(
    ([index, block]) => !unsound.has(index) && !isHidden(block),
  );
  const isAll = written.every((block, index) => !unsound.has(index) || isHidden(block));
  // The schema found nothing wrong with these, and its types are generated from it.
  return { blocks: sound as [number, Block][], isAll };
}

/** A page's blocks, of whatever shape; undefined where there is no list of them. */
function writtenBlocks(page: unknown): unknown[] | undefined {
  const blocks: unknown = isFields(page) ? page["blocks"] : undefined;
  return Array.isArray(blocks) ? blocks : undefined;
}

/** The fields of the forms that are shown, of whatever shape the rest is. */
function writtenFields(page: unknown): (readonly [index: number, fields: unknown[]])[] {
  return (writtenBlocks(page) ?? []).flatMap((block, index) =>
    isFields(block) &&
    !isHidden(block) &&
    block["type"] === "form" &&
    Array.isArray(block["fields"])
      ? [[index, block["fields"]] as const]
      : [],
  );
}

function templatesIn(page: unknown): string[] {
  return (writtenBlocks(page) ?? []).flatMap((block) =>
    isFields(block) && typeof block["template"] === "string" ? [block["template"]] : [],
  );
}
