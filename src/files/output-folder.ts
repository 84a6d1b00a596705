// Where a build goes: what is there is replaced as a whole or not at all, and a killed build leaves nothing for good.
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
import { CannotWrite, inWords } from "./cannot-write.ts";

/** Staging folders of this process. */
const own = new Set<string>();

/** In a staging folder, what is being replaced. */
const previousName = "previous";

/**
 * Writes all files beside the old folder first, then swaps the two, so that no visitor meets half a site.
 * A link is written through.
 * @param folder as a person calls it
 * @param files path in the folder -> what it holds
 * @throws {CannotWrite} and then the folder is as it was
 */
export async function replaceFolder(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  try {
    const place = await realPlace(folder);
    const found = await stat(place).catch(ignoreMissing);
    if (found?.isDirectory() === false) throw new CannotWrite(folder, "ENOTDIR");
    await mkdir(dirname(place), { recursive: true });
    await writeAndSwap(place, files);
  } catch (error) {
    throw inWords(error, folder);
  }
}

/**
 * Removes what killed builds have left beside the folder. Where one had taken the folder itself away, it is put back.
 * @throws {CannotWrite}
 */
export async function clearLeftovers(folder: string): Promise<void> {
  try {
    const place = await realPlace(folder);
    const beside = (await readdir(dirname(place)).catch(ignoreMissing)) ?? [];
    for (const name of beside) {
      const staging = join(dirname(place), name);
      if (!isLeftover(staging, place)) continue;
      if (!(await stat(place).catch(ignoreMissing)))
        await rename(join(staging, previousName), place).catch(ignoreMissing);
      await remove(staging);
    }
  } catch (error) {
    throw inWords(error, folder);
  }
}

/** Where a folder really is: behind a link, even one to what isn't there yet. */
async function realPlace(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    ignoreMissing(error as NodeJS.ErrnoException);
    const target = await readlink(folder).catch(() => undefined);
    return target === undefined ? folder : realPlace(resolve(dirname(folder), target));
  }
}

async function writeAndSwap(
  place: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  const staging = await mkdtemp(`${stagingPrefix(place)}${process.pid}-`);
  own.add(staging);
  try {
    const next = join(staging, "next");
    for (const [path, content] of files) {
      await mkdir(dirname(join(next, path)), { recursive: true });
      await writeFile(join(next, path), content);
    }
    await swap(place, next, join(staging, previousName));
  } finally {
    await remove(staging);
    own.delete(staging);
  }
}

/** In one step where the system can; else there is no folder for the moment between two. */
async function swap(place: string, next: string, previous: string): Promise<void> {
  if (await exchange(place, next)) return;
  await rename(place, previous).catch(ignoreMissing);
  try {
    await rename(next, place);
  } catch (error) {
    // Unless another build's folder stands there by now.
    await rename(previous, place).catch(() => {});
    throw error;
  }
}

/**
 * Node.js has no call for it; GNU's mv has since 9.5, and any other one refuses the option.
 * https://www.gnu.org/software/coreutils/manual/html_node/mv-invocation.html
 * @returns whether it could be done; else nothing has changed
 */
async function exchange(one: string, other: string): Promise<boolean> {
  const swapping = promisify(execFile)("mv", ["--exchange", "--no-target-directory", one, other]);
  return swapping.then(
    () => true,
    () => false,
  );
}

const stagingPrefix = (place: string): string => join(dirname(place), `.${basename(place)}-`);

/** A staging folder has its process's number in its name, and is left behind once that has ended. */
function isLeftover(path: string, place: string): boolean {
  const prefix = stagingPrefix(place);
  const pid = path.startsWith(prefix) && /^(\d+)-\w{6}$/.exec(path.slice(prefix.length))?.[1];
  // A number is given again: that of this process may be an ended one's, too.
  return Boolean(pid) && (Number(pid) === process.pid ? !own.has(path) : !isRunning(Number(pid)));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** What can't be removed now is a leftover for the next build, and no reason to call this one failed. */
async function remove(staging: string): Promise<void> {
  await rm(staging, { recursive: true, force: true }).catch(() => {});
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
