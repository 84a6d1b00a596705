// A single line of text. By its type, the browser knows which keyboard to show and what to check.
import { asWritten, type FieldKind, type FieldOf } from "./kind.ts";
import { labelled } from "./labelled.tsx";

type LineField = FieldOf<"text" | "email" | "tel" | "url">;

/**
 * @param longest the maximum length of an answer
 * @param attend a ref callback that gets the control and returns a cleanup function
 */
export const line = (
  longest: number,
  attend?: (input: HTMLInputElement) => () => void,
): FieldKind<LineField> => ({
  View: labelled(({ field, attributes }) => (
    <input
      {...attributes}
      ref={attend}
      type={field.type === "text" ? undefined : field.type}
      autoComplete={field.autocomplete}
      placeholder={field.placeholder}
    />
  )),
  answer: { ...asWritten, longest, isMultiline: false },
});
