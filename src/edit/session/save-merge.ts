// Saves the merge of what others published. The store then knows that its content starts from there, so that a merged
// text never exists without the version that it was merged with.
import type { Files } from "../model/history.ts";
import type { Choice } from "../../content/compare/merge-result.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { planSave } from "./convert.ts";
import { mergedTexts, type Merged } from "./merge-files.ts";
import { changedInStore, saveFailed } from "./save-message.ts";
import type { SessionState } from "./session-state.ts";
import { storedNow } from "./stored-text.ts";
import { textsOf, type Store, type StoredFile } from "../../store/store.ts";

export interface Merge {
  merged: readonly Merged[];
  /** For each file, in the order of its conflicts. */
  choices: readonly (readonly Choice[])[];
  /** The version of others' that they merge. */
  mergedVersion: string;
  /** The edited files that they merge it with. */
  mine: Files;
}

interface SavedMerge {
  /** What the store has now, for the session to take over like any change in the store. */
  received: readonly StoredFile[];
  /** Why nothing was merged; undefined if it was. */
  refusal: string | undefined;
  /** The edited files that the merge began with, if it was saved. */
  mergedWith?: Files;
  state: Partial<SessionState>;
}

/** @param saved the files as they are in the store */
export async function saveMerge(
  store: Store,
  vocabulary: Vocabulary,
  { merged: changes, choices, mergedVersion, mine }: Merge,
  saved: ReadonlyMap<string, StoredFile>,
): Promise<SavedMerge> {
  const merged = textsOf([...saved.values()]);
  const texts = mergedTexts(vocabulary, mine, changes, choices);
  for (const { file, text } of texts)
    if (text === undefined) merged.delete(file);
    else merged.set(file, text);
  const { toConvert = [], message } = planSave(merged, saved, []).state;
  if (toConvert.length > 0)
    return { received: [], refusal: message?.words, state: { toConvert, message } };
  const files = texts.map(({ file: name, text }) => {
    return { name, text: text ?? null, version: saved.get(name)?.version ?? "" };
  });
  const answer = await store.save(files, mergedVersion).catch(() => saveFailed);
  if (answer.is === "refused") return { received: [], refusal: answer.reason, state: {} };
  if (answer.is === "conflict") return { received: [], refusal: changedInStore, state: {} };
  return {
    received: storedNow(files, answer.versions),
    refusal: undefined,
    mergedWith: mine,
    state: { message: undefined },
  };
}
