// Replaces a file only if it hasn't changed. Stores the old file until it is certain that no program was writing to it.
// All calls here are synchronous, so that little time passes between them.
import { copyFileSync, linkSync, lstatSync, readFileSync, renameSync } from "node:fs";

/** A replacement of one file. */
export interface Swap {
  path: string;
  /** The path of the new file, in the same file system; undefined removes the old one. */
  staged: string | undefined;
  /** The path where the old file is stored; nothing is there yet. */
  aside: string;
  /** The old file's content; undefined if there is none. */
  before: Buffer | undefined;
}

/** @returns false if the file has changed; then it stays as it is */
export function swapIfUnchanged({ path, staged, aside, before }: Swap): boolean {
  if (staged === undefined) return before !== undefined && moveAside(path, aside, before);
  if (before === undefined) return appear(staged, path);
  return replace(path, staged, aside, before);
}

/** Reverts a swap. @param after the new file's content; undefined if the old file was removed */
export function undo({ path, aside, before }: Swap, after: Buffer | undefined): void {
  swapIfUnchanged({
    path,
    staged: before === undefined ? undefined : aside,
    aside: `${aside}-undone`,
    before: after,
  });
}

/** False if a program that had the old file open has written to it after it was replaced. */
export function isAsideUnchanged({ aside, before }: Swap): boolean {
  return before === undefined || holds(aside, before);
}

/** Gives the old file a second name first, so that it still exists after it is replaced. */
function replace(path: string, staged: string, aside: string, before: Buffer): boolean {
  const isSecondName = keepAside(path, aside);
  if (isSecondName === undefined || !holds(aside, before)) return false;
  const kept = lstatSync(aside, { bigint: true });
  // If a program writes to the old file until the save ends, the stored file shows it. Only a different file that is
  // renamed to `path` between the next call and the rename below is lost: Node.js can't compare and rename in one step,
  // and moving the old file away first would leave the folder without it for a moment.
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

/** @returns false if a file exists already */
function appear(staged: string, path: string): boolean {
  try {
    linkSync(staged, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST" || lstatSync(path, { throwIfNoEntry: false })) return false;
    // Not every disk supports hard links.
    renameSync(staged, path);
    return true;
  }
}

/** @returns true if `aside` is a second name of the file, false if it is a copy, undefined if there is no file */
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
