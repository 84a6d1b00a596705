// Edits a text in one line.
import type { ReactElement } from "react";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { useText } from "./use-text.ts";

export const line = inputKind({
  accepts: ({ schema }) => schema.type === "string",
  Input: LineInput,
  isText: true,
});

function LineInput(props: InputProps): ReactElement {
  const { text, writeText, onBlur } = useText(props);
  return (
    <input
      {...props.attributes}
      value={text}
      onChange={({ target }) => writeText(target.value)}
      onBlur={onBlur}
    />
  );
}
