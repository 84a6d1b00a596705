// One box to tick, such as a consent: what it says of itself is the label, what is sent its value.
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
