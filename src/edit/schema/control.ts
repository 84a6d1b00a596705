// Chooses the control that edits a value, from its schema.
import { isFields, type Json } from "../../content/model/json.ts";
import { membersOf } from "../../content/schema/members.ts";
import { follow, type Node, type Schema } from "../../content/schema/read-schema.ts";

export type Control =
  | { is: "line" | "lines"; longest?: number | undefined }
  | { is: "number"; least?: number | undefined; most?: number | undefined; isWhole: boolean }
  /** When checked, it writes `on`; `usual` applies if nothing is written. */
  | { is: "switch"; on: Json; usual: boolean }
  | { is: "choice"; choices: readonly (string | number)[]; titles?: readonly string[] | undefined }
  | { is: "page" }
  | { is: "icon" }
  /** The name of a question in the form. */
  | { is: "question" }
  | { is: "color" }
  | { is: "language" }
  | { is: "day"; canBeToday: boolean }
  /** A media file of one of these kinds, or a file at another host if `canBeAddress`. */
  | { is: "media"; kinds: readonly string[]; canBeAddress: boolean }
  | FieldsControl
  /** Fields that depend on the value's `type`. */
  | { is: "union"; variants: ReadonlyMap<string, Node>; chosen: Node | undefined }
  /** Fields with any names, all of one kind. */
  | { is: "named"; values: Node }
  | { is: "list"; items: Node }
  /** A value that can't be edited. */
  | { is: "fixed" };

/** Fields with fixed names. */
export interface FieldsControl {
  is: "fields";
  fields: readonly (readonly [name: string, node: Node])[];
  /** Exactly one of these fields must be written. */
  oneOf: readonly string[];
}

/** @param value decides between the variants of a union */
export function controlFor(node: Node, value: unknown): Control {
  const { schema, file } = node;
  if (schema.const !== undefined)
    // Cast: the schemas are JSON.
    return { is: "switch", on: schema.const as Json, usual: false };
  if (schema.enum) {
    // Cast: the schemas have no other enum values.
    const choices = schema.enum as (string | number)[];
    return { is: "choice", choices, titles: schema.enumDescriptions };
  }
  if (schema.discriminator && schema.oneOf) {
    const variants = variantsOf(node);
    const chosen = variants.get(String(isFields(value) && value["type"]));
    return { is: "union", variants, chosen };
  }
  if (schema.items) return { is: "list", items: follow(schema.items, file) };
  if (schema.properties) return fieldsControl(node);
  if (isFields(schema.additionalProperties))
    // Cast: it isn't a boolean, so it is a schema.
    return { is: "named", values: follow(schema.additionalProperties as Schema, file) };
  return valueControl(node);
}

function fieldsControl({ schema, file }: Node): FieldsControl {
  const needed = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name, inner]) => name !== "$schema" && !(inner.const !== undefined && needed.has(name)),
  );
  return {
    is: "fields",
    fields: fields.map(([name, inner]) => [name, follow(inner, file)] as const),
    oneOf: (schema.oneOf ?? []).flatMap(({ required = [] }) => required),
  };
}

const byDefinition: Partial<Record<string, Control>> = {
  "parts.schema.json#page": { is: "page" },
  "parts.schema.json#icon": { is: "icon" },
  "blocks/form.schema.json#fieldName": { is: "question" },
};

function valueControl({ schema, definition = "" }: Node): Control {
  const { maxLength: longest, minimum: least, maximum: most } = schema;
  const known = byDefinition[definition];
  if (known) return known;
  if (schema.kinds)
    return {
      is: "media",
      kinds: schema.kinds,
      canBeAddress: schema.tsType === "PictureAddress",
    };
  if (definition === "parts.schema.json#markdown") return { is: "lines", longest };
  if (schema.isLanguage) return { is: "language" };
  if (schema.isDay)
    return { is: "day", canBeToday: new RegExp(schema.pattern ?? "").test("today") };
  if (schema.format === "color-hex") return { is: "color" };
  switch (schema.type) {
    case "boolean":
      return { is: "switch", on: true, usual: schema.default === true };
    case "integer":
    case "number":
      return { is: "number", least, most, isWhole: schema.type === "integer" };
    case "string":
      return { is: isSeveralLines(schema, definition) ? "lines" : "line", longest };
    default:
      return { is: "fixed" };
  }
}

/** Whether a text can be several lines long; addresses and texts with a pattern can't. */
function isSeveralLines(schema: Schema, definition: string): boolean {
  const { maxLength = 0, pattern = "\\S", isFact = false } = schema;
  const isByRule = definition === "parts.schema.json#address" || (pattern !== "\\S" && !isFact);
  return maxLength > 150 && !isByRule;
}

/** Cached, because every row of a list needs them on each keystroke. */
const variantsBySchema = new WeakMap<Schema, ReadonlyMap<string, Node>>();

/** A union's variants, by `type`. */
export function variantsOf({ schema, file }: Node): ReadonlyMap<string, Node> {
  const known = variantsBySchema.get(schema);
  if (known) return known;
  const variants = new Map(
    membersOf(schema).map((option) => {
      const variant = follow(option, file);
      return [String(variant.schema.properties?.["type"]?.const), variant] as const;
    }),
  );
  variantsBySchema.set(schema, variants);
  return variants;
}
