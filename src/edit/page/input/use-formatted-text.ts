// The formatted text that is being edited on the page, if any: opened by going there, closed by going elsewhere.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Place } from "../../model/location.ts";
import type { Formatting } from "../rich-text/actions.ts";
import type { Facts } from "../../model/facts.ts";
import type { Asked, FormattedText } from "../rich-text/formatted-text.ts";

export interface Edited {
  place: Place;
  text: FormattedText;
  formatting: Formatting;
  /** What was asked for and isn't done yet. */
  asked: Asked | undefined;
  ask: (asked: Asked | undefined) => void;
}

interface FormattedTextOptions {
  type: (place: Place, words: string) => void;
  /** What is typed next is undone by itself. */
  leave: () => void;
  /** It is edited no more. */
  leaveText: (place: Place) => void;
  wordsAt: (place: Place) => unknown;
  facts: Facts;
}

export function useFormattedText(options: FormattedTextOptions) {
  const { type, leave, leaveText, wordsAt, facts } = options;
  const [edited, setEdited] = useState<Edited>();
  const text = edited?.text;
  const wanted = useRef<HTMLElement>(undefined);
  // Ahead, so that what is typed right after a click finds it.
  useEffect(() => void import("../rich-text/formatted-text.ts"), []);
  const write = useEffectEvent((place: Place, words: string, isTyped: boolean) => {
    if (!isTyped) leave();
    type(place, words);
    if (!isTyped) leave();
  });

  const close = () => {
    wanted.current = undefined;
    text?.close();
    setEdited(undefined);
    if (edited) leaveText(edited.place);
  };
  useLeft(text, close);
  const open = async (host: HTMLElement, place: Place) => {
    if (wanted.current === host) return;
    close();
    wanted.current = host;
    const { openText } = await import("../rich-text/formatted-text.ts");
    const words = wordsAt(place);
    if (wanted.current !== host || !host.isConnected || typeof words !== "string") return;
    if (isLeft(host)) return close();
    const ask = (asked: Edited["asked"]) => setEdited((last) => last && { ...last, asked });
    const opened = openText(host, words, facts, {
      write: (written, isTyped) => write(place, written, isTyped),
      move: (formatting) => setEdited((last) => last && { ...last, formatting }),
      ask,
    });
    if (opened)
      setEdited({ place, text: opened, formatting: opened.formatting, asked: undefined, ask });
  };
  const show = () => {
    if (!edited) return;
    const { place, text: shown } = edited;
    const words = wordsAt(place);
    const isThere = shown.host.isConnected && shown.isOpen;
    if (isThere && typeof words === "string") shown.show(words, facts);
    else close();
  };
  return { edited, open, close, show };
}

/** Whether somebody goes on beside the page meanwhile, as in the field of a fact: they aren't brought back. */
function isLeft(host: HTMLElement): boolean {
  const frame = host.ownerDocument.defaultView?.frameElement;
  const focused = frame?.ownerDocument.activeElement;
  return focused !== frame && focused !== frame?.ownerDocument.body;
}

/** Whoever goes on in another part of the screen has left the text; its tools and their windows belong to it. */
function useLeft(text: FormattedText | undefined, left: () => void): void {
  const leave = useEffectEvent(left);
  useEffect(() => {
    if (!text) return undefined;
    const hear = ({ target }: FocusEvent) => {
      const isOfText = target instanceof Element && target.closest("iframe, .format-bar, .dialog");
      if (!isOfText) leave();
    };
    document.addEventListener("focusin", hear);
    return () => document.removeEventListener("focusin", hear);
  }, [text]);
}
