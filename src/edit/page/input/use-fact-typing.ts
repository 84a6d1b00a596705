// Handles typing in a fact on the page: changes its value everywhere, or replaces it in this text only.
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { factTitle } from "../../../words/fact-title.ts";
import type { Operation } from "../../model/history.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { locationAttribute } from "../../screen/page-elements/attributes.ts";
import { useSession } from "../../screen/use-session.ts";
import { offsetIn, putCaret } from "../facts/fact-caret.ts";
import { shownFact } from "../facts/facts-on-page.ts";
import type { FactEvents } from "./listen-to-facts.ts";
import { TypedFact } from "./typed-fact.ts";
import { factsRemovedMessage } from "./use-typing.ts";
import { t } from "../../../words/t.ts";

export interface FactTyping {
  /** The fact that the author is in. */
  edited: TypedFact | undefined;
  events: FactEvents;
  /** Whether a fact stays as the author has typed it when the page is redrawn. */
  keeps: (words: Element) => boolean;
  /** Redraws the page, and leaves the author in the fact. */
  redraw: (draw: () => void) => void;
  changeOnlyHere: () => void;
}

export function useFactTyping(): FactTyping {
  const { say } = useEditing();
  const writeReplacement = useReplacement();
  const session = useSession();
  // Events ask for it before the state is drawn.
  const typed = useRef<TypedFact>(undefined);
  const [edited, setEdited] = useState<TypedFact>();
  const isDrawing = useRef(false);
  const set = (fact: TypedFact | undefined) => {
    typed.current = fact;
    setEdited(fact);
  };
  const replace = (fact: TypedFact, operations: Promise<readonly Operation[]>, message: string) =>
    void operations.then((made) => {
      if (made.length === 0) return;
      if (typed.current === fact) set(undefined);
      writeReplacement(fact, made, message);
    });
  const at = (words: Element) => (typed.current?.words === words ? typed.current : undefined);
  return {
    edited,
    events: {
      enterFact(words) {
        const fact = shownFact(words);
        if (fact && !at(words)) set(new TypedFact(session, words, fact));
      },
      typeFact: (words) => at(words)?.type(),
      leaveFact(words) {
        const fact = at(words);
        // The browser also reports this when the fact is taken out of the page, to be put back.
        if (!fact || isDrawing.current) return;
        set(undefined);
        if (fact.leave()) say(restoredMessage(fact.fact.name));
      },
      removeFact(words) {
        const fact = at(words);
        if (fact) replace(fact, fact.remove(), factsRemovedMessage([fact.fact.name]));
      },
      undoEmptied: (words) => at(words)?.undoEmptied() ?? false,
    },
    keeps(words) {
      at(words)?.update();
      return at(words) !== undefined;
    },
    redraw(draw) {
      isDrawing.current = true;
      if (typed.current) typed.current.redraw(draw);
      else draw();
      isDrawing.current = false;
    },
    changeOnlyHere() {
      if (edited) replace(edited, edited.changeOnlyHere(), onlyHereMessage);
    },
  };
}

/** Replaces a fact by words or by nothing, and leaves the caret in the text. */
function useReplacement() {
  const session = useSession();
  const { say, select } = useEditing();
  return ({ words, fact }: TypedFact, made: readonly Operation[], message: string): void => {
    const text = words.closest<HTMLElement>(`[${locationAttribute}]`);
    const caret = text ? offsetIn(text) : 0;
    session.endStep();
    flushSync(() => session.apply(made));
    session.endStep();
    select(fact.usedIn.text);
    if (text) putCaret(text, caret);
    say(message);
  };
}

/** The announcement after a fact was replaced by its words. */
export const onlyHereMessage = t`Only this text has these words now. Undo brings the fact back.`;

/** The announcement after all of a fact was deleted. */
export const restoredMessage = (name: string): string =>
  t`The fact “${factTitle(name)}” can’t be empty, so it has its old value again.`;
