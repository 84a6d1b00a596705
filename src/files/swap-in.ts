// Puts one file in the place of another only if that one is still what it was. What is replaced is kept aside until
// it is certain that no program was writing to it. Every call here is synchronous, so that little time passes between them.
import { copyFileSync, linkSync, lstatSync, readFileSync, renameSync } from "node:fs";

/** One file that is to become another. */
export interface Swap {
  path: string;
  /** Where the new file is, in the same file system; undefined removes the old one. */
  staged: string | undefined;
  /** Where the old file is kept; nothing is there yet. */
  aside: string;
  /** What the old file is; undefined where there is none. */
  before: Buffer | undefined;
}

/** @returns false where the file isn't what it was: then it stays as it is */
export function swapIn({ path, staged, aside, before }: Swap): boolean {
  if (staged === undefined) return before !== undefined && moveAside(path, aside, before);
  if (before === undefined) return appear(staged, path);
  return replace(path, staged, aside, before);
}

/** The same swap backwards. @param after what the new file is; undefined where the old one was removed */
export function undo({ path, aside, before }: Swap, after: Buffer | undefined): void {
  swapIn({
    path,
    staged: before === undefined ? undefined : aside,
    aside: `${aside}-undone`,
    before: after,
  });
}

/** False where a program that had the old file open has written to it after it was replaced. */
export function isAsideUnchanged({ aside, before }: Swap): boolean {
  return before === undefined || holds(aside, before);
}

/** Under a second name the old file is still there once it is replaced. */
function replace(path: string, staged: string, aside: string, before: Buffer): boolean {
  const isSecondName = keepAside(path, aside);
  if (isSecondName === undefined || !holds(aside, before)) return false;
  const kept = lstatSync(aside, { bigint: true });
  // What a program writes into the old file until the save ends is found aside. Only another file that is renamed to `path`
  // between the next call and the one that replaces it is lost: no call that Node.js has compares and renames in one,
  // and to move the old file away first would let others see the folder without it.
  const found = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  const isSame = isSecondName && found?.ino === kept.ino && found.dev === kept.dev;
  if (!isSame && !holds(path, before)) return false;
  renameSync(staged, path);
  return true;
}

function moveAside(path: string, aside: string, before: Buffer): boolean {
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
  if (holds(aside, before)) return true;
  appear(aside, path);
  return false;
}

/** @returns false where a file is there already */
function appear(staged: string, path: string): boolean {
  try {
    linkSync(staged, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST" || lstatSync(path, { throwIfNoEntry: false })) return false;
    // Not every disk can let a file have two names.
    renameSync(staged, path);
    return true;
  }
}

/** @returns whether `aside` is a second name of the file, or a copy of it; undefined where there is no file */
function keepAside(path: string, aside: string): boolean | undefined {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  try {
    linkSync(path, aside);
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    copyFileSync(path, aside);
    return false;
  }
}

function holds(path: string, content: Buffer): boolean {
  return (
    lstatSync(path, { throwIfNoEntry: false })?.isFile() === true &&
    readFileSync(path).equals(content)
  );
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
