// The shortest message about an undo or redo.
import { t } from "../../words/t.ts";

export type Undo = "Undone" | "Redone";

const words: Readonly<Record<Undo, string>> = { Undone: t`Undone.`, Redone: t`Redone.` };

export function doneWords(verb: Undo): string {
  return words[verb];
}
