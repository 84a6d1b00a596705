// What a test bundles to try the stores over the browser's own folders and database.
import { dropStoredCopy, hasStoredCopy } from "../../src/store/local/stored-copy.ts";
import { folderStore } from "../../src/store/local/folder-store.ts";
import { copyOfThisPage, memoryStore } from "../../src/store/local/memory-store.ts";
import { openFolder } from "../../src/store/local/open-folder.ts";
import { rememberedFolder } from "../../src/store/local/remembered-folder.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";

/** A folder in the browser's private file system, which takes no permission, with a project in it. */
async function makeProject(files: Readonly<Record<string, string>>) {
  const root = await navigator.storage.getDirectory();
  const project = await root.getDirectoryHandle("project", { create: true });
  const content = await project.getDirectoryHandle("content", { create: true });
  for (const [name, text] of Object.entries(files)) await writeText(content, name, text);
  return { project, content };
}

/** Writes as another program does. */
async function writeText(folder: FileSystemDirectoryHandle, name: string, text: string) {
  const handle = await folder.getFileHandle(name, { create: true });
  const stream = await handle.createWritable();
  await stream.write(text);
  await stream.close();
}

async function textsIn(folder: FileSystemDirectoryHandle): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for await (const entry of folder.values())
    if (entry.kind === "file") texts[entry.name] = await (await entry.getFile()).text();
  return texts;
}

const vocabulary = () => Promise.resolve(engineVocabulary);

async function open(project: FileSystemDirectoryHandle) {
  const opened = await openFolder(project);
  if (opened.is !== "open") throw new Error(opened.is);
  return {
    site: opened.folder.site,
    store: folderStore(opened.folder, {}, vocabulary),
  };
}

const all = {
  copyOfThisPage,
  dropStoredCopy,
  hasStoredCopy,
  makeProject,
  memoryStore,
  open,
  rememberedFolder,
  textsIn,
  vocabulary,
  writeText,
};

declare global {
  var stores: typeof all;
  /** How often a watcher was called, where a test counts it. */
  var changes: number | undefined;
}

globalThis.stores = all;
