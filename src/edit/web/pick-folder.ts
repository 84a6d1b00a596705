// Lets the person choose a folder on this computer, where the browser can: Chrome, Edge and their relatives.

declare global {
  // https://developer.mozilla.org/docs/Web/API/Window/showDirectoryPicker
  var showDirectoryPicker:
    | ((options: { mode: "readwrite"; id: string }) => Promise<FileSystemDirectoryHandle>)
    | undefined;
}

export function canPickFolder(): boolean {
  return globalThis.showDirectoryPicker !== undefined;
}

/** Only in answer to a click. @returns undefined if the person cancels */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await globalThis.showDirectoryPicker?.({ mode: "readwrite", id: "content" });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return undefined;
    throw error;
  }
}
