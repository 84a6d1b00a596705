// Edits a text with its facts as chips, which show their values.
import { useEffect, useLayoutEffect, useRef, type ReactElement } from "react";
import { factsIn } from "../../model/read-facts.ts";
import { removedFacts, useTyping } from "../../page/input/use-typing.ts";
import { useSession } from "../../screen/use-session.ts";
import type { InputProps } from "../inputs/input-kind.tsx";
import { useText } from "../inputs/use-text.ts";
import { usePanel } from "../panel-context.ts";
import { drawText, isShown, putCaretAt, selectedRange } from "./fact-chips.ts";
import { listenToChips } from "./listen-to-chips.ts";

interface FactTextProps extends InputProps {
  isSeveralLines: boolean;
}

export function FactText({ isSeveralLines, ...props }: FactTextProps): ReactElement {
  const { attributes, path } = props;
  const { text, writeText, onBlur } = useText(props);
  const { file } = usePanel();
  const { type } = useTyping();
  const { history } = useSession();
  const facts = factsIn(history.files);
  const root = useRef<HTMLDivElement>(null);
  const write = (typed: string) => {
    if (typed !== "" && removedFacts(text, typed).length > 0) type({ file, path }, typed);
    else writeText(typed);
  };
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // The author's own typing is there already; redrawing it would end what an input method composes.
    if (isShown(element, text, facts)) return;
    const caret = selectedRange(element);
    drawText(element, text, facts);
    if (caret) putCaretAt(element, Math.min(caret.to, text.length));
  });
  const latest = useRef({ facts, write });
  useLayoutEffect(() => {
    latest.current = { facts, write };
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const controller = new AbortController();
    listenToChips(element, {
      isSeveralLines,
      facts: () => latest.current.facts,
      write: (typed) => latest.current.write(typed),
      signal: controller.signal,
    });
    // A label leads only to an input by itself.
    document
      .getElementById(`${attributes.id}-label`)
      ?.addEventListener("click", () => element.focus(), { signal: controller.signal });
    return () => controller.abort();
  }, [attributes.id, isSeveralLines]);
  return (
    <div
      {...attributes}
      ref={root}
      role="textbox"
      tabIndex={0}
      aria-labelledby={`${attributes.id}-label`}
      aria-multiline={isSeveralLines}
      className={isSeveralLines ? "fact-text is-long" : "fact-text"}
      contentEditable="plaintext-only"
      onBlur={onBlur}
    />
  );
}
