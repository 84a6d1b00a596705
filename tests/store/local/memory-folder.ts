// A folder in memory with the browser's own interface to folders, so that stores can be tried without a browser.

/** A step that a test can make fail by throwing. */
export type Step = "create" | "write" | "close" | "remove" | "read";

interface Entry {
  bytes: Uint8Array<ArrayBuffer>;
  lastModified: number;
}

/** The disk that a folder and the folders in it share. */
export class MemoryDisk {
  permission: PermissionState = "granted";
  /** What the person answers when the browser asks. */
  answer: PermissionState = "granted";
  /** Called before each step. */
  trouble: (step: Step, name: string) => void = () => undefined;
  /** The names of the files that were read, in order. */
  readonly reads: string[] = [];
  /** Called after each change by another program. */
  readonly observers = new Set<() => void>();
  /** Path -> a file, or undefined for a folder. */
  readonly #entries = new Map<string, Entry | undefined>([["", undefined]]);

  /** Writes files as another program does. @param files null removes a file */
  change(files: Readonly<Record<string, string | Uint8Array | null>>, lastModified?: number): void {
    for (const [path, content] of Object.entries(files))
      if (content === null) this.#entries.delete(path);
      else this.put(path, new Uint8Array(Buffer.from(content)), lastModified);
    for (const changed of this.observers) changed();
  }

  put(path: string, bytes: Uint8Array<ArrayBuffer>, lastModified = Date.now()): void {
    const around = folderOf(path);
    if (around !== "" && !this.#entries.has(around)) this.makeFolder(around);
    this.#entries.set(path, { bytes, lastModified });
  }

  makeFolder(path: string): void {
    this.#entries.set(path, undefined);
  }

  remove(path: string): void {
    for (const each of this.#entries.keys())
      if (each === path || each.startsWith(`${path}/`)) this.#entries.delete(each);
  }

  /** @returns undefined if nothing is there */
  kindOf(path: string): "file" | "directory" | undefined {
    if (!this.#entries.has(path)) return undefined;
    return this.#entries.get(path) ? "file" : "directory";
  }

  fileAt(path: string): Entry {
    const found = this.#entries.get(path);
    if (!found) throw new DOMException("It could not be found.", "NotFoundError");
    return found;
  }

  textAt(path: string): string | undefined {
    return this.kindOf(path) === "file"
      ? Buffer.from(this.fileAt(path).bytes).toString()
      : undefined;
  }

  /** The paths of everything in a folder. */
  in(folder: string): string[] {
    if (this.kindOf(folder) !== "directory")
      throw new DOMException("It could not be found.", "NotFoundError");
    return [...this.#entries.keys()].filter((path) => path !== "" && folderOf(path) === folder);
  }

  need(mode: "read" | "readwrite"): void {
    if (this.permission !== "granted" && mode === "readwrite")
      throw new DOMException("The request is not allowed.", "NotAllowedError");
  }
}

function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}

/** @param path in the disk; empty for the disk's own folder */
export function memoryFolder(disk: MemoryDisk, name: string, path = ""): FileSystemDirectoryHandle {
  const pathOf = (each: string) => (path === "" ? each : `${path}/${each}`);
  const find = (each: string, kind: "file" | "directory", create = false) => {
    disk.in(path);
    const found = disk.kindOf(pathOf(each));
    if (found !== undefined && found !== kind)
      throw new DOMException("It is something else.", "TypeMismatchError");
    if (found !== undefined) return;
    if (!create) throw new DOMException("It could not be found.", "NotFoundError");
    disk.need("readwrite");
    disk.trouble("create", pathOf(each));
    if (kind === "file") disk.put(pathOf(each), new Uint8Array());
    else disk.makeFolder(pathOf(each));
  };
  const handleOf = (each: string) => {
    const inner = each.slice(each.lastIndexOf("/") + 1);
    return disk.kindOf(each) === "file"
      ? memoryFile(disk, inner, each)
      : memoryFolder(disk, inner, each);
  };
  const handle = {
    ...shared(disk, name, path),
    kind: "directory",
    async *values() {
      for (const each of disk.in(path)) yield handleOf(each);
    },
    async getDirectoryHandle(each: string, { create = false } = {}) {
      find(each, "directory", create);
      return memoryFolder(disk, each, pathOf(each));
    },
    async getFileHandle(each: string, { create = false } = {}) {
      find(each, "file", create);
      return memoryFile(disk, each, pathOf(each));
    },
    async removeEntry(each: string) {
      disk.need("readwrite");
      disk.trouble("remove", pathOf(each));
      if (disk.kindOf(pathOf(each)) === undefined)
        throw new DOMException("It could not be found.", "NotFoundError");
      disk.remove(pathOf(each));
    },
  };
  // Cast: it has what stores call.
  return handle as unknown as FileSystemDirectoryHandle;
}

function memoryFile(disk: MemoryDisk, name: string, path: string): FileSystemFileHandle {
  const handle = {
    ...shared(disk, name, path),
    kind: "file",
    async getFile() {
      const { bytes, lastModified } = disk.fileAt(path);
      const file = new File([bytes], name, { lastModified });
      const read = file.arrayBuffer.bind(file);
      file.arrayBuffer = () => {
        disk.reads.push(path);
        disk.trouble("read", path);
        return read();
      };
      return file;
    },
    async createWritable() {
      disk.need("readwrite");
      disk.fileAt(path);
      let written = new Uint8Array();
      return {
        async write(content: string | Uint8Array) {
          disk.trouble("write", path);
          written = new Uint8Array(Buffer.from(content));
        },
        async close() {
          disk.trouble("close", path);
          disk.put(path, written);
        },
        abort: () => Promise.resolve(),
      };
    },
  };
  // Cast: it has what stores call.
  return handle as unknown as FileSystemFileHandle;
}

/** What folders and files have in common. */
function shared(disk: MemoryDisk, name: string, path: string) {
  return {
    name,
    path,
    isSameEntry: async (other: { path?: string; name: string }) =>
      other.path === path && other.name === name,
    queryPermission: async () => disk.permission,
    requestPermission: async () => (disk.permission = disk.answer),
  };
}
