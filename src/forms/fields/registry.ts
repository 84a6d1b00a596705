// Every kind of field there is: one that has no row here doesn't compile.
import type { Field } from "../../content/model/site.ts";
import { FilePicker } from "./FilePicker.tsx";
import type { AnswerKind, FieldKind, FieldOf, FieldType } from "./kind.ts";
import { labelled } from "./labelled.tsx";
import { line } from "./line.tsx";
import { select } from "./select.tsx";
import { textarea } from "./textarea.tsx";

const fieldKinds: { [Type in FieldType]: FieldKind<FieldOf<Type>> } = {
  text: line(200),
  email: line(254),
  tel: line(40),
  textarea,
  select,
  file: { View: labelled(FilePicker), answer: undefined },
};

export function kindOf(field: Field): FieldKind<Field> {
  // TypeScript can't see that the row found under a field's type takes just that field.
  return fieldKinds[field.type] as FieldKind<Field>;
}

/** The fields whose answers leave the form, each with what its kind makes of an answer. */
export function answerable(fields: readonly Field[]): { field: Field; kind: AnswerKind<Field> }[] {
  return fields.flatMap((field) => {
    const kind = kindOf(field).answer;
    return kind ? [{ field, kind }] : [];
  });
}
