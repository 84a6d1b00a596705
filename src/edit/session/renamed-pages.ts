// Follows a page that one person has renamed and another has changed, so that both changes meet in one page.
import type { Three } from "../../content/compare/merge-lists.ts";
import { renamedFiles } from "../../content/compare/renamed-files.ts";
import type { Files } from "../model/history.ts";

/** A file's name before, here, and as others have it. They differ if a page was renamed. */
export type FileNames = Three<string>;

/** @returns the names of each file that one of them has */
export function fileNames({ base, mine, theirs }: Three<Files>): FileNames[] {
  const addedThere = without(theirs, base);
  const here = renamedFiles(without(base, mine), without(mine, base));
  const there = renamedFiles(without(base, theirs), addedThere);
  const known = [...base.keys()].map((name): FileNames => {
    const names = { base: name, mine: here.get(name) ?? name, theirs: there.get(name) ?? name };
    const areBothThere = mine.has(names.mine) && theirs.has(names.theirs);
    const isTaken = mine.has(names.theirs) || addedThere.has(names.mine);
    return areBothThere && (names.mine === names.theirs || !isTaken) ? names : allNamed(name);
  });
  const followed = new Set(known.flatMap((names) => [names.mine, names.theirs]));
  const added = new Set([...without(mine, base).keys(), ...addedThere.keys()]);
  return [...known, ...[...added].filter((name) => !followed.has(name)).map(allNamed)];
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
