// Checks the edited content, with messages that suit the editor: without the content folder's path.
import { createPreviewer, type Preview } from "../../content/compile.ts";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { isContentName, type ContentInput } from "../../content/model/input.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
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

/** A check that gives the very same result, and the same page to draw, as long as the content is the same. */
export function createCheck(vocabulary: Vocabulary): (input: ContentInput) => Found {
  const check = createPreviewer(vocabulary);
  let last: { input: ContentInput; found: Found } | undefined;
  return (input) => {
    if (!last || !isSame(last.input, input))
      last = { input, found: withoutFolder(check(input), input) };
    return last.found;
  };
}

type Checked = ReturnType<ReturnType<typeof createPreviewer>>;

export interface Found extends Omit<Checked, "preview"> {
  /** @returns undefined if nothing can be shown, otherwise the same object for each call */
  preview: () => Preview | undefined;
}

function withoutFolder({ preview: read, ...found }: Checked, { folder }: ContentInput): Found {
  const before = `${folder}/`;
  const shorten = (each: Diagnostic): Diagnostic => {
    const hint = each.id === "wrong-encoding" ? convert : each.hint;
    // Few problems name a file. Copying the others would take long at each keystroke if there are thousands.
    if (hint === each.hint && !each.message.includes(before) && !hint.includes(before)) return each;
    const message = each.message.replaceAll(before, "");
    return { ...each, message, hint: hint.replaceAll(before, "") };
  };
  let preview: { of: Preview | undefined } | undefined;
  return {
    ...found,
    // Fixes without edits aren't possible here: converting has its own dialog, and photos aren't text.
    fixes: found.fixes.filter(({ edits }) => edits.length > 0),
    diagnostics: found.diagnostics.map(shorten),
    standIns: found.standIns.map(shorten),
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

/** @returns undefined if the content is too broken to show */
function previewOf(preview: () => Preview): Preview | undefined {
  try {
    return preview();
  } catch {
    return undefined;
  }
}
