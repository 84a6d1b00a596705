// Merges all files that were changed outside of this session with the edited ones.
import type { Choice } from "../../content/compare/merge-result.ts";
import type { Three } from "../../content/compare/merge-lists.ts";
import { pageNameOf } from "../../content/model/input.ts";
import { makeStep, startHistory, type Files, type Operation } from "../model/history.ts";
import { pageReferences, replaceNames } from "../operations/references/references.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { mergeFile, type MergedFile } from "./merge-file.ts";
import { fileNames, keptName, underKeptName, type FileNames } from "./renamed-pages.ts";
import { textOf } from "./stored-text.ts";
import { textsOf, type Changer, type StoredFile, type TheirFile } from "../../store/store.ts";

/** A file that others have changed, merged with the edited one. */
export interface Merged {
  names: FileNames;
  /** The name that the file gets. */
  kept: string;
  /** undefined if there is no such file. */
  texts: Three<string | undefined>;
  /** The fields that both changed differently, in file order. */
  conflicts: MergedFile["conflicts"];
  /** @param choices one per conflict, in order; "mine" by default */
  resolve: (choices?: readonly Choice[]) => WholeFile[];
}

/** A file's whole text; undefined removes it. */
type WholeFile = Extract<Operation, { text: string | undefined }>;

export interface Conflict extends FileConflict {
  /** Who changed the file; empty if that isn't known. */
  by: readonly Changer[];
}

interface FileConflict extends Merged {
  /** The version from outside of this session. */
  file: StoredFile;
  /** Everything that has changed outside: also that a renamed page has its former name no more. */
  stored: readonly StoredFile[];
}

/** The result of merging files that were changed outside of this session. */
interface MergedFiles {
  /** Files merged without conflict. */
  merged: readonly Merged[];
  conflicts: readonly FileConflict[];
}

/**
 * @param mine the edited files
 * @param base all files before
 * @param changed the files that others have changed or removed
 * @returns those, and the pages that were renamed here
 */
export function mergeTheirs(
  vocabulary: Vocabulary,
  mine: Files,
  base: Files,
  changed: readonly Pick<TheirFile, "name" | "theirs">[],
): Merged[] {
  const theirs = new Map(base);
  for (const { name, theirs: text } of changed)
    if (text === undefined) theirs.delete(name);
    else theirs.set(name, text);
  const isChanged = new Set(changed.map(({ name }) => name));
  const all = fileNames({ base, mine, theirs });
  const found = all.filter(
    (names) =>
      names.mine !== names.base || isChanged.has(names.base) || isChanged.has(names.theirs),
  );
  return found.map((names) => {
    const texts = {
      base: base.get(names.base),
      mine: mine.get(names.mine),
      theirs: theirs.get(names.theirs),
    };
    return merge(vocabulary, names, texts, mine);
  });
}

/**
 * @param mine the edited files
 * @param choices for each file, one per conflict
 * @returns the files after merging them, also those with links to a page that has another name now
 */
export function mergedTexts(
  vocabulary: Vocabulary,
  mine: Files,
  merged: readonly Merged[],
  choices: readonly (readonly Choice[])[] = [],
): WholeFile[] {
  const texts = merged.flatMap(({ resolve }, index) => resolve(choices[index]));
  const renamed = merged.filter(({ names, kept }) => kept !== names.base);
  if (renamed.length === 0) return texts;
  let { files } = makeStep(startHistory(mine), texts);
  for (const { names, kept } of renamed) {
    if (files.has(names.base)) continue;
    const links = pageReferences(vocabulary, files, pageNameOf(names.base));
    ({ files } = makeStep(startHistory(files), replaceNames(links, pageNameOf(kept))));
  }
  const linked = [...files.keys()].filter((file) => mine.get(file) !== files.get(file));
  const changed = new Set([...texts.map(({ file }) => file), ...linked]);
  return Array.from(changed, (file) => ({ file, text: files.get(file) }));
}

function merge(
  vocabulary: Vocabulary,
  names: FileNames,
  texts: Three<string | undefined>,
  files: Files,
): Merged {
  const { conflicts, resolve } = mergeFile(vocabulary, names.mine, texts, files);
  return {
    names,
    kept: keptName(names),
    texts,
    conflicts,
    resolve: (choices) => underKeptName(names, resolve(choices)),
  };
}

/**
 * @param theirs the files in the store now; a removed one has no version
 * @param base the files in the store before
 */
export function mergeFiles(
  vocabulary: Vocabulary,
  mine: Files,
  base: ReadonlyMap<string, StoredFile>,
  theirs: readonly StoredFile[],
): MergedFiles {
  const found = new Map(theirs.map((file) => [file.name, file]));
  const changed = theirs.map((file) => ({ name: file.name, theirs: textOf(file) }));
  const merged = mergeTheirs(vocabulary, mine, textsOf([...base.values()]), changed);
  return {
    merged: merged.filter(({ conflicts }) => conflicts.length === 0),
    conflicts: merged.flatMap((each): FileConflict[] => {
      const file = found.get(each.names.theirs);
      const former = found.get(each.names.base) ?? file;
      return file && former && each.conflicts.length > 0
        ? [{ ...each, file, stored: [...new Set([former, file])] }]
        : [];
    }),
  };
}

/** Updates conflicts with later edits, so that resolving one doesn't lose them. */
export function updateConflicts(
  vocabulary: Vocabulary,
  conflicts: readonly Conflict[],
  files: Files,
): Conflict[] {
  return conflicts.map((conflict) => {
    const { names, texts } = conflict;
    const mine = files.get(names.mine);
    return mine === texts.mine
      ? conflict
      : { ...conflict, ...merge(vocabulary, names, { ...texts, mine }, files) };
  });
}

/**
 * The conflicts after files changed again. A conflict that is already open stays as it is, so that no choice is lost.
 * @param theirs the changed files
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
