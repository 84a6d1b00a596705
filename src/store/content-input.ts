// Assembles the compiler's input from content as a store has it, saved or edited.
import { isContentName, type ContentInput, type Encoding } from "../content/model/input.ts";
import type { Stored } from "./store.ts";

/**
 * @param texts of the files, by their names in the content folder
 * @param encodings of the files that aren't UTF-8
 */
export function contentInput(
  { folder, assets }: Pick<Stored, "folder" | "assets">,
  texts: Iterable<readonly [name: string, text: string]>,
  encodings: ReadonlyMap<string, Encoding>,
): ContentInput {
  const unreadable = [...(assets.unreadable?.keys() ?? [])].filter((name) => isContentName(name));
  const files = new Map([...unreadable.map((name) => [name, ""] as const), ...texts]);
  return { folder, files, encodings, ...assets };
}
