// What comes of files that have changed without the editor, and what is said of them.
import { receive, type Files, type History } from "../model/history.ts";
import { mergeFiles, openConflicts, textOf, type Conflict } from "./merge-files.ts";
import type { Stored, StoredFile } from "../../store/store.ts";

/**
 * @param base the files as they were in the store before
 * @returns those that are others now; one that is gone has no version
 */
export function changedSince(
  base: ReadonlyMap<string, StoredFile>,
  { files, beside }: Pick<Stored, "files" | "beside">,
): StoredFile[] {
  const now = new Map(files.map((file) => [file.name, file]));
  // One that can't be read isn't gone.
  return [...new Set([...base.keys(), ...now.keys()])]
    .filter((name) => !beside.unreadable?.has(name))
    .map((name) => now.get(name) ?? { name, text: "", version: "" })
    .filter(({ name, version }) => version !== (base.get(name)?.version ?? ""));
}

/** What files that somebody else has changed come to. */
interface Received {
  history: History;
  /** Those that nothing is to be chosen in. */
  merged: StoredFile[];
  conflicts: Conflict[];
  message: string | undefined;
}

/**
 * @param asked what is to be chosen already
 * @param base the files as they were in the store before
 */
export function mergeReceived(
  history: History,
  asked: readonly Conflict[],
  base: ReadonlyMap<string, StoredFile>,
  theirs: readonly StoredFile[],
): Received {
  const merged = mergeFiles(history.files, base, theirs);
  const conflicts = openConflicts(asked, theirs, merged.conflicts);
  const received = merged.merged.map(({ file, text }) => ({ file: file.name, text }));
  return {
    history: receive(history, received),
    merged: merged.merged.map(({ file }) => file),
    conflicts,
    message: conflicts.length > 0 ? chooseVersion : receivedMessage(history.files, base, theirs),
  };
}

/**
 * @param mine the files as they are edited
 * @param base the files as they were in the store before
 * @returns undefined where nothing is another for whoever edits
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

/** What is said until it is chosen whose words stay. */
const chooseVersion =
  "Someone else changed the same text. Nothing is saved until you choose a version.";

/** @param open what is still to be chosen */
export function resolvedMessage(open: readonly unknown[], unsaved: readonly string[]): string {
  if (open.length > 0) return chooseVersion;
  return unsaved.length > 0
    ? "Both versions are merged now. The result isn't saved yet."
    : "You have their version now.";
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(parts);
}
