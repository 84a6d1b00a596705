// Opens the formatted text that gets the focus for editing, and closes it when the author leaves.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Operation } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import type { Formatting } from "../rich-text/actions.ts";
import type { Facts } from "../../model/read-facts.ts";
import type { Asked, FormattedText } from "./formatted-text.ts";
import { laterPart } from "../../ui/later-part.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { useSession } from "../../screen/use-session.ts";
import { valueIn } from "../../model/read-json.ts";
import { useTyping } from "./use-typing.ts";

const formattedText = laterPart(() => import("./formatted-text.ts"));

export interface Edited {
  location: Location;
  text: FormattedText;
  formatting: Formatting;
  /** The dialog or tools that were asked for and are still open. */
  asked: Asked | undefined;
  ask: (asked: Asked | undefined) => void;
  /** Runs what changes the text, with operations that belong to the same undo step. */
  runWith: (also: readonly Operation[], run: () => void) => void;
}

export function useFormattedText(facts: Facts) {
  const session = useSession();
  const { type, leave } = useTyping();
  const { write, runWith } = useWriting(type);
  const { say } = useEditing();
  const wordsAt = (location: Location) => valueIn(session.state().history.files, location);
  const [edited, setEdited] = useState<Edited>();
  const text = edited?.text;
  const wanted = useRef<HTMLElement>(undefined);
  const opening = useRef<Promise<void>>(undefined);
  // Early, so that it is ready for typing right after a click.
  useEffect(() => void formattedText.load(), []);
  const close = () => {
    wanted.current = undefined;
    text?.close();
    setEdited(undefined);
    if (edited) leave(edited.location);
  };
  useLeaveText(text, close);
  const open = async (host: HTMLElement, location: Location) => {
    if (wanted.current === host) return opening.current;
    close();
    wanted.current = host;
    opening.current = openOnceLoaded(host, location);
    return opening.current;
  };
  const openOnceLoaded = async (host: HTMLElement, location: Location) => {
    const code = await formattedText.load();
    const words = wordsAt(location);
    if (wanted.current !== host) return;
    if (!host.isConnected || typeof words !== "string") return close();
    // Closed again if the code can't be loaded, so that the next click tries again.
    if (!code || isFocusElsewhere(host)) return close();
    const ask = (asked: Edited["asked"]) => setEdited((last) => last && { ...last, asked });
    const opened = code.openText(host, words, facts, {
      write: (written, isTyped) => write(location, written, isTyped),
      // After any message about what a paste has left out.
      refuse: (message) => setTimeout(() => say(message, "failure")),
      isSampleText: session.vocabulary.isSampleText,
      move: (formatting) => setEdited((last) => last && { ...last, formatting }),
      ask,
    });
    if (!opened) return;
    const { formatting } = opened;
    setEdited({ location, text: opened, formatting, asked: undefined, ask, runWith });
  };
  const show = (keepsFact: (words: Element) => boolean) => {
    if (!edited) return;
    const { location, text: shown } = edited;
    const words = wordsAt(location);
    const isThere = shown.host.isConnected && shown.isOpen;
    if (isThere && typeof words === "string") shown.show(words, facts, keepsFact);
    else close();
  };
  return { edited, open, close, show };
}

/** Writes what was done to a text, with operations that belong to the same undo step. */
function useWriting(type: ReturnType<typeof useTyping>["type"]) {
  const session = useSession();
  const also = useRef<readonly Operation[]>([]);
  const runWith: Edited["runWith"] = (operations, run) => {
    also.current = operations;
    run();
    also.current = [];
  };
  const write = useEffectEvent((location: Location, words: string, isTyped: boolean) => {
    // Bold, a link or a fact is undone separately from the typing around it.
    if (!isTyped) session.endStep();
    type(location, words, also.current);
    if (!isTyped) session.endStep();
  });
  return { write, runWith };
}

/**
 * Whether the author has moved on outside the page meanwhile, such as to the field of a fact: the focus stays there.
 */
function isFocusElsewhere(host: HTMLElement): boolean {
  const frame = host.ownerDocument.defaultView?.frameElement;
  const focused = frame?.ownerDocument.activeElement;
  return focused !== frame && focused !== frame?.ownerDocument.body;
}

/** Closes the text when the focus moves elsewhere; its toolbar and dialogs still belong to it. */
function useLeaveText(text: FormattedText | undefined, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!text) return undefined;
    const handler = ({ target }: FocusEvent) => {
      const isOfText =
        target instanceof Element && target.closest("iframe, .format-toolbar, .dialog");
      if (!isOfText) leave();
    };
    document.addEventListener("focusin", handler);
    return () => document.removeEventListener("focusin", handler);
  }, [text]);
}
