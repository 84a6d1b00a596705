// Writes files so that they are whole on the disk, also after the power was cut.
import type { Stats } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";

/**
 * Writes a new file; it is on the disk before anything else is done with it.
 * @param like the file whose mode and owner it gets
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
    // Only root may give a file away; its group can be kept more often.
    await file.chown(uid, gid).catch(() => file.chown(now.uid, gid).catch(() => {}));
  }
  await file.chmod(mode & 0o7777);
}

/** Which files are in the folder is on the disk, too, where the system can promise that. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
