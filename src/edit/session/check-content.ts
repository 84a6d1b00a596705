// The check of what is being edited, in words for somebody who sees pages: the content folder's path says nothing there.
import { createPreviewer, type Preview } from "../../content/compile.ts";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { isContentName, type ContentInput } from "../../content/model/input.ts";
import { encodingsIn } from "./convert.ts";
import type { Files } from "../model/history.ts";
import type { Stored, StoredFile } from "../../store/store.ts";

/** What to do in the editor about a file that isn't UTF-8: elsewhere another program would have to save it. */
const convert = "Convert it. The guessed words are shown before anything is saved.";

/** @param stored the files as they are in the store */
export function inputOf(
  { folder, beside }: Pick<Stored, "folder" | "beside">,
  edited: Files,
  stored: ReadonlyMap<string, StoredFile>,
): ContentInput {
  const unreadable = [...(beside.unreadable?.keys() ?? [])].filter((name) => isContentName(name));
  const files = new Map([...unreadable.map((name) => [name, ""] as const), ...edited]);
  return { folder, files, encodings: encodingsIn(files, stored), mailOrigin: "", ...beside };
}

export function createCheck(): ReturnType<typeof createPreviewer> {
  const check = createPreviewer();
  return (input) => {
    const found = check(input);
    const { diagnostics, standIns } = found;
    // What no edit of a text can do: a file is converted by a question of its own, and photos aren't text.
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

/** Of a file that is broken nothing may be left to show. */
export function previewOf(preview: () => Preview): Preview | undefined {
  try {
    return preview();
  } catch {
    return undefined;
  }
}
