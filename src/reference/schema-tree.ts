// The schemas as a reader meets them: references followed, a field's own words before those of what it refers to.
import { posix } from "node:path";
import { schemas } from "../content/model/schema.gen.ts";

export interface Schema {
  title?: string;
  description?: string;
  markdownDescription?: string;
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  discriminator?: object;
  oneOf?: Schema[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  examples?: unknown[];
  $defs?: Record<string, Schema>;
}

/** A schema with its references followed, and what is needed to go on from it. */
export interface Node {
  schema: Schema;
  /** The file that its inner references start from, as a path in schema/. */
  file: string;
  /** The definition it is, for example `parts.schema.json#action`; a field's own one has none. */
  definition?: string;
}

/**
 * @param file a path in schema/
 * @throws when there is no such file
 */
export function schemaFile(file: string): Node {
  // The schemas are JSON Schema; the compiler sees only the literal shape of each file.
  const schema = (schemas as Record<string, Schema>)[file];
  if (!schema) throw new Error(`There is no schema/${file}`);
  return { schema, file };
}

/** What `schema` is, seen from a file: followed to the end if it is a reference. */
export function follow(schema: Schema, file: string): Node {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return { schema, file };
  const [path = "", name] = $ref.split("#/$defs/");
  const target = path === "" ? file : posix.join(posix.dirname(file), path);
  const found = name === undefined ? schemaFile(target).schema : definitionOf(target, name);
  const { schema: meant, ...rest } = follow(found, target);
  return {
    definition: name === undefined ? target : `${target}#${name}`,
    ...rest,
    schema: { ...meant, ...own },
  };
}

function definitionOf(file: string, name: string): Schema {
  const found = schemaFile(file).schema.$defs?.[name];
  if (!found) throw new Error(`schema/${file} has no ${name}`);
  return found;
}

/** The node for one of a value's fields or items, or undefined where it can't have one. */
export function inner({ schema, file }: Node, value: object, key: string): Node | undefined {
  if (schema.oneOf && schema.discriminator && "type" in value) {
    const variant = schema.oneOf
      .map((option) => follow(option, file))
      .find((option) => option.schema.properties?.["type"]?.const === value.type);
    if (variant) return inner(variant, value, key);
  }
  if (Array.isArray(value)) return schema.items && follow(schema.items, file);
  const property = schema.properties?.[key];
  if (property) return follow(property, file);
  const { additionalProperties: values } = schema;
  return typeof values === "object" ? follow(values, file) : undefined;
}
