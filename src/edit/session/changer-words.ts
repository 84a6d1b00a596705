// Words for the person or people behind a change: the author on another device, others by name, or someone else.
import type { Changer } from "../../store/store.ts";
import { allOf } from "../../words/formats.ts";
import { t } from "../../words/t.ts";

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
  const you = isOwn ? [t`You`] : by.some(({ is }) => is === "author") ? [t`you`] : [];
  return {
    who: allOf([...names, ...you]) || t`Someone else`,
    where: isOwn ? t` on another device` : "",
    isOwn,
  };
}

/** Who changed several files. Nobody is named if it isn't known of one of them. */
export function everyoneIn(by: readonly (readonly Changer[] | undefined)[]): readonly Changer[] {
  return by.some((each) => !each?.length) ? [] : by.flatMap((each) => each ?? []);
}
