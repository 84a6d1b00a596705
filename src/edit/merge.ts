// Two people have changed the same file: what can be put together is, and the rest is for the editor to choose.
import { diff3Merge } from "node-diff3";

/** Lines that both have changed. */
export interface Clash {
  mine: string;
  theirs: string;
}

export type Choice = keyof Clash;

/** A file in parts: what is settled, and what isn't. */
export type Merged = readonly (string | Clash)[];

/**
 * Puts changes of different lines together.
 * @param base what both began with
 */
export function merge(mine: string, base: string, theirs: string): Merged {
  const parts = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), {
    excludeFalseConflicts: true,
  });
  return parts.map(({ ok, conflict }) =>
    conflict ? { mine: conflict.a.join(""), theirs: conflict.b.join("") } : (ok ?? []).join(""),
  );
}

export function clashesIn(merged: Merged): Clash[] {
  return merged.filter((part) => typeof part !== "string");
}

/** @param choices one for each clash, in order; mine where there is none */
export function settled(merged: Merged, choices: readonly Choice[] = []): string {
  let next = 0;
  return merged
    .map((part) => (typeof part === "string" ? part : part[choices[next++] ?? "mine"]))
    .join("");
}

/** Each with its end, so that they are the text again when put together. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}
