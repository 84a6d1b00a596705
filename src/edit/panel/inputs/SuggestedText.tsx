// The field for a text that has common values as suggestions; any other can be typed.
import { useId, type ReactElement } from "react";
import type { InputProps } from "./input-kind.tsx";
import type { TextValue } from "./use-text.ts";

interface SuggestedTextProps extends TextValue {
  attributes: InputProps["attributes"];
  /** What can be chosen. */
  values: readonly string[];
  /** What a value is called. */
  nameOf: (value: string) => string | undefined;
}

export function SuggestedText(props: SuggestedTextProps): ReactElement {
  const { attributes, text, writeText, onBlur, values, nameOf } = props;
  const list = useId();
  return (
    <>
      <input
        {...attributes}
        list={list}
        spellCheck={false}
        value={text}
        onChange={({ target }) => writeText(target.value)}
        onBlur={onBlur}
      />
      <datalist id={list}>
        {values.map((value) => (
          <option key={value} value={value}>
            {nameOf(value)}
          </option>
        ))}
      </datalist>
    </>
  );
}
