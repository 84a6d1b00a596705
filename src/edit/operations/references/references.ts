// Where content names a page or a fact, to the character, by what the schema says of each text.
import { groupBy } from "../../../content/model/group.ts";
import type { Path, Range } from "../../../content/model/path.ts";
import { markedFact } from "../../../content/resolve/facts.ts";
import { parseMarkdown } from "../../../content/resolve/markdown.ts";
import { readContentFile, type ReadFile } from "../../../content/schema/read-file.ts";
import { walk, type Plan } from "../../../content/schema/walk.ts";
import type { Operation, Files } from "../../model/history.ts";
import { attributeOf, type Place } from "../../model/location.ts";

/** A place where a page or a fact is named. */
export interface Reference extends Place {
  /** Of the name alone, in the text of the file. */
  range: Range;
  /** What sort of text it is in. */
  kind: Plan["kind"];
}

/** A name within a text, counted as the text is read. */
interface Found {
  from: number;
  length: number;
}

export function pageReferences(files: Files, page: string): Reference[] {
  return referencesIn(files, page, ({ kind }, text) => {
    if (kind === "page") return text === page ? [{ from: 0, length: page.length }] : [];
    return kind === "markdown" ? linksTo(page, text) : [];
  });
}

/** The texts that show a fact; not where it is defined. */
export function factReferences(files: Files, fact: string): Reference[] {
  return referencesIn(files, fact, (_plan, text) => {
    const named = text.matchAll(/\{\{(\s*facts\.)([^{}]*)\}\}/g);
    return Array.from(named).flatMap(({ 1: before = "", 2: name = "", index }) =>
      name.trimEnd() === fact ? [{ from: index + 2 + before.length, length: fact.length }] : [],
    );
  });
}

/** Each place once, however often it has the name. */
export function placesOf(references: readonly Reference[]): Place[] {
  return [...groupBy(references, attributeOf).values()].flatMap((same) => same.slice(0, 1));
}

/** What is done so that another name stands at these places, and nothing else is another. */
export function replaceNames(
  references: readonly Omit<Reference, "kind">[],
  to: string,
): Operation[] {
  const byFile = groupBy(references, ({ file }) => file);
  return [...byFile].map(([file, own]) => {
    return { file, edits: own.map(({ range }) => ({ ...range, content: to })) };
  });
}

function linksTo(page: string, text: string): Found[] {
  const lead = "page:";
  const plain = text.replace(markedFact, (written) => "x".repeat(written.length));
  const { pages } = parseMarkdown(plain, (piece) => piece);
  return pages.flatMap(({ page: named, part }) => {
    if (named !== page || !part) return [];
    const written = text.slice(part.from, part.from + part.length);
    return written === lead + page ? [{ from: part.from + lead.length, length: page.length }] : [];
  });
}

/** @param find where a text has the name, by what sort of text it is */
function referencesIn(
  files: Files,
  name: string,
  find: (plan: Plan, text: string) => Found[],
): Reference[] {
  return [...files].flatMap(([file, text]) => {
    // Only what has the name, as it is or in escapes, is worth the time that reading takes.
    if (!text.includes(name) && !text.includes("\\u")) return [];
    return referencesInFile(readFile(file, text), find);
  });
}

/** As they were last read, for they are asked for with each keystroke, and few of them change. */
const lastRead = new Map<string, ReadFile>();

function readFile(file: string, text: string): ReadFile {
  const last = lastRead.get(file);
  if (last?.source.text === text) return last;
  const read = readContentFile("", file, { text });
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
