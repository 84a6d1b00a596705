// Folders for temporary files: removed after use, and those that a killed program left at the next run.
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** There is no place for temporary files; the message says what to do. */
export class NoTemporaryFolder extends Error {}

const prefix = "site-edit-";

/** The folders that were cleaned up already. */
const cleaned = new Set<string>();

/**
 * Runs with a folder that is removed afterwards.
 * @throws {NoTemporaryFolder} where none can be made
 */
export async function withTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const around = tmpdir();
  if (!cleaned.has(around)) {
    cleaned.add(around);
    await removeLeftovers(around);
  }
  // By the number, others know whether it is still in use.
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
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeLeftovers(around: string): Promise<void> {
  const names = await readdir(around).catch((): string[] => []);
  for (const name of names) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-\\w+$`).exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    // What belongs to somebody else on this computer is for them to remove.
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
