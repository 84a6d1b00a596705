// One of several choices: its value is what is sent, its label what people read.
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
