// What a store knows of a folder on this computer: its content as it is now, as it was at first, and as the editor has it.
import type { Stored } from "../store.ts";
import { createTaskQueue } from "../task-queue.ts";
import type { ContentState } from "./content-changes.ts";
import { createFolderReader, type FolderContent } from "./folder-reader.ts";
import type { OpenFolder } from "./open-folder.ts";

type Icons = Stored["assets"]["icons"];

export interface FolderSource {
  site: string;
  folder: FileSystemDirectoryHandle;
  icons: Icons;
  /** @throws {DOMException} if the folder is gone, or the browser may not read it */
  read: () => Promise<FolderContent>;
  /** Runs one task at a time, because each must see what the one before has written. */
  inTurn: ReturnType<typeof createTaskQueue>;
  /** The content when it was read first. */
  opened: ContentState | undefined;
  /** A version of each file that the editor has loaded or saved. */
  known: Map<string, string>;
  /** Files that were removed: put back, they stay as they are. */
  removedFiles: WeakSet<File>;
  /** Find out whether the folder has changed, one for each watcher. */
  checks: Set<() => void>;
}

export function folderSource({ site, content: folder }: OpenFolder, icons: Icons): FolderSource {
  const read = createFolderReader(folder);
  const source: FolderSource = {
    site,
    folder,
    icons,
    async read() {
      const content = await read();
      source.opened ??= stateOf(content);
      return content;
    },
    inTurn: createTaskQueue(),
    opened: undefined,
    known: new Map(),
    removedFiles: new WeakSet(),
    checks: new Set(),
  };
  return source;
}

export function storedOf(
  { site, folder, icons }: FolderSource,
  { files, media, unreadable }: FolderContent,
): Stored {
  const measured = [...media].flatMap(([name, file]) =>
    file.measured ? [[name, file.measured] as const] : [],
  );
  return {
    site,
    folder: folder.name,
    files,
    assets: {
      icons,
      media: new Map([...media].map(([name, { address }]) => [name, address])),
      measured: new Map(measured),
      unreadable,
    },
  };
}

export function stateOf({ files, media }: FolderContent): ContentState {
  return {
    files: new Map(files.map(({ name, text }) => [name, text])),
    media: new Map([...media].map(([name, { version }]) => [name, version])),
  };
}

/** A version of each file, as in `FolderSource.known`. */
export function versionsOf({ files, media, unreadable }: FolderContent): Map<string, string> {
  return new Map([
    ...[...unreadable.keys()].map((name) => [name, ""] as const),
    ...[...media].map(([name, { version }]) => [name, version] as const),
    ...files.map(({ name, version }) => [name, version] as const),
  ]);
}

export function areSameVersions(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): boolean {
  return (
    one.size === other.size && [...one].every(([name, version]) => other.get(name) === version)
  );
}
