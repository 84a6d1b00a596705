// Checks the edited content, with messages that suit the editor: without the content folder's path.
import { createPreviewer, type Preview } from "../../content/compile.ts";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { isContentName, type ContentInput } from "../../content/model/input.ts";
import { encodingsIn } from "./convert.ts";
import type { Files } from "../model/history.ts";
import type { Stored, StoredFile } from "../../store/store.ts";

/** The hint for a file that isn't UTF-8, which the editor can convert itself. */
const convert = "Convert it. The guessed words are shown before anything is saved.";

/** @param stored the files as they are in the store */
export function inputOf(
  { folder, assets }: Pick<Stored, "folder" | "assets">,
  edited: Files,
  stored: ReadonlyMap<string, StoredFile>,
): ContentInput {
  const unreadable = [...(assets.unreadable?.keys() ?? [])].filter((name) => isContentName(name));
  const files = new Map([...unreadable.map((name) => [name, ""] as const), ...edited]);
  return { folder, files, encodings: encodingsIn(files, stored), mailOrigin: "", ...assets };
}

export function createCheck(): ReturnType<typeof createPreviewer> {
  const check = createPreviewer();
  return (input) => {
    const found = check(input);
    const { diagnostics, standIns } = found;
    // Fixes without edits aren't possible here: converting has its own dialog, and photos aren't text.
    const fixes = found.fixes.filter(({ edits }) => edits.length > 0);
    const plainly = (each: Diagnostic): Diagnostic => ({
      ...each,
      message: each.message.replaceAll(`${input.folder}/`, ""),
      hint: each.id === "wrong-encoding" ? convert : each.hint.replaceAll(`${input.folder}/`, ""),
    });
    return {
      ...found,
      fixes,
      diagnostics: diagnostics.map(plainly),
      standIns: standIns.map(plainly),
    };
  };
}

/** @returns undefined if the content is too broken to show */
export function previewOf(preview: () => Preview): Preview | undefined {
  try {
    return preview();
  } catch {
    return undefined;
  }
}
