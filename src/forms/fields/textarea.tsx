// A message with several lines, up to a limit that is shown when the text comes close to it.
import { asWritten, type FieldKind, type FieldOf } from "./kind.ts";
import { labelled } from "./labelled.tsx";

export const textarea: FieldKind<FieldOf<"textarea">> = {
  View: labelled(({ field, attributes }) => (
    <textarea {...attributes} rows={field.rows ?? 4} placeholder={field.placeholder} />
  )),
  answer: { ...asWritten, longest: 4000, isMultiline: true },
};
