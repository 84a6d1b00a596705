// Merges files that were changed outside of this session, and words the message about it.
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Store, StoredFile } from "../../store/store.ts";
import { hint, type Message } from "../model/message.ts";
import { receive, type Files, type History } from "../model/history.ts";
import { changerWords, everyoneIn } from "./changer-words.ts";
import { mergeFile } from "./merge-file.ts";
import { mergedTexts, mergeFiles, openConflicts, type Conflict } from "./merge-files.ts";
import { withNewNames } from "./new-names.ts";
import { changersOf, chooseVersion, newsIn, type Changers } from "./received.ts";
import type { SessionState } from "./session-state.ts";
import { textOf } from "./stored-text.ts";
import type { UnsureTexts } from "./unsure-texts.ts";
import { allOf } from "../../words/formats.ts";
import { t } from "../../words/t.ts";

/** The result of merging changes from outside of this session. */
interface Received {
  history: History;
  conflicts: Conflict[];
  message: Message | undefined;
}

interface Known {
  store: Pick<Store, "changedBy">;
  /** The files as they were last known to be in the store. */
  saved: ReadonlyMap<string, StoredFile>;
  unsure: UnsureTexts;
}

interface Changed {
  /** As it is when it is asked for: people edit while it is found out who changed the files. */
  state: () => Pick<SessionState, "history" | "conflicts">;
  /** The files as they are in the store now; a removed one has no version. */
  stored: readonly StoredFile[];
  /** Of a merge that was saved from here: the edited files that it began with. Nobody else has changed anything then. */
  mergedWith: Files | undefined;
  /** Is called with each file that has nothing left to merge. */
  setSaved: (file: StoredFile) => void;
}

export async function receiveChanges(
  vocabulary: Vocabulary,
  { store, saved, unsure }: Known,
  { state, stored, mergedWith, setSaved }: Changed,
): Promise<Received> {
  const found = [...withNewNames(stored, vocabulary).values()];
  const theirs = found.filter((file) => !unsure.has(file));
  for (const file of found) if (!theirs.includes(file)) setSaved(file);
  const changers = mergedWith ? [] : await changersOf(store, state().history.files, saved, theirs);
  const by: Changers = new Map(changers);
  const { history, conflicts: open } = state();
  const base = mergedWith
    ? filesIn(mergedWith)
    : unsure.basesOf(mergeFile, vocabulary, theirs, saved, history.files);
  const merged = mergeFiles(vocabulary, history.files, base, theirs);
  const clashes = merged.conflicts.map((each) => ({ ...each, by: by.get(each.file.name) ?? [] }));
  const conflicts = openConflicts(open, theirs, clashes);
  const texts = mergedTexts(vocabulary, history.files, merged.merged);
  const news = mergedWith ? undefined : receivedMessage(history.files, base, theirs, by);
  const message = conflicts.length > 0 ? chooseVersion(conflicts) : news;
  const isOpen = new Set(merged.conflicts.flatMap((each) => each.stored));
  for (const file of theirs) if (!isOpen.has(file)) setSaved(file);
  return { history: receive(history, texts), conflicts, message };
}

/** Edited files as if they were stored. */
function filesIn(files: Files): Map<string, StoredFile> {
  return new Map([...files].map(([name, text]) => [name, { name, text, version: "" }]));
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
): Message | undefined {
  const news = newsIn(mine, theirs);
  const named = (words: (names: string) => string, files: readonly StoredFile[]) =>
    files.length === 0 ? [] : [words(allOf(files.map(({ name }) => name)))];
  const isGone = (file: StoredFile) => textOf(file) === undefined;
  const isNew = (file: StoredFile) => !isGone(file) && !base.has(file.name);
  const done = [
    ...named(
      (names) => t`changed ${names}`,
      news.filter((file) => !isGone(file) && !isNew(file)),
    ),
    ...named((names) => t`added ${names}`, news.filter(isNew)),
    ...named((names) => t`removed ${names}`, news.filter(isGone)),
  ];
  if (done.length === 0) return undefined;
  const { who, isOwn } = changerWords(everyoneIn(news.map(({ name }) => by.get(name))));
  const isMixed = news.some(({ name }) => mine.get(name) !== base.get(name)?.text);
  return hint(
    isOwn
      ? t`You ${allOf(done)} on another device. ${ownChangesNow(isMixed)}`
      : t`${who} ${allOf(done)}. ${theirChangesNow(isMixed)}`,
  );
}

function ownChangesNow(isMixed: boolean): string {
  return isMixed
    ? t`Those changes are here now along with the ones you made here. Nothing is saved yet.`
    : t`You have that version now.`;
}

function theirChangesNow(isMixed: boolean): string {
  return isMixed
    ? t`Their changes are here now along with yours. Nothing is saved yet.`
    : t`You have their version now.`;
}
