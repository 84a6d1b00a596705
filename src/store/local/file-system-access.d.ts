// What the File System Access API has and TypeScript's DOM types don't: permission and watching, which not every browser
// has (https://wicg.github.io/file-system-access/, https://developer.mozilla.org/docs/Web/API/FileSystemObserver).

interface FileSystemHandle {
  queryPermission?(asked: { mode: "read" | "readwrite" }): Promise<PermissionState>;
  /** @throws {DOMException} SecurityError without a click or a key just before */
  requestPermission?(asked: { mode: "read" | "readwrite" }): Promise<PermissionState>;
}

interface FileSystemObserver {
  observe(handle: FileSystemHandle, options?: { recursive?: boolean }): Promise<void>;
  disconnect(): void;
}

declare var FileSystemObserver: (new (changed: () => void) => FileSystemObserver) | undefined;
