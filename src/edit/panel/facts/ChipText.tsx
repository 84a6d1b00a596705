// Edits a text with its facts as chips, which show their values.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactElement } from "react";
import { factsIn } from "../../model/read-facts.ts";
import { useFiles } from "../../screen/use-session.ts";
import type { InputProps } from "../inputs/input-kind.tsx";
import { openFactText, type OpenFactText } from "./open-fact-text.ts";

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
  const opened = useRef<OpenFactText>(undefined);
  const writeLatest = useEffectEvent(write);
  const open = useEffectEvent((element: HTMLElement) =>
    openFactText(element, text, facts, { isSeveralLines, write: (typed) => writeLatest(typed) }),
  );
  useLayoutEffect(() => {
    if (root.current) opened.current = open(root.current);
    return () => opened.current?.close();
  }, []);
  useLayoutEffect(() => opened.current?.show(text, facts));
  useEffect(() => {
    const label = document.getElementById(`${attributes.id}-label`);
    const controller = new AbortController();
    // A label leads only to an input by itself.
    label?.addEventListener("click", () => root.current?.focus(), { signal: controller.signal });
    return () => controller.abort();
  }, [attributes.id]);
  return (
    <div
      {...attributes}
      ref={root}
      role="textbox"
      tabIndex={0}
      aria-labelledby={`${attributes.id}-label`}
      aria-multiline={isSeveralLines}
      className={isSeveralLines ? "fact-text is-long" : "fact-text"}
      onBlur={onBlur}
    />
  );
}
