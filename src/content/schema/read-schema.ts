// The schemas as a reader meets them: references followed, a field's own words before those of what it refers to.
import { schemas } from "../model/schema.gen.ts";
import { targetOf } from "./ref.ts";

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
  anyOf?: Schema[];
  allOf?: Schema[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  examples?: unknown[];
  /** What holds where the field is left out. */
  default?: unknown;
  /** Why a text that doesn't fit the pattern doesn't, in an editor's words. */
  patternErrorMessage?: string;
  $defs?: Record<string, Schema>;
  /** What can stand in single braces in a text; "answers" where a form fills it in, which has rules of its own. */
  placeholders?: readonly string[] | "answers";
  /** Whether a text is the value of a fact. */
  isFact?: boolean;
  /** A pattern of the ids that the site uses itself. */
  reserved?: string;
}

/** The keywords that are this project's own, which no validator knows. */
export const ownKeywords = [
  "placeholders",
  "isFact",
  "reserved",
] as const satisfies (keyof Schema)[];

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
  const target = targetOf($ref, file);
  const found = schemaFile(target.file).schema;
  const meant = target.name === undefined ? found : found.$defs?.[target.name];
  if (!meant) throw new Error(`schema/${target.file} has no ${target.name}`);
  const { schema: end, ...rest } = follow(meant, target.file);
  return {
    definition: target.name === undefined ? target.file : `${target.file}#${target.name}`,
    ...rest,
    schema: { ...end, ...own },
  };
}
