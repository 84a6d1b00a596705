// Merges files that were changed outside of this session, and words the message about it.
import { receive, type Files, type History } from "../model/history.ts";
import { mergeFiles, openConflicts, textOf, type Conflict } from "./merge-files.ts";
import type { Stored, StoredFile } from "../../store/store.ts";

/**
 * @param base the files in the store before
 * @returns the changed files; a removed one has no version
 */
export function changedSince(
  base: ReadonlyMap<string, StoredFile>,
  { files, assets }: Pick<Stored, "files" | "assets">,
): StoredFile[] {
  const now = new Map(files.map((file) => [file.name, file]));
  // A file that can't be read wasn't removed.
  return [...new Set([...base.keys(), ...now.keys()])]
    .filter((name) => !assets.unreadable?.has(name))
    .map((name) => now.get(name) ?? { name, text: "", version: "" })
    .filter(({ name, version }) => version !== (base.get(name)?.version ?? ""));
}

/** The result of merging someone else's changes. */
interface Received {
  history: History;
  /** Files merged without conflict. */
  merged: StoredFile[];
  conflicts: Conflict[];
  message: string | undefined;
}

/**
 * @param open conflicts that are already open
 * @param base the files in the store before
 */
export function mergeReceived(
  history: History,
  open: readonly Conflict[],
  base: ReadonlyMap<string, StoredFile>,
  theirs: readonly StoredFile[],
): Received {
  const merged = mergeFiles(history.files, base, theirs);
  const conflicts = openConflicts(open, theirs, merged.conflicts);
  const received = merged.merged.map(({ file, text }) => ({ file: file.name, text }));
  return {
    history: receive(history, received),
    merged: merged.merged.map(({ file }) => file),
    conflicts,
    message: conflicts.length > 0 ? chooseVersion : receivedMessage(history.files, base, theirs),
  };
}

/**
 * @param mine the edited files
 * @param base the files in the store before
 * @returns undefined if nothing changes for the person
 */
function receivedMessage(
  mine: Files,
  base: ReadonlyMap<string, StoredFile>,
  theirs: readonly StoredFile[],
): string | undefined {
  const news = theirs.filter((file) => textOf(file) !== mine.get(file.name));
  const named = (verb: string, files: readonly StoredFile[]) =>
    files.length === 0 ? [] : [`${verb} ${list(files.map(({ name }) => name))}`];
  const isGone = (file: StoredFile) => textOf(file) === undefined;
  const isNew = (file: StoredFile) => !isGone(file) && !base.has(file.name);
  const done = [
    ...named(
      "changed",
      news.filter((file) => !isGone(file) && !isNew(file)),
    ),
    ...named("added", news.filter(isNew)),
    ...named("removed", news.filter(isGone)),
  ];
  if (done.length === 0) return undefined;
  const isMixed = news.some(({ name }) => mine.get(name) !== base.get(name)?.text);
  const now = isMixed
    ? "Their changes are here now along with yours. Nothing is saved yet."
    : "You have their version now.";
  return `Someone else ${list(done)}. ${now}`;
}

/** Shown until every conflict is resolved. */
const chooseVersion =
  "Someone else changed the same text. Nothing is saved until you choose a version.";

/** Shown once every conflict is resolved. */
export const mergedMessage = "Both versions are merged now. The result isn't saved yet.";

/** @param open conflicts that are still open */
export function resolvedMessage(open: readonly unknown[], unsaved: readonly string[]): string {
  if (open.length > 0) return chooseVersion;
  return unsaved.length > 0 ? mergedMessage : "You have their version now.";
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(parts);
}
