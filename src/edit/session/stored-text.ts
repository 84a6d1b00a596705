// The text of a file in the store.
import type { StoredFile } from "../../store/store.ts";

/** @returns undefined if the file was removed */
export function textOf({ text, version }: StoredFile): string | undefined {
  return version === "" ? undefined : text;
}
