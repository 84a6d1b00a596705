// The check of what is being edited, in words for somebody who sees pages: the content folder's path says nothing there.
import { createPreviewer, type Preview } from "../../content/compile.ts";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { isContentName, type ContentInput } from "../../content/model/input.ts";
import { encodingsIn } from "./convert.ts";
import type { Files } from "../model/history.ts";
import type { Stored, StoredFile } from "../../store/store.ts";

/** What to do in the editor about a file that isn't UTF-8: elsewhere another program would have to save it. */
const convert = "Convert it: the words that had to be guessed are shown first.";

/** @param kept the files as they are in the store */
export function inputOf(
  { folder, beside }: Pick<Stored, "folder" | "beside">,
  edited: Files,
  kept: ReadonlyMap<string, StoredFile>,
): ContentInput {
  const unread = [...(beside.unreadable?.keys() ?? [])].filter((name) => isContentName(name));
  const files = new Map([...unread.map((name) => [name, ""] as const), ...edited]);
  return { folder, files, encodings: encodingsIn(files, kept), mailOrigin: "", ...beside };
}

/** A check that gives the very same result, and the same page to draw, as long as the content is the same. */
export function createCheck(): (input: ContentInput) => Found {
  const check = createPreviewer();
  let last: { input: ContentInput; found: Found } | undefined;
  return (input) => {
    if (!last || !isSame(last.input, input))
      last = { input, found: inPlainWords(check(input), input) };
    return last.found;
  };
}

type Checked = ReturnType<ReturnType<typeof createPreviewer>>;

interface Found extends Omit<Checked, "preview"> {
  /** @returns undefined where nothing can be shown; else the same for each call */
  preview: () => Preview | undefined;
}

function inPlainWords({ preview: read, ...found }: Checked, { folder }: ContentInput): Found {
  const before = `${folder}/`;
  const plainly = (each: Diagnostic): Diagnostic => {
    const hint = each.id === "wrong-encoding" ? convert : each.hint;
    // Few name a file: the others aren't copied, which with thousands of problems would take long at each keystroke.
    if (hint === each.hint && !each.message.includes(before) && !hint.includes(before)) return each;
    const message = each.message.replaceAll(before, "");
    return { ...each, message, hint: hint.replaceAll(before, "") };
  };
  let preview: { of: Preview | undefined } | undefined;
  return {
    ...found,
    // What no edit of a text can do: a file is converted by a question of its own, and photos aren't text.
    fixes: found.fixes.filter(({ edits }) => edits.length > 0),
    diagnostics: found.diagnostics.map(plainly),
    standIns: found.standIns.map(plainly),
    preview: () => (preview ??= { of: previewOf(read) }).of,
  };
}

function isSame(one: ContentInput, other: ContentInput): boolean {
  const { files, encodings, ...rest } = one;
  return (
    isSameMap(files, other.files) &&
    isSameMap(encodings, other.encodings) &&
    Object.entries(rest).every(([name, value]) => value === other[name as keyof ContentInput])
  );
}

function isSameMap<Value>(
  one: ReadonlyMap<string, Value> = new Map(),
  other: ReadonlyMap<string, Value> = new Map(),
): boolean {
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);
}

/** Of a file that is broken nothing may be left to show. */
function previewOf(preview: () => Preview): Preview | undefined {
  try {
    return preview();
  } catch {
    return undefined;
  }
}
