// Finds what others changed outside of this session, and words what the author has to choose.
import type { Files } from "../model/history.ts";
import { hint, type Message } from "../model/message.ts";
import { changerWords, everyoneIn } from "./changer-words.ts";
import type { Conflict } from "./merge-files.ts";
import { textOf } from "./stored-text.ts";
import type { Changer, Store, Stored, StoredFile } from "../../store/store.ts";
import { t } from "../../words/t.ts";

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
export type Changers = ReadonlyMap<string, readonly Changer[]>;

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
export function newsIn(mine: Files, theirs: readonly StoredFile[]): readonly StoredFile[] {
  return theirs.filter((file) => textOf(file) !== mine.get(file.name));
}

/** Shown until every conflict is resolved. */
export function chooseVersion(conflicts: readonly Conflict[]): Message {
  const { who, isOwn } = changerWords(everyoneIn(conflicts.map(({ by }) => by)));
  return hint(
    isOwn
      ? t`You changed the same text on another device. Nothing is saved until you choose.`
      : t`${who} changed the same text. Nothing is saved until you choose.`,
  );
}

/** Shown once every conflict is resolved. */
const mergedMessage: Message = {
  ...hint(t`Both versions are merged now. The result isn't saved yet.`),
  action: "save the result",
};

/** @param open conflicts that are still open */
export function resolvedMessage(open: readonly Conflict[], unsaved: readonly string[]): Message {
  if (open.length > 0) return chooseVersion(open);
  return unsaved.length > 0 ? mergedMessage : hint(t`You have the other version now.`);
}
