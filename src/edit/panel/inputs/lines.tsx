// Edits a text that can be several lines long.
import type { ReactElement } from "react";
import type { Node } from "../../../content/schema/read-schema.ts";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { useText } from "./use-text.ts";

export const lines = inputKind({
  // How many lines are shown at least: most facts are a few words.
  accepts: (node) =>
    node.schema.type === "string" && isSeveralLines(node) && (node.schema.isFact === true ? 1 : 3),
  Input: LinesInput,
  isText: true,
});

/** Markdown and long texts can be several lines long; addresses and texts with a pattern can't. */
function isSeveralLines({ schema, definition }: Node): boolean {
  if (definition === "parts.schema.json#markdown") return true;
  const { maxLength = 0, pattern = "\\S", isFact = false } = schema;
  const isByRule = definition === "parts.schema.json#address" || (pattern !== "\\S" && !isFact);
  return maxLength > 150 && !isByRule;
}

function LinesInput(props: InputProps<number>): ReactElement {
  const { text, writeText, onBlur } = useText(props);
  return (
    <textarea
      {...props.attributes}
      // About the number of lines that the text takes in the panel.
      rows={Math.min(12, Math.max(props.options, Math.ceil(text.length / 34)))}
      value={text}
      onChange={({ target }) => writeText(target.value)}
      onBlur={onBlur}
    />
  );
}
