// Follows a page that one person has renamed and another has changed, so that both changes meet in one page.
import type { Three } from "../../content/compare/merge-lists.ts";
import { renamedFiles } from "../../content/compare/renamed-files.ts";
import type { Files } from "../model/history.ts";
import type { TheirFile } from "../../store/store.ts";

/** A file's name before, here, and as others have it. They differ if a page was renamed. */
export type FileNames = Three<string>;

/**
 * @param theirs all files that others have changed
 * @param mine the edited files
 * @param before the names of all files before
 * @returns the names of each of their files; a page that they have renamed is one of them
 */
export function fileNames(
  theirs: readonly Pick<TheirFile, "name" | "base" | "theirs">[],
  mine: Files,
  before: ReadonlySet<string>,
): FileNames[] {
  const were = textsIn(theirs, ({ base }) => base);
  const are = textsIn(theirs, (file) => file.theirs);
  const added = without(are, were);
  const there = renamedFiles(without(were, are), added);
  const here = renamedFiles(without(were, mine), without(mine, before));
  const known = [...were.keys()].map((base): FileNames => {
    const names = { base, mine: here.get(base) ?? base, theirs: there.get(base) ?? base };
    const areBothThere = mine.has(names.mine) && are.has(names.theirs);
    const isTaken = mine.has(names.theirs) || added.has(names.mine);
    return areBothThere && (names.mine === names.theirs || !isTaken) ? names : allNamed(base);
  });
  const renamed = new Set(known.map((names) => names.theirs));
  return [...known, ...[...added.keys()].filter((name) => !renamed.has(name)).map(allNamed)];
}

function textsIn<File extends { name: string }>(
  files: readonly File[],
  textOf: (file: File) => string | undefined,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of files) {
    const text = textOf(file);
    if (text !== undefined) texts.set(file.name, text);
  }
  return texts;
}

function without(texts: Files, names: Pick<ReadonlySet<string>, "has">): Map<string, string> {
  return new Map([...texts].filter(([name]) => !names.has(name)));
}

function allNamed(name: string): FileNames {
  return { base: name, mine: name, theirs: name };
}

/** The name that a page gets: others may have published theirs already. */
export function keptName({ base, mine, theirs }: FileNames): string {
  return theirs === base ? mine : theirs;
}

/** A merged text under the name that the page keeps, and nothing under its other names. */
export function underKeptName(
  names: FileNames,
  text: string | undefined,
): { file: string; text: string | undefined }[] {
  const kept = keptName(names);
  const others = new Set(Object.values(names).filter((name) => name !== kept));
  return [{ file: kept, text }, ...Array.from(others, (file) => ({ file, text: undefined }))];
}
