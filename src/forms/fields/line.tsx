// One line of text, for which the browser knows what to fill in, which keyboard to show and what to check.
import { asWritten, type FieldKind, type FieldOf } from "./kind.ts";
import { labelled } from "./labelled.tsx";

type LineField = FieldOf<"text" | "email" | "tel">;

export const line = (longest: number): FieldKind<LineField> => ({
  View: labelled(({ field, attributes, limit }) => (
    <input
      {...attributes}
      type={field.type}
      inputMode={field.type}
      autoComplete={field.autocomplete}
      maxLength={limit}
      placeholder={field.placeholder}
    />
  )),
  answer: { ...asWritten, longest, isMultiline: false },
});
