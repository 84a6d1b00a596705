// Remembers the folders that were opened, so that one click opens the last one again with what wasn't saved in it.
import { withTimeLimit } from "../time-limit.ts";
import { storeValue, readStored } from "./stored-values.ts";

interface RememberedFolder {
  /** Stays the same for the same folder: drafts are stored under it. */
  id: string;
  /** The folder that the author chose, which has the permission. */
  handle: FileSystemDirectoryHandle;
  /** The content folder, the same one or in it. */
  content: FileSystemDirectoryHandle;
}

const key = ["folders"];

/** The last ones; who works on more sites chooses the folder again. */
const mostRemembered = 10;

/** @returns the folder that was opened last; undefined if there is none or the browser can't store it */
export async function rememberedFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  return (await remembered())[0]?.handle;
}

/**
 * @param handle the folder that the author chose
 * @param content the content folder in it
 * @returns the content folder's id, the same each time if the browser can store it
 */
export async function rememberFolder(
  handle: FileSystemDirectoryHandle,
  content: FileSystemDirectoryHandle,
): Promise<string> {
  const all = await remembered();
  const known = await findSame(all, content);
  const id = known?.id ?? crypto.randomUUID();
  const others = all.filter((each) => each !== known).slice(0, mostRemembered - 1);
  await withTimeLimit(storeValue(key, [{ id, handle, content }, ...others])).catch(() => undefined);
  return id;
}

async function remembered(): Promise<readonly RememberedFolder[]> {
  const found = await withTimeLimit(readStored(key)).catch(() => undefined);
  // Cast: only `rememberFolder` writes there.
  return (found ?? []) as readonly RememberedFolder[];
}

async function findSame(
  all: readonly RememberedFolder[],
  content: FileSystemDirectoryHandle,
): Promise<RememberedFolder | undefined> {
  for (const each of all) if (await content.isSameEntry(each.content)) return each;
  return undefined;
}
