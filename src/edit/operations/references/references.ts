// Finds where content refers to a page or a fact, to the character.
import { groupBy } from "../../../content/model/group.ts";
import type { Path, Range } from "../../../content/model/path.ts";
import { markedFact } from "../../../content/resolve/facts.ts";
import { parseMarkdown } from "../../../content/resolve/markdown.ts";
import { readContentFile, type ReadFile } from "../../../content/schema/read-file.ts";
import { walk, type Plan } from "../../../content/schema/walk.ts";
import type { Operation, Files } from "../../model/history.ts";
import { locationKey, type Location } from "../../model/location.ts";

/** A reference to a page or a fact. */
export interface Reference extends Location {
  /** The range of the name in the file's text. */
  range: Range;
  /** The kind of text that contains it. */
  kind: Plan["kind"];
}

/** A name's position in the parsed text. */
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

/** Texts that use a fact; its definition isn't included. */
export function factReferences(files: Files, fact: string): Reference[] {
  return referencesIn(files, fact, (_plan, text) => {
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

/** @param find finds the name in a text of a given kind */
function referencesIn(
  files: Files,
  name: string,
  find: (plan: Plan, text: string) => Found[],
): Reference[] {
  return [...files].flatMap(([file, text]) => {
    // Parsing is slow, so files that can't contain the name are skipped.
    if (!text.includes(name) && !text.includes("\\u")) return [];
    return referencesInFile(readFile(file, text), find);
  });
}

/** Cached, because each keystroke needs all files and changes only one. */
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
