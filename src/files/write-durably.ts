// Writes files so that they are complete on disk even after a power failure.
import type { Stats } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";

/**
 * Writes a new file and waits until it is on disk.
 * @param like the stats of a file whose mode and owner it gets
 */
export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  like?: Stats,
): Promise<void> {
  const file = await open(path, "wx", like ? 0o600 : 0o666);
  try {
    await file.writeFile(content);
    if (like) await becomeLike(file, like);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function becomeLike(file: FileHandle, { uid, gid, mode }: Stats): Promise<void> {
  const now = await file.stat();
  if (now.uid !== uid || now.gid !== gid) {
    // Only root can change the owner. Setting the group works more often.
    await file.chown(uid, gid).catch(() => file.chown(now.uid, gid).catch(() => {}));
  }
  await file.chmod(mode & 0o7777);
}

/** Waits until the folder's list of files is on disk, on systems that support it. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
