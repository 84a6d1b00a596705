// Says from a schema what a value consists of.
import { isFields } from "../../content/model/json.ts";
import { membersOf } from "../../content/schema/members.ts";
import { follow, type Node, type Schema } from "../../content/schema/read-schema.ts";

export type Structure =
  | FieldsStructure
  /** Fields that depend on the value's `type`. */
  | { is: "union"; variants: ReadonlyMap<string, Node>; chosen: Node | undefined }
  /** Fields with any names, all of one kind. */
  | { is: "named"; values: Node }
  | { is: "list"; items: Node }
  /** Text, a number, or true or false. */
  | { is: "single" };

/** Fields with fixed names. */
export interface FieldsStructure {
  is: "fields";
  fields: readonly (readonly [name: string, node: Node])[];
  /** Exactly one of these fields must be written. */
  oneOf: readonly string[];
}

/** @param value decides between the variants of a union */
export function structureOf(node: Node, value: unknown): Structure {
  const { schema } = node;
  if (schema.discriminator && schema.oneOf) {
    const variants = variantsOf(node);
    const chosen = variants.get(String(isFields(value) && value["type"]));
    return { is: "union", variants, chosen };
  }
  if (schema.items) return { is: "list", items: follow(schema.items, node) };
  if (schema.properties) return fieldsStructure(node);
  if (isFields(schema.additionalProperties))
    // Cast: it isn't a boolean, so it is a schema.
    return { is: "named", values: follow(schema.additionalProperties as Schema, node) };
  return { is: "single" };
}

function fieldsStructure(node: Node): FieldsStructure {
  const { schema } = node;
  const needed = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name, inner]) => name !== "$schema" && !(inner.const !== undefined && needed.has(name)),
  );
  return {
    is: "fields",
    fields: fields.map(([name, inner]) => [name, follow(inner, node)] as const),
    oneOf: (schema.oneOf ?? []).flatMap(({ required = [] }) => required),
  };
}

/** Cached, because every row of a list needs them on each keystroke. */
const variantsBySchema = new WeakMap<Schema, ReadonlyMap<string, Node>>();

/** A union's variants, by `type`. */
export function variantsOf(node: Node): ReadonlyMap<string, Node> {
  const { schema } = node;
  const known = variantsBySchema.get(schema);
  if (known) return known;
  const variants = new Map(
    membersOf(schema).map((option) => {
      const variant = follow(option, node);
      return [String(variant.schema.properties?.["type"]?.const), variant] as const;
    }),
  );
  variantsBySchema.set(schema, variants);
  return variants;
}
