// Replaces the output folder of a build as a whole or not at all, and cleans up after builds that were killed.
import { execFile } from "node:child_process";
import {
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { asCannotWrite, CannotWrite } from "./cannot-write.ts";

/** A file's content, or what gets it when it is written: all photos of a site together would fill the memory. */
export type FileContent = string | Uint8Array | (() => Promise<Uint8Array>);

/** Path in the folder -> content. */
export type FolderFiles = ReadonlyMap<string, FileContent>;

/** Called with the number of contents that were got when they were written, and of all these. */
export type OnWritten = (done: number, total: number) => void;

/** This process's staging folders. */
const own = new Set<string>();

/** The name of the replaced folder inside a staging folder. */
const previousName = "previous";

/**
 * Writes all files next to the old folder first, then swaps the two, so that no visitor gets half a site.
 * If the folder is a link, its target is replaced.
 * @param folder the path that a person uses
 * @throws {CannotWrite} and leaves the folder unchanged, as it does with any error of a content that is got
 */
export async function replaceFolder(
  folder: string,
  files: FolderFiles,
  onWritten?: OnWritten,
): Promise<void> {
  try {
    const target = await realFolder(folder);
    const found = await stat(target).catch(ignoreMissing);
    if (found?.isDirectory() === false) throw new CannotWrite(folder, "ENOTDIR");
    await mkdir(dirname(target), { recursive: true });
    await writeAndSwap(target, files, onWritten);
  } catch (error) {
    throw error instanceof NotGot ? error.cause : asCannotWrite(error, folder);
  }
}

/**
 * Removes what killed builds have left next to the folder. If one of them had moved the folder away, moves it back.
 * @throws {CannotWrite}
 */
export async function clearLeftovers(folder: string): Promise<void> {
  try {
    const target = await realFolder(folder);
    const siblings = (await readdir(dirname(target)).catch(ignoreMissing)) ?? [];
    for (const name of siblings) {
      const staging = join(dirname(target), name);
      if (!isLeftover(staging, target)) continue;
      if (!(await stat(target).catch(ignoreMissing)))
        await rename(join(staging, previousName), target).catch(ignoreMissing);
      await remove(staging);
    }
  } catch (error) {
    throw asCannotWrite(error, folder);
  }
}

/** Resolves links to a folder, even if their target doesn't exist yet. */
async function realFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    ignoreMissing(error as NodeJS.ErrnoException);
    const target = await readlink(folder).catch(() => undefined);
    return target === undefined ? folder : realFolder(resolve(dirname(folder), target));
  }
}

async function writeAndSwap(
  target: string,
  files: FolderFiles,
  onWritten?: OnWritten,
): Promise<void> {
  const staging = await mkdtemp(`${stagingPrefix(target)}${process.pid}-`);
  own.add(staging);
  try {
    const next = join(staging, "next");
    await writeAll(next, files, onWritten);
    await swap(target, next, join(staging, previousName));
  } finally {
    await remove(staging);
    own.delete(staging);
  }
}

/** What should have been written couldn't be got, which says nothing about the folder. The cause is the error. */
class NotGot extends Error {}

async function writeAll(folder: string, files: FolderFiles, onWritten?: OnWritten): Promise<void> {
  const total = [...files.values()].filter((content) => typeof content === "function").length;
  let done = 0;
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    if (typeof content !== "function") {
      await writeFile(file, content);
      continue;
    }
    const got = await content().catch((cause: unknown) => {
      throw new NotGot("", { cause });
    });
    await writeFile(file, got);
    onWritten?.(++done, total);
  }
}

/** Swaps two folders in one step if the system can. Otherwise, the folder is missing for a moment. */
async function swap(target: string, next: string, previous: string): Promise<void> {
  if (await exchange(target, next)) return;
  await rename(target, previous).catch(ignoreMissing);
  try {
    await rename(next, target);
  } catch (error) {
    // Fails if another build has put its folder there meanwhile.
    await rename(previous, target).catch(() => {});
    throw error;
  }
}

/**
 * Exchanges two folders with GNU mv 9.5 or later, because Node.js can't. Other versions of mv reject the option.
 * https://www.gnu.org/software/coreutils/manual/html_node/mv-invocation.html
 * @returns false if it failed; then nothing has changed
 */
async function exchange(one: string, other: string): Promise<boolean> {
  const swapping = promisify(execFile)("mv", ["--exchange", "--no-target-directory", one, other]);
  return swapping.then(
    () => true,
    () => false,
  );
}

const stagingPrefix = (target: string): string => join(dirname(target), `.${basename(target)}-`);

/** True if a staging folder's process, whose id is in its name, has ended. */
function isLeftover(path: string, target: string): boolean {
  const prefix = stagingPrefix(target);
  const pid = path.startsWith(prefix) && /^(\d+)-\w{6}$/.exec(path.slice(prefix.length))?.[1];
  // Process ids are reused, so a folder with this process's id may be from an earlier process.
  return Boolean(pid) && (Number(pid) === process.pid ? !own.has(path) : !isRunning(Number(pid)));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Ignores errors: the next build removes what is left, and this build has succeeded. */
async function remove(staging: string): Promise<void> {
  await rm(staging, { recursive: true, force: true }).catch(() => {});
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
