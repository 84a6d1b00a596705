// Handles typing on the page, and announces when a fact is removed from its text.
import { namedFacts } from "../../../content/resolve/facts.ts";
import { useEditing } from "../../screen/editing-context.ts";
import type { Location } from "../../model/location.ts";

interface TypingOptions {
  type: (location: Location, words: string) => void;
  /** Ends the undo step: typing from here on is undone separately. */
  leave: () => void;
  wordsAt: (location: Location) => unknown;
}

export function useTyping({ type, leave, wordsAt }: TypingOptions): TypingOptions["type"] {
  const { say, select } = useEditing();
  return (location, words) => {
    const removed = removedFacts(wordsAt(location), words);
    if (removed.length === 0) return type(location, words);
    leave();
    type(location, words);
    // Typing that replaces everything continues the same step.
    if (words.trim() !== "") leave();
    // The selected fact may be the one that was removed.
    select(location);
    say(factsRemovedMessage(removed));
  };
}

function removedFacts(before: unknown, after: string): string[] {
  const remaining = new Set(namedFacts(after));
  const named = typeof before === "string" ? namedFacts(before) : [];
  return [...new Set(named)].filter((fact) => !remaining.has(fact));
}

/** The announcement after facts were removed from a text. */
export function factsRemovedMessage(facts: readonly string[]): string {
  const named = new Intl.ListFormat("en").format(facts.map((fact) => `“${fact}”`));
  return facts.length === 1
    ? `The fact ${named} is no longer in this text. Undo brings it back.`
    : `The facts ${named} are no longer in this text. Undo brings them back.`;
}
