// Adds a site's own types of block to the engine's vocabulary.
import { isFields } from "../model/json.ts";
import type { OwnBlocks } from "../model/site.ts";
import { engineSchemas, engineValidators } from "./engine-schemas.ts";
import type { Schema, Schemas } from "./read-schema.ts";
import type { Validator } from "./validate.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

/** A type of block as its schema describes it. */
export interface OwnType {
  schema: Schema;
  /** Says whether a block is as the schema has it. */
  validator: Validator;
}

/** @param types by name; one with the name of an engine's type takes its place */
export function vocabularyWith(
  types: Readonly<Record<string, OwnType>>,
  ownBlocks: OwnBlocks,
): Vocabulary {
  const schemas = schemasWith(mapSchemas(types));
  const page = pageValidator(types, schemas);
  return createVocabulary(schemas, { ...engineValidators, page }, ownBlocks);
}

const mapSchemas = (types: Readonly<Record<string, OwnType>>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(types).map(([type, { schema }]) => [type, schema]));

/** The path in schema/ of a type of block. */
export const schemaOfType = (type: string): string => `blocks/${type}.schema.json`;

const page = "page.schema.json";

/**
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
    [page]: Object.keys(own).reduce(withType, schemas[page] ?? {}),
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

/** A block that no rule is broken by, for the validator of all other blocks. */
export const plainBlock = { type: "list", items: [{ heading: "-" }] } as const;

/** The engine's validator sees a plain block in place of each of the site's own types, which have their own validators. */
function pageValidator(types: Readonly<Record<string, OwnType>>, schemas: Schemas): Validator {
  const typeOf = (block: unknown): OwnType | undefined => {
    const type = isFields(block) ? block["type"] : undefined;
    return typeof type === "string" && Object.hasOwn(types, type) ? types[type] : undefined;
  };
  const validate: Validator = (value) => {
    const blocks: unknown = isFields(value) ? value["blocks"] : undefined;
    const own = Array.isArray(blocks) ? blocks.map(typeOf) : [];
    const rest =
      Array.isArray(blocks) && isFields(value)
        ? {
            ...value,
            blocks: blocks.map((block, at) => (own[at] ? plainBlock : (block as unknown))),
          }
        : value;
    engineValidators.page(rest);
    const found = (engineValidators.page.errors ?? []).map((error) =>
      error.keyword === "discriminator" && /^\/blocks\/\d+$/.test(error.instancePath)
        ? { ...error, parentSchema: schemas[page]?.$defs?.["block"] ?? {} }
        : error,
    );
    const inOwn = own.flatMap((type, at) => {
      if (!type || !Array.isArray(blocks) || type.validator(blocks[at])) return [];
      return (type.validator.errors ?? []).map((error) => ({
        ...error,
        instancePath: `/blocks/${at}${error.instancePath}`,
      }));
    });
    validate.errors = [...found, ...inOwn];
    return validate.errors.length === 0;
  };
  return validate;
}
