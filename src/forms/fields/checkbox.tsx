// A single checkbox, such as a consent. Its value is sent, and its label is shown.
import { asWritten, type FieldKind, type FieldOf } from "./kind.ts";

export const checkbox: FieldKind<FieldOf<"checkbox">> = {
  View: ({ field, attributes, label, help }) => (
    <>
      <label className="choice">
        <input {...attributes} type="checkbox" value={field.value} />
        <span>{label}</span>
      </label>
      {help}
    </>
  ),
  answer: {
    ...asWritten,
    read: ({ checked, value }: HTMLInputElement) => (checked ? value : ""),
    write(input: HTMLInputElement, answer: string) {
      input.checked = answer === input.value;
    },
    longest: undefined,
    isMultiline: false,
  },
};
