// Creates temporary folders and removes them after use. Those that a killed program left are removed at the next run.
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** No temporary folder can be created; the message says what to do. */
export class NoTemporaryFolder extends Error {}

const prefix = "site-edit-";

/** The folders that have already been cleaned up. */
const cleaned = new Set<string>();

/**
 * Runs `work` with a temporary folder that is removed afterwards.
 * @throws {NoTemporaryFolder} if it can't be created
 */
export async function withTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const around = tmpdir();
  if (!cleaned.has(around)) {
    cleaned.add(around);
    await removeLeftovers(around);
  }
  // The process id in the name shows if the folder is still in use.
  const folder = await mkdtemp(join(around, `${prefix}${process.pid}-`)).catch(
    ({ code, message }: NodeJS.ErrnoException) => {
      throw new NoTemporaryFolder(
        `The folder for temporary files, ${around}, can't be written to (${code ?? message}). Create it or free up space in it, or set TMPDIR to another folder, then start again.`,
      );
    },
  );
  try {
    return await work(folder);
  } finally {
    // Windows keeps files that a program has just used; the next run removes them.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

async function removeLeftovers(around: string): Promise<void> {
  const names = await readdir(around).catch((): string[] => []);
  for (const name of names) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-\\w+$`).exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    // Folders of other users can't be removed.
    await rm(join(around, name), { recursive: true, force: true }).catch(() => {});
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
