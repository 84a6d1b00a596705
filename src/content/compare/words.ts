// Shortens a changed text to the changed words and a few around them, so that a long paragraph isn't read twice.
// The package's own entry brings all of its ways to compare along.
import { diffArrays } from "diff/lib/diff/array.js";
import { once } from "../model/once.ts";
import { cutAfter, cutBefore } from "../text/cut.ts";
import type { Piece } from "./difference.ts";

/** How many unchanged characters are shown next to a change. */
const around = 40;
/** How many characters of a change are shown. */
const longest = 300;
/** Texts with more differences are shown as two whole texts. */
const mostEdits = 400;

/** The same change from both sides. Texts with little in common are shown whole. */
export function changedWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const parts = diff(before, after);
  const same = parts.reduce((sum, part) => sum + (isChange(part) ? 0 : part.value.length), 0);
  if (same * 3 < Math.max(before.length, after.length))
    return { before: wholly(before), after: wholly(after) };
  const last = parts.length - 1;
  const pieces = parts.map((part, index) => {
    const { value } = part;
    // Spaces and punctuation between two changes would only split them.
    const isBridge = !/[\p{L}\p{N}]/u.test(value) && index > 0 && index < last;
    const isChanged = isChange(part) || isBridge;
    return {
      ...part,
      value: isChanged ? value : context(value, index > 0, index < last),
      isChanged,
    };
  });
  return {
    before: joined(pieces.filter(({ added }) => !added)),
    after: joined(pieces.filter(({ removed }) => !removed)),
  };
}

/** In words of any language; spaces and punctuation are words of their own. */
const words = once(() => new Intl.Segmenter("en", { granularity: "word" }));

interface Part {
  value: string;
  added: boolean;
  removed: boolean;
}

function diff(before: string, after: string): Part[] {
  const [one = [], other = []] = [before, after].map((text) =>
    Array.from(words().segment(text), ({ segment }) => segment),
  );
  const parts = diffArrays(one, other, { maxEditLength: mostEdits }) ?? [];
  return parts.map(({ value, added, removed }) => ({ value: value.join(""), added, removed }));
}

/** A text that exists on one side only. */
export function wholly(text: string): Piece[] {
  return text === "" ? [] : [{ text: cutAfter(text, longest), isChanged: true }];
}

/** A text that only identifies something. */
export function unmarked(text: string): Piece[] {
  return [{ text, isChanged: false }];
}

function isChange({ added, removed }: { added: boolean; removed: boolean }): boolean {
  return added || removed;
}

function joined(parts: readonly { value: string; isChanged: boolean }[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { value, isChanged } of parts) {
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += value;
    else pieces.push({ text: value, isChanged });
  }
  return pieces.map((piece) =>
    piece.isChanged ? { ...piece, text: cutAfter(piece.text, longest) } : piece,
  );
}

/** The unchanged text next to a change, shortened on the sides without one. */
function context(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  if (isAfterChange && isBeforeChange)
    return text.length <= 2 * around
      ? text
      : `${cutAfter(text, around)} ${cutBefore(text, around)}`;
  return isBeforeChange ? cutBefore(text, around) : cutAfter(text, around);
}
