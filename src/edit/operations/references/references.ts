// Finds where content refers to a page or a fact, to the character.
import { groupBy } from "../../../content/model/group.ts";
import { onceForText } from "../../../content/model/once.ts";
import type { Path, Range } from "../../../content/model/path.ts";
import { parseMarkdown } from "../../../content/resolve/markdown.ts";
import { readContentFile } from "../../../content/schema/read-file.ts";
import type { ReadFile } from "../../../content/schema/read-flawless.ts";
import { walk, type Plan } from "../../../content/schema/walk.ts";
import {
  readLinkedPage,
  writeLinkedPage,
  type PageAndSection,
} from "../../../content/model/linked-page.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Operation, Files } from "../../model/history.ts";
import { locationKey, type Location } from "../../model/location.ts";

/** A reference to a page or a fact. */
export interface Reference extends Location {
  /** The range of the name in the file's text. */
  range: Range;
  /** The kind of text that contains it. */
  kind: Plan["kind"];
}

/** In the parsed text. */
interface Position {
  from: number;
}

/** A name's position. */
interface Found extends Position {
  length: number;
}

/** The page's name in each link to it, or to a section of it. */
export function pageReferences(vocabulary: Vocabulary, files: Files, page: string): Reference[] {
  return referencesIn(vocabulary, files, page, (plan, text) =>
    linksTo(page, plan, text).map(({ from }) => ({ from, length: page.length })),
  );
}

/** The same links, each with its section. */
export function linkReferences(vocabulary: Vocabulary, files: Files, page: string): Reference[] {
  return referencesIn(vocabulary, files, page, (plan, text) =>
    linksTo(page, plan, text).map(({ from, section }) => {
      return { from, length: writeLinkedPage(page, section).length };
    }),
  );
}

/** The section's id in each link to it. */
export function sectionReferences(
  vocabulary: Vocabulary,
  files: Files,
  page: string,
  id: string,
): Reference[] {
  return referencesIn(vocabulary, files, `${page}#${id}`, (plan, text) =>
    linksTo(page, plan, text)
      .filter(({ section }) => section === id)
      .map(({ from }) => ({ from: from + page.length + 1, length: id.length })),
  );
}

/** Texts that use a fact; its definition isn't included. */
export function factReferences(vocabulary: Vocabulary, files: Files, fact: string): Reference[] {
  return [...files].flatMap((file) => usesIn(vocabulary, file)(fact));
}

type UsesOf = (fact: string) => Reference[];

/** Of each file as it was last: each key in a fact needs those of all files and changes only one. */
const lastUses = new Map<string, { text: string; plan: Plan; usesOf: UsesOf }>();

function usesIn(vocabulary: Vocabulary, file: readonly [name: string, text: string]): UsesOf {
  const [name, text] = file;
  const plan = vocabulary.planOf(name);
  const last = lastUses.get(name);
  if (last?.text === text && last.plan === plan) return last.usesOf;
  const usesOf = onceForText((fact) =>
    filesWith(`facts.${fact}`, vocabulary, [file]).flatMap((read) => usesOfFact(read, fact)),
  );
  lastUses.set(name, { text, plan, usesOf });
  return usesOf;
}

function usesOfFact(file: ReadFile, fact: string): Reference[] {
  return referencesInFile(file, (_plan, text) => {
    const named = text.matchAll(/\{\{(\s*facts\.)([^{}]*)\}\}/g);
    return Array.from(named).flatMap(({ 1: before = "", 2: name = "", index }) =>
      name.trimEnd() === fact ? [{ from: index + 2 + before.length, length: fact.length }] : [],
    );
  });
}

/** Each place once, even if it has several references. */
export function locationsOf(references: readonly Reference[]): Location[] {
  return [...groupBy(references, locationKey).values()].flatMap((same) => same.slice(0, 1));
}

/** Replaces only the names at these references. */
export function replaceNames(
  references: readonly Omit<Reference, "kind">[],
  to: string,
): Operation[] {
  const byFile = groupBy(references, ({ file }) => file);
  return [...byFile].map(([file, own]) => {
    return { file, edits: own.map(({ range }) => ({ ...range, content: to })) };
  });
}

/** Where a text links to a page, and to which section. */
function linksTo(page: string, { kind }: Plan, text: string): (PageAndSection & Position)[] {
  const all =
    kind === "page" || kind === "linkedPage"
      ? [{ ...readLinkedPage(text), from: 0 }]
      : kind === "markdown"
        ? linksInMarkdown(text)
        : [];
  return all.filter((link) => link.page === page);
}

function linksInMarkdown(text: string): (PageAndSection & Position)[] {
  const lead = "page:";
  const { pages } = parseMarkdown(text, (piece) => piece);
  return pages.flatMap(({ part, ...link }) => {
    if (!part) return [];
    const written = text.slice(part.from, part.from + part.length);
    const isPlain = written === lead + writeLinkedPage(link.page, link.section);
    return isPlain ? [{ ...link, from: part.from + lead.length }] : [];
  });
}

/** @param find finds the name in a text of a given kind */
function referencesIn(
  vocabulary: Vocabulary,
  files: Files,
  name: string,
  find: (plan: Plan, text: string) => Found[],
): Reference[] {
  return filesWith(name, vocabulary, files).flatMap((file) => referencesInFile(file, find));
}

/** Parsing is slow, so files that can't contain the name are skipped. */
function filesWith(
  name: string,
  vocabulary: Vocabulary,
  files: Iterable<readonly [string, string]>,
): ReadFile[] {
  return [...files].flatMap(([file, text]) =>
    text.includes(name) || text.includes("\\u") ? [readFile(vocabulary, file, text)] : [],
  );
}

/** Cached, because each keystroke needs all files and changes only one. */
const lastRead = new Map<string, ReadFile>();

function readFile(vocabulary: Vocabulary, file: string, text: string): ReadFile {
  const last = lastRead.get(file);
  if (last?.source.text === text && last.plan === vocabulary.planOf(file)) return last;
  const read = readContentFile("", file, { text }, vocabulary);
  lastRead.set(file, read);
  return read;
}

function referencesInFile(
  { name: file, plan: whole, value: root, source }: ReadFile,
  find: (plan: Plan, text: string) => Found[],
): Reference[] {
  const found: Reference[] = [];
  walk(whole, root, ({ plan, value, path }) => {
    if (typeof value !== "string") return;
    for (const { from, length } of find(plan, value)) {
      const own: Path = [...path];
      const range = source.range({ path: own, at: "part", from, length });
      found.push({ file, path: own, range, kind: plan.kind });
    }
  });
  return found;
}
