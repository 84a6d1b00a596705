// Lets one process at a time write to a content folder. The system releases the lock when the process ends, even if it
// was killed.
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { createTaskQueue } from "../store/task-queue.ts";
import { folderKey, makeStateFolder } from "./state-folder.ts";

export interface FolderLock {
  /**
   * Takes the lock unless this process has it already.
   * @returns false if another process has it
   * @throws {FolderGone} if the folder is gone
   */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

/** A function that releases the lock, or "taken" if another process has it. */
type Taken = (() => Promise<void>) | "taken";

export function createFolderLock(folder: string): FolderLock {
  const inTurn = createTaskQueue();
  let held: { key: string; release: () => Promise<void> } | undefined;
  const release = async () => {
    await held?.release();
    held = undefined;
  };
  return {
    hold: () =>
      inTurn(async () => {
        const key = await folderKey(folder);
        if (held?.key === key) return true;
        // A different folder is at this path now.
        await release();
        const taken = await take(key);
        if (taken === "taken") return false;
        held = { key, release: taken };
        return true;
      }),
    release: () => inTurn(release),
  };
}

/** Doesn't use a file with a process id, because it would be left behind when the process is killed. */
function take(key: string): Promise<Taken> {
  const name = `site-from-json-${key}`;
  switch (process.platform) {
    case "win32":
      return takeName(`\\\\.\\pipe\\${name}`);
    case "linux":
    case "android":
      // The zero byte makes it an abstract name that is in no folder and disappears with the process.
      return takeName(`\0${name}`);
    default:
      return takeFile(key);
  }
}

function takeName(path: string): Promise<Taken> {
  const server = createServer((connection) => connection.destroy());
  // The lock alone doesn't keep the process running.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve("taken") : reject(error),
    );
    server.listen(path, () => resolve(() => new Promise((closed) => server.close(() => closed()))));
  });
}

/** `O_EXLOCK`, which Node.js doesn't list: macOS and the BSDs open the file for one process at a time. */
const exclusively = 0x20;

async function takeFile(key: string): Promise<Taken> {
  const path = join(await makeStateFolder(), `${key}.lock`);
  const { O_RDONLY, O_CREAT, O_NONBLOCK } = constants;
  try {
    // The file is never removed, because another process may be about to lock it.
    const file = await open(path, O_RDONLY | O_CREAT | O_NONBLOCK | exclusively, 0o600);
    return () => file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") return "taken";
    throw error;
  }
}
