// Says words with elements between them in the language of the person who edits.
import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import { inParts } from "../../words/t.ts";

/** As `t`, where a value is an element: tParts`Press ${<kbd>Esc</kbd>} to go back.` */
export function tParts(
  english: TemplateStringsArray,
  ...values: readonly ReactNode[]
): ReactElement {
  const parts = inParts(english).map((part) => (typeof part === "number" ? values[part] : part));
  return createElement(Fragment, null, ...parts);
}
