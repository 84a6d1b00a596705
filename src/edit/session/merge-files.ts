// Two people have changed the same file: what can be put together is, and the rest is for the editor to choose.
import { diff3Merge } from "node-diff3";
import { compareContent } from "../../content/compare/compare.ts";
import { nothing, shownAsChanged, type Known } from "../../content/compare/in-clash.ts";
import type { Three } from "../../content/compare/merge-lists.ts";
import { mergeValues } from "../../content/compare/merge-values.ts";
import { chosenValue, clashesIn, type Choice, type Clash } from "../../content/compare/merged.ts";
import { pageNameOf, siteFile } from "../../content/model/input.ts";
import { isFields } from "../../content/model/json.ts";
import { pagePlan, sitePlan } from "../../content/schema/walk.ts";
import { isSameJson, setValue } from "../operations/set-value.ts";
import { factsIn } from "../model/facts.ts";
import type { Files } from "../model/history.ts";
import { textInLines } from "../operations/words-in-lines.ts";
import { readJson } from "../model/read-json.ts";
import { fileTitle } from "../operations/references/location-name.ts";
import type { StoredFile } from "../../store/store.ts";

/** A file that two people have changed. */
export interface MergedFile {
  /** What both have changed to something else, in the order in which it stands. */
  clashes: readonly Clash[];
  /**
   * @param choices one for each clash, in order; mine where there is none
   * @returns undefined where nothing is left of the file
   */
  resolve: (choices?: readonly Choice[]) => string | undefined;
}

export interface Conflict {
  /** As somebody else has left it. */
  file: StoredFile;
  /** What both began with, and what is edited now. */
  base: string | undefined;
  mine: string | undefined;
  merged: MergedFile;
}

/** What comes of files that somebody else has changed. */
interface MergedFiles {
  /** Those that are settled, each with what is to stand in it now; undefined takes it away. */
  merged: { file: StoredFile; text: string | undefined }[];
  conflicts: Conflict[];
}

/**
 * @param theirs the files as they are in the store now; one that is gone has no version
 * @param base the files as they were in the store before
 */
export function mergeFiles(
  mine: Files,
  base: ReadonlyMap<string, StoredFile>,
  theirs: readonly StoredFile[],
): MergedFiles {
  const merged = theirs.map((file) =>
    conflictOf({ file, base: base.get(file.name)?.text, mine: mine.get(file.name) }, mine),
  );
  const isOpen = ({ merged: { clashes } }: Conflict) => clashes.length > 0;
  return {
    merged: merged
      .filter((each) => !isOpen(each))
      .map(({ file, merged: { resolve } }) => ({ file, text: resolve() })),
    conflicts: merged.filter(isOpen),
  };
}

function conflictOf(texts: Omit<Conflict, "merged">, files: Files): Conflict {
  const { file, base, mine } = texts;
  return { ...texts, merged: mergeFile(file.name, { base, mine, theirs: textOf(file) }, files) };
}

/** What is open while the editor goes on: with what has been written since, so that settling it takes none of that away. */
export function updateConflicts(conflicts: readonly Conflict[], files: Files): Conflict[] {
  return conflicts.map((conflict) => {
    const mine = files.get(conflict.file.name);
    return mine === conflict.mine ? conflict : conflictOf({ ...conflict, mine }, files);
  });
}

/**
 * What is open after files have changed once more: what is open already is open on, so that no choice is lost.
 * @param theirs the files that have changed
 */
export function openConflicts(
  open: readonly Conflict[],
  theirs: readonly StoredFile[],
  found: readonly Conflict[],
): Conflict[] {
  const known = ({ name, version }: StoredFile) =>
    open.find(({ file }) => file.name === name && file.version === version);
  const others = open.filter(({ file }) => !theirs.some(({ name }) => name === file.name));
  return [...others, ...found.map((each) => known(each.file) ?? each)];
}

