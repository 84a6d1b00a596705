// Merges all files that were changed outside of this session with the edited ones.
import type { Choice } from "../../content/compare/merge-result.ts";
import type { Three } from "../../content/compare/merge-lists.ts";
import type { Files } from "../model/history.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { mergeFile, type MergedFile } from "./merge-file.ts";
import { fileNames, keptName, underKeptName, type FileNames } from "./renamed-pages.ts";
import { textOf } from "./stored-text.ts";
import type { Changer, StoredFile, TheirFile } from "../../store/store.ts";

/** A file that others have changed, merged with the edited one. */
export interface Merged {
  names: FileNames;
  /** The name that the file gets. */
  kept: string;
  /** undefined if there is no such file. */
  texts: Three<string | undefined>;
  /** The fields that both changed differently, in file order. */
  conflicts: MergedFile["conflicts"];
  /**
   * @param choices one per conflict, in order; "mine" by default
   * @returns the merged files; undefined removes one
   */
  resolve: (choices?: readonly Choice[]) => { file: string; text: string | undefined }[];
}

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
  merged: readonly FileConflict[];
  conflicts: readonly FileConflict[];
}

/**
 * @param mine the edited files
 * @param theirs all files that others have changed
 * @param before the names of all files before
 */
export function mergeTheirs(
  vocabulary: Vocabulary,
  mine: Files,
  theirs: readonly Pick<TheirFile, "name" | "base" | "theirs">[],
  before: ReadonlySet<string>,
): Merged[] {
  const found = new Map(theirs.map((file) => [file.name, file]));
  return fileNames(theirs, mine, before).map((names) => {
    const texts = {
      base: found.get(names.base)?.base,
      mine: mine.get(names.mine),
      theirs: found.get(names.theirs)?.theirs,
    };
    return merge(vocabulary, names, texts, mine);
  });
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
  const changed = theirs.map((file) => {
    return { name: file.name, base: base.get(file.name)?.text, theirs: textOf(file) };
  });
  const names = new Set(base.keys());
  const merged = mergeTheirs(vocabulary, mine, changed, names).flatMap((each): FileConflict[] => {
    const file = found.get(each.names.theirs);
    const former = found.get(each.names.base);
    return file ? [{ ...each, file, stored: former ? [former, file] : [file] }] : [];
  });
  const isOpen = ({ conflicts }: FileConflict) => conflicts.length > 0;
  return { merged: merged.filter((each) => !isOpen(each)), conflicts: merged.filter(isOpen) };
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
