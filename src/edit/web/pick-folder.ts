// Lets the person choose a folder on this computer, where the browser can: Chrome, Edge and their relatives.
import { t } from "../../words/t.ts";

declare global {
  // https://developer.mozilla.org/docs/Web/API/Window/showDirectoryPicker
  var showDirectoryPicker:
    | ((options: { mode: "readwrite"; id: string }) => Promise<FileSystemDirectoryHandle>)
    | undefined;
}

export function canPickFolder(): boolean {
  return globalThis.showDirectoryPicker !== undefined;
}

export type PickedFolder =
  | { is: "picked"; folder: FileSystemDirectoryHandle }
  | { is: "canceled" }
  /** The sentences say why the browser didn't ask, and what to do. */
  | { is: "refused"; reason: string };

/** Only in answer to a click, and where the browser can. */
export async function pickFolder(): Promise<PickedFolder> {
  try {
    const folder = await globalThis.showDirectoryPicker?.({ mode: "readwrite", id: "content" });
    return folder ? { is: "picked", folder } : { is: "canceled" };
  } catch (error) {
    const { name } = error instanceof Error ? error : new Error(String(error));
    return name === "AbortError" ? { is: "canceled" } : { is: "refused", reason: notAsked };
  }
}

const notAsked = t`The browser didn’t let you choose a folder. Reload the page and try again, or edit a copy.`;
