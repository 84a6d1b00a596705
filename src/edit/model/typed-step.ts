// Decides where typing becomes another undo step: Undo reverts a slip, and not everything that was written before it.
import type { Change } from "../../content/edit/change.ts";
import { valueIn, type Texts } from "./read-json.ts";

/** In characters: what is longer is more than a word, also in writing without spaces. */
const longestWord = 20;

/** What ends a sentence, with quotation marks and formatting around it. */
const sentenceEnd = /[.!?…]["”»’)*_]*$/;
const wideSentenceEnd = /[。！？]["”」』）*_]*$/;

/**
 * True if the text that is written into begins another step: with a new sentence or line, or if more than a word of it
 * is removed at once.
 * @param files before the change
 */
export function beginsStep(files: Texts, file: string, change: Change): boolean {
  if (change.do !== "set") return false;
  const { path, value: after } = change;
  const before = valueIn(files, { file, path });
  if (typeof before !== "string" || typeof after !== "string") return false;
  const start = sameLength(before, after, (text, index) => text[index]);
  const [tail, newTail] = [before.slice(start), after.slice(start)];
  const end = sameLength(tail, newTail, (text, index) => text.at(-1 - index));
  const removed = tail.slice(0, tail.length - end);
  if (/\S\s+\S/.test(removed) || removed.length > longestWord) return true;
  return beginsSentence(before.slice(0, start), newTail.slice(0, newTail.length - end));
}

function beginsSentence(before: string, added: string): boolean {
  const [space = ""] = /^\s*/.exec(added) ?? [];
  if (space !== "") return space.includes("\n") || sentenceEnd.test(before);
  return wideSentenceEnd.test(before) && /^[\p{L}\p{N}]/u.test(added);
}

function sameLength(
  one: string,
  other: string,
  characterAt: (text: string, index: number) => string | undefined,
): number {
  const most = Math.min(one.length, other.length);
  let index = 0;
  while (index < most && characterAt(one, index) === characterAt(other, index)) index++;
  return index;
}
