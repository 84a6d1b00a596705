// What is found in the content before the code that checks it is loaded, and what every check of it has in common.
import { createFirstLook } from "../../content/first-look.ts";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { ContentInput } from "../../content/model/input.ts";
import { once } from "../../content/model/once.ts";
import type { Preview } from "../../content/preview.ts";
import type { Fix } from "../../content/report/fixes.ts";
import { readFlawless } from "../../content/schema/read-flawless.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { encodingsIn } from "./convert.ts";
import type { Files } from "../model/history.ts";
import { contentInput } from "../../store/content-input.ts";
import type { Stored, StoredFile } from "../../store/store.ts";
import type { Drafts } from "./draft.ts";

export interface Found {
  /** False before the code that looks for problems is loaded: then none is found. */
  isWhole: boolean;
  diagnostics: readonly Diagnostic[];
  standIns: readonly Diagnostic[];
  fixes: readonly Fix[];
  /** The names of the icons that the files use. */
  icons: ReadonlySet<string>;
  /** @returns undefined if nothing can be shown, otherwise the same object for each call */
  preview: () => Preview | undefined;
}

/** What is found of content that can't be read yet. */
const nothing: Found = {
  isWhole: false,
  diagnostics: [],
  standIns: [],
  fixes: [],
  icons: new Set(),
  preview: () => undefined,
};

/** @returns whether the first check can show the content: otherwise the whole one has to be loaded before */
export function isShownAtFirst(
  { folder, files, assets }: Stored,
  drafts: Pick<Drafts, "found">,
  vocabulary: Vocabulary,
): boolean {
  const readable = (file: Pick<StoredFile, "name" | "text" | "encoding">, isEdited: boolean) =>
    readFlawless(folder, file.name, file, vocabulary, isEdited) !== undefined;
  return (
    (assets.unreadable?.size ?? 0) === 0 &&
    files.every((file) => readable(file, false)) &&
    drafts.found.every(({ name, text }) => text === null || readable({ name, text }, true))
  );
}

/** A check that shows the content and looks for no problems. */
export function createFirstCheck(vocabulary: Vocabulary): (input: ContentInput) => Found {
  const look = createFirstLook(vocabulary);
  return remembering((input) => {
    const found = look(input);
    return found ? { ...nothing, icons: found.icons, preview: drawnOnce(found.preview) } : nothing;
  });
}

/** @param stored the files as they are in the store */
export function inputOf(
  at: Pick<Stored, "folder" | "assets">,
  edited: Files,
  stored: ReadonlyMap<string, StoredFile>,
): ContentInput {
  return contentInput(at, edited, encodingsIn(edited, stored));
}

/** The same check, which gives the very same result as long as the content is the same. */
export function remembering(check: (input: ContentInput) => Found): typeof check {
  let last: { input: ContentInput; found: Found } | undefined;
  return (input) => {
    if (!last || !isSame(last.input, input)) last = { input, found: check(input) };
    return last.found;
  };
}

/** Makes a preview when it is first asked for. */
export function drawnOnce(read: () => Preview): Found["preview"] {
  return once(() => previewIn(read));
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
function previewIn(read: () => Preview): Preview | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
