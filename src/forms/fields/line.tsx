// One line of text, for which the browser knows what to fill in, which keyboard to show and what to check.
import { asWritten, type FieldKind, type FieldOf } from "./kind.ts";
import { labelled } from "./labelled.tsx";

type LineField = FieldOf<"text" | "email" | "tel" | "url">;

/**
 * @param longest how long an answer can be
 * @param attend is given the control while it is there, and returns what ends that
 */
export const line = (
  longest: number,
  attend?: (input: HTMLInputElement) => () => void,
): FieldKind<LineField> => ({
  View: labelled(({ field, attributes }) => (
    <input
      {...attributes}
      ref={attend}
      type={field.type}
      inputMode={field.type}
      autoComplete={field.autocomplete}
      placeholder={field.placeholder}
    />
  )),
  answer: { ...asWritten, longest, isMultiline: false },
});
