// The groups that the editor sorts a schema's fields into, as the schema declares them.
import type { Schema } from "./read-schema.ts";

export interface FieldGroup {
  /** The heading of the group. */
  name: string;
  fields: readonly (readonly [name: string, schema: Schema])[];
}

/** @returns the groups in the order of `groups`, with their fields in the order of `properties` */
export function fieldGroups({ groups = [], properties = {} }: Schema): FieldGroup[] {
  const fields = Object.entries(properties);
  return groups.map((name) => ({
    name,
    fields: fields.filter(([, { group }]) => group === name),
  }));
}
