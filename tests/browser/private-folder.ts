// A folder in the browser's private file system, which takes no permission, in place of one on this computer.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** In the page: the dialog for folders, which no test can use, answers with the private folder. */
export function answerWithPrivateFolder(): void {
  globalThis.showDirectoryPicker = async () =>
    (await navigator.storage.getDirectory()).getDirectoryHandle("content", { create: true });
}

/** Path -> content, in base64. */
type Packed = Readonly<Record<string, string>>;

/** In the page. */
export async function fillPrivateFolder(files: Packed): Promise<void> {
  const root = await navigator.storage.getDirectory();
  for (const [path, content] of Object.entries(files)) {
    const [name = "", ...folders] = `content/${path}`.split("/").toReversed();
    let folder = root;
    for (const each of folders.toReversed())
      folder = await folder.getDirectoryHandle(each, { create: true });
    const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await stream.write(Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0)));
    await stream.close();
  }
}

/** In the page. @returns a character for each byte of each file */
export async function readPrivateFolder(paths: readonly string[]): Promise<string[]> {
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle("content");
  const contents = paths.map(async (path) => {
    const [name = "", inMedia] = path.split("/").toReversed();
    const folder = inMedia ? await root.getDirectoryHandle(inMedia) : root;
    const file = await (await folder.getFileHandle(name)).getFile();
    return String.fromCharCode(...new Uint8Array(await file.arrayBuffer()));
  });
  return Promise.all(contents);
}

/** @param folder on this computer */
export async function packFolder(folder: string): Promise<Packed> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  const packed = files.map(async ({ name, parentPath }) => {
    const path = join(parentPath, name);
    return [path.slice(folder.length + 1), await readFile(path, "base64")] as const;
  });
  return Object.fromEntries(await Promise.all(packed));
}
