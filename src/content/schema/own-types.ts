// Adds the schemas of a site's own types of block to the engine's.
import { engineSchemas } from "./engine-schemas.ts";
import type { Schema, Schemas } from "./read-schema.ts";

/** The path in schema/ of a type of block. */
export const schemaOfType = (type: string): string => `blocks/${type}.schema.json`;

export const pageSchema = "page.schema.json";

/**
 * One with the name of an engine's type takes its place.
 * @param own the schema of each type of block of the site's own
 * @param schemas by path in schema/; the engine's
 */
export function schemasWith(
  own: Readonly<Record<string, Schema>>,
  schemas: Schemas = engineSchemas,
): Schemas {
  const added = Object.entries(own).map(([type, schema]) => [schemaOfType(type), schema] as const);
  return {
    ...schemas,
    [pageSchema]: Object.keys(own).reduce(withType, schemas[pageSchema] ?? {}),
    ...Object.fromEntries(added),
  };
}

/** The page's schema with the type among those that a block can have. */
function withType(schema: Schema, type: string): Schema {
  const block = schema.$defs?.["block"] ?? {};
  const { enum: types = [], ...rest } = block.properties?.["type"] ?? {};
  if (types.includes(type)) return schema;
  const members = block.oneOf ?? [];
  // In front of what is only for code editors.
  const oneOf = [...members.slice(0, -1), { $ref: schemaOfType(type) }, ...members.slice(-1)];
  const properties = { ...block.properties, type: { ...rest, enum: [...types, type] } };
  return { ...schema, $defs: { ...schema.$defs, block: { ...block, properties, oneOf } } };
}
