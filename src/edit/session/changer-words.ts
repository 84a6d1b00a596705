// Words for the person or people behind a change: the author on another device, others by name, or someone else.
import type { Changer } from "../../store/store.ts";

interface ChangerWords {
  /** Begins a sentence: `Maria Lopez`. */
  who: string;
  /** Ends its first clause: ` on another device`, or nothing. */
  where: string;
  /** Whether it was nobody but the author. */
  isOwn: boolean;
}

/** @param by empty if it isn't known */
export function changerWords(by: readonly Changer[]): ChangerWords {
  const names = new Set(by.flatMap((each) => (each.is === "other" ? each.name : [])));
  const isOwn = by.length > 0 && names.size === 0;
  const you = isOwn ? ["You"] : by.some(({ is }) => is === "author") ? ["you"] : [];
  return {
    who: listed([...names, ...you]) || "Someone else",
    where: isOwn ? " on another device" : "",
    isOwn,
  };
}

/** Who changed several files. Nobody is named if it isn't known of one of them. */
export function everyoneIn(by: readonly (readonly Changer[] | undefined)[]): readonly Changer[] {
  return by.some((each) => !each?.length) ? [] : by.flatMap((each) => each ?? []);
}

/** `a, b, and c` */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(parts);
}
