// Lists every kind of field. A kind without a row here doesn't compile.
import type { Field } from "../../content/model/site.ts";
import { addressLine } from "./address-line.ts";
import { checkbox } from "./checkbox.tsx";
import { choices } from "./choices.tsx";
import { date } from "./date.tsx";
import { file } from "./file-field.ts";
import type { AnswerKind, FieldKind, FieldOf, FieldType } from "./kind.ts";
import { line } from "./line.tsx";
import { number } from "./number.tsx";
import { select } from "./select.tsx";
import { textarea } from "./textarea.tsx";
import { url } from "./url.ts";

const fieldKinds: { [Type in FieldType]: FieldKind<FieldOf<Type>> } = {
  text: line(200),
  email: addressLine(254),
  tel: addressLine(40),
  url,
  textarea,
  number,
  date,
  select,
  radio: choices("radio"),
  checkboxes: choices("checkbox"),
  checkbox,
  file,
};

export function kindOf(field: Field): FieldKind<Field> {
  // Cast: TypeScript can't know that the row for a field's type accepts that field.
  return fieldKinds[field.type] as FieldKind<Field>;
}

/** The fields whose answers leave the form, each with how its kind handles an answer. */
export function answerable(fields: readonly Field[]): { field: Field; kind: AnswerKind<Field> }[] {
  return fields.flatMap((field) => {
    const kind = kindOf(field).answer;
    return kind ? [{ field, kind }] : [];
  });
}
