// A message: as many lines as a visitor likes, up to a limit that they are told of when it comes near.
import { asWritten, type FieldKind, type FieldOf } from "./kind.ts";
import { labelled } from "./labelled.tsx";

export const textarea: FieldKind<FieldOf<"textarea">> = {
  View: labelled(({ field, attributes }) => (
    <textarea {...attributes} rows={field.rows ?? 4} placeholder={field.placeholder} />
  )),
  answer: { ...asWritten, longest: 4000, isMultiline: true },
};
