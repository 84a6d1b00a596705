// A drop-down list. The chosen option's value is sent, and people read its label.
import { asWritten, labelsOf, type FieldKind, type FieldOf } from "./kind.ts";
import { labelled } from "./labelled.tsx";

export const select: FieldKind<FieldOf<"select">> = {
  View: labelled(({ field, attributes }) => (
    <select {...attributes}>
      <option value="">{field.prompt}</option>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )),
  answer: {
    ...asWritten,
    longest: undefined,
    isMultiline: false,
    say: (answer, { options }) => labelsOf([answer], options),
  },
};