/** @returns undefined for one that is gone */
export function textOf({ text, version }: StoredFile): string | undefined {
  return version === "" ? undefined : text;
}

/**
 * Puts the changes of two people together, field by field.
 * @param texts of each, undefined says that there is no such file
 * @param files as they are edited, by which things are called in what is open
 */
export function mergeFile(
  name: string,
  texts: Three<string | undefined>,
  files: Files,
): MergedFile {
  const { mine, base, theirs } = texts;
  if (mine === theirs || theirs === base) return whole(mine);
  if (mine === base) return whole(theirs);
  if (mine === undefined || theirs === undefined || base === undefined)
    return wholeFiles(name, texts, files);
  const values = { mine: readJson(mine), base: readJson(base), theirs: readJson(theirs) };
  const isRead = [values.mine, values.base, values.theirs].every(isFields);
  return isRead
    ? mergeFields({ mine, base, theirs }, values, name, files)
    : mergeLines({ mine, base, theirs });
}

function whole(text: string | undefined): MergedFile {
  return { clashes: [], resolve: () => text };
}

function mergeFields(
  texts: Three<string>,
  values: Three<unknown>,
  name: string,
  files: Files,
): MergedFile {
  const plan = name === siteFile ? sitePlan : pagePlan;
  const merged = mergeValues(values, { place: [], plan, known: knownIn(files) });
  const clashes = clashesIn(merged);
  return {
    clashes,
    resolve(choices = []) {
      const value = chosenValue(merged, (clash) => choices[clashes.indexOf(clash)] ?? "mine");
      const lines = mergeLines(texts);
      // Where the lines tell the same, each keeps the layout that its writer gave it.
      const text = lines.clashes.length === 0 ? lines.resolve() : undefined;
      return text !== undefined && isSameJson(readJson(text), value)
        ? text
        : setValue(texts.theirs, value);
    },
  };
}

/** What isn't JSON can be told by its lines alone. */
function mergeLines({ mine, base, theirs }: Three<string>): MergedFile {
  const parts = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), {
    excludeFalseConflicts: true,
  });
  const clashes = parts.flatMap(({ conflict }) => {
    const shown = (lines: readonly string[]) => textInLines(lines.join("")) || nothing;
    return conflict ? [{ place: [], mine: shown(conflict.a), theirs: shown(conflict.b) }] : [];
  });
  return {
    clashes,
    resolve(choices = []) {
      let next = 0;
      const chosen = parts.flatMap(({ ok, conflict }) => {
        if (!conflict) return ok ?? [];
        return choices[next++] === "theirs" ? conflict.b : conflict.a;
      });
      return chosen.join("");
    },
  };
}

/** One has removed what the other has changed, or both have added a page of the same name. */
function wholeFiles(
  name: string,
  { mine, base, theirs }: Three<string | undefined>,
  files: Files,
): MergedFile {
  const called = `the page “${fileTitle(new Map([...files, [name, mine ?? theirs ?? ""]]), name)}”`;
  const titleOf = (text: string) => fileTitle(new Map([...files, [name, text]]), name);
  const shown = (text: string | undefined) => {
    if (text === undefined) return `Remove ${called}`;
    if (base === undefined) return `Add the page “${titleOf(text)}”`;
    const found = compareContent(
      { files: new Map([[name, base]]), media: new Map() },
      { files: new Map([[name, text]]), media: new Map() },
    );
    return shownAsChanged(called, found);
  };
  const clash = { place: [], mine: shown(mine), theirs: shown(theirs) };
  return {
    clashes: [clash],
    resolve: ([choice = "mine"] = []) => (choice === "mine" ? mine : theirs),
  };
}

function knownIn(files: Files): Known {
  const pages = [...files.keys()].filter((name) => name !== siteFile);
  const titles = pages.map((name) => [pageNameOf(name), fileTitle(files, name)] as const);
  return { facts: factsIn(files), titles: new Map(titles) };
}

/** Each with its end, so that they are the text again when put together. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}
