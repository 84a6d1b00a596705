// Edits a text with its facts as chips, which show their values.
import { useEffect, useLayoutEffect, useRef, type ReactElement } from "react";
import { factsIn } from "../../model/read-facts.ts";
import { useFiles } from "../../screen/use-session.ts";
import type { InputProps } from "../inputs/input-kind.tsx";
import { drawText, isShown, putCaretAt, selectedRange } from "./fact-chips.ts";
import { listenToChips } from "./listen-to-chips.ts";

interface ChipTextProps {
  /** The label has the same id with `-label`. */
  attributes: Pick<InputProps["attributes"], "id" | "aria-describedby" | "aria-invalid">;
  /** As it is written in the file. */
  text: string;
  isSeveralLines: boolean;
  write: (text: string) => void;
  onBlur?: () => void;
}

export function ChipText(props: ChipTextProps): ReactElement {
  const { attributes, text, isSeveralLines, write, onBlur } = props;
  const facts = factsIn(useFiles());
  const root = useRef<HTMLDivElement>(null);
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
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        // In an input, the browser does this by itself.
        const isEnter = key === "Enter" && !isSeveralLines && !nativeEvent.isComposing;
        if (isEnter) currentTarget.closest("form")?.requestSubmit();
      }}
    />
  );
}
