// Merges files that were changed outside of this session, and words the message about it.
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { receive, type Files, type History } from "../model/history.ts";
import { changerWords, everyoneIn, listed } from "./changer-words.ts";
import { mergeFiles, openConflicts, textOf, type Conflict } from "./merge-files.ts";
import type { Changer, Store, Stored, StoredFile } from "../../store/store.ts";

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

/** By file name; a file is left out if it isn't known who changed it. */
type Changers = ReadonlyMap<string, readonly Changer[]>;

/** Who has changed the files, as far as that will be shown. */
export async function changersOf(
  store: Pick<Store, "changedBy">,
  mine: Files,
  base: ReadonlyMap<string, StoredFile>,
  theirs: readonly StoredFile[],
): Promise<Changers> {
  const news = newsIn(mine, theirs);
  if (!store.changedBy || news.length === 0) return new Map();
  return store.changedBy(news.map(({ name }) => ({ name, before: base.get(name)?.text })));
}

/** Files that differ from the edited ones. */
function newsIn(mine: Files, theirs: readonly StoredFile[]): readonly StoredFile[] {
  return theirs.filter((file) => textOf(file) !== mine.get(file.name));
}

/** The result of merging changes from outside of this session. */
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
 * @param by the people who have changed the files
 */
export function mergeReceived(
  vocabulary: Vocabulary,
  history: History,
  open: readonly Conflict[],
  base: ReadonlyMap<string, StoredFile>,
  theirs: readonly StoredFile[],
  by: Changers,
): Received {
  const merged = mergeFiles(vocabulary, history.files, base, theirs);
  const found = merged.conflicts.map((each) => ({ ...each, by: by.get(each.file.name) ?? [] }));
  const conflicts = openConflicts(open, theirs, found);
  const received = merged.merged.map(({ file, text }) => ({ file: file.name, text }));
  return {
    history: receive(history, received),
    merged: merged.merged.map(({ file }) => file),
    conflicts,
    message:
      conflicts.length > 0
        ? chooseVersion(conflicts)
        : receivedMessage(history.files, base, theirs, by),
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
  by: Changers,
): string | undefined {
  const news = newsIn(mine, theirs);
  const named = (verb: string, files: readonly StoredFile[]) =>
    files.length === 0 ? [] : [`${verb} ${listed(files.map(({ name }) => name))}`];
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
  const { who, where, isOwn } = changerWords(everyoneIn(news.map(({ name }) => by.get(name))));
  const isMixed = news.some(({ name }) => mine.get(name) !== base.get(name)?.text);
  const now = isMixed
    ? `${isOwn ? "Those" : "Their"} changes are here now along with ${isOwn ? "the ones you made here" : "yours"}. Nothing is saved yet.`
    : `You have ${isOwn ? "that" : "their"} version now.`;
  return `${who} ${listed(done)}${where}. ${now}`;
}

/** Shown until every conflict is resolved. */
function chooseVersion(conflicts: readonly Conflict[]): string {
  const { who, where } = changerWords(everyoneIn(conflicts.map(({ by }) => by)));
  return `${who} changed the same text${where}. Nothing is saved until you choose.`;
}

/** Shown once every conflict is resolved. */
export const mergedMessage = "Both versions are merged now. The result isn't saved yet.";

/** @param open conflicts that are still open */
export function resolvedMessage(open: readonly Conflict[], unsaved: readonly string[]): string {
  if (open.length > 0) return chooseVersion(open);
  return unsaved.length > 0 ? mergedMessage : "You have the other version now.";
}
