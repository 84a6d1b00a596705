// Says in words why the browser didn't read or write a folder on this computer.
import { NotLoaded } from "../../media/load-code.ts";
import { t } from "../../words/t.ts";

/**
 * @param error what a method of the File System Access API has thrown
 * @param folder the folder's name
 * @returns a sentence on what is the matter and one on what to do
 */
export function explainFolderError(error: unknown, folder: string): string {
  if (error instanceof NotLoaded) return error.message;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  switch (name) {
    case "NotFoundError":
      return t`The folder "${folder}" was moved, renamed or deleted. Put it back, or reload the editor and choose it again.`;
    case "NotAllowedError":
    case "SecurityError":
      return notAllowed(folder);
    case "NoModificationAllowedError":
      return t`A file in "${folder}" is read-only or open in another program. Make it writable or close it there, then try again.`;
    case "QuotaExceededError":
      return t`The disk is full. Free up space, then try again.`;
    case "NotReadableError":
      return t`A file in "${folder}" can't be read: another program is changing it, or you don't have permission. Try again.`;
    default:
      return t`The browser can't use the folder "${folder}" (${message || name}). Try again.`;
  }
}

export function notAllowed(folder: string): string {
  return t`The browser doesn't let the editor change "${folder}". Try again, and allow it when the browser asks. If it doesn't ask, reload the editor and choose the folder again.`;
}

/** True if nothing has this name, in the folder or at its place. */
export function isNotFound(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotFoundError";
}

/** True if there is something else: a folder instead of a file, or a file instead of a folder. */
export function isOtherKind(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TypeMismatchError";
}
