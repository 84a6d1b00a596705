// Handles typing on the page: changes the text's value, and announces what that removed.
import { factTitle } from "../../../words/fact-title.ts";
import { namedFacts } from "../../../content/resolve/facts.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { useSession } from "../../screen/use-session.ts";
import { leaveText } from "../../session/leave-text.ts";
import type { Operation } from "../../model/history.ts";
import { locationKey, type Location } from "../../model/location.ts";
import { valueIn } from "../../model/read-json.ts";
import { allOf } from "../../../words/formats.ts";
import { t } from "../../../words/t.ts";

interface Typing {
  /** @param also what else belongs to the same undo step */
  type: (location: Location, words: string, also?: readonly Operation[]) => void;
  /** Called when the author leaves a text. */
  leave: (location: Location, next?: Location) => void;
}

export function useTyping(): Typing {
  const session = useSession();
  const { say, select } = useEditing();
  const write = (location: Location, value: string, also?: readonly Operation[]) => {
    const { file, path } = location;
    session.change(file, { do: "set", path, value }, locationKey(location), also);
  };
  return {
    type(location, words, also) {
      const removed = removedFacts(valueIn(session.state().history.files, location), words);
      if (removed.length === 0) return write(location, words, also);
      session.endStep();
      write(location, words, also);
      // Typing that replaces everything continues the same step.
      if (words.trim() !== "") session.endStep();
      // The selected fact may be the one that was removed.
      select(location);
      say(factsRemovedMessage(removed));
    },
    leave(location, next) {
      const message = leaveText(session, location, next);
      if (message !== undefined) say(message);
    },
  };
}

/** The facts that a text used before and doesn't use now. */
export function removedFacts(before: unknown, after: string): string[] {
  const remaining = new Set(namedFacts(after));
  const named = typeof before === "string" ? namedFacts(before) : [];
  return [...new Set(named)].filter((fact) => !remaining.has(fact));
}

/** The announcement after facts were removed from a text. */
export function factsRemovedMessage(facts: readonly string[]): string {
  const named = allOf(facts.map((fact) => t`“${factTitle(fact)}”`));
  return facts.length === 1
    ? t`The fact ${named} is no longer in this text. Undo brings it back.`
    : t`The facts ${named} are no longer in this text. Undo brings them back.`;
}
