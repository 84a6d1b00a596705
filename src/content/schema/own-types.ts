// Adds a site's own types of block to the engine's vocabulary.
import { isFields } from "../model/json.ts";
import type { OwnBlocks } from "../model/site.ts";
import { engineSchemas, engineValidators } from "./engine-schemas.ts";
import type { Schema, Schemas } from "./read-schema.ts";
import type { Validator } from "./validate.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

/** What checks a block, by the type's name. */
type OwnValidators = Readonly<Record<string, Validator>>;

/**
 * @param schemas with those of the site's own types, see `schemasWith`
 * @param own tells for each such type whether a block is as its schema has it
 */
export function vocabularyWith(
  schemas: Schemas,
  own: OwnValidators,
  ownBlocks: OwnBlocks,
): Vocabulary {
  const validators = { ...engineValidators, page: pageValidator(own, schemas) };
  return createVocabulary(schemas, validators, ownBlocks);
}

/** The path in schema/ of a type of block. */
export const schemaOfType = (type: string): string => `blocks/${type}.schema.json`;

const page = "page.schema.json";

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
function pageValidator(validators: OwnValidators, schemas: Schemas): Validator {
  const validatorOf = (block: unknown): Validator | undefined => {
    const type = isFields(block) ? block["type"] : undefined;
    return typeof type === "string" && Object.hasOwn(validators, type)
      ? validators[type]
      : undefined;
  };
  const validate: Validator = (value) => {
    const blocks: unknown = isFields(value) ? value["blocks"] : undefined;
    const own = Array.isArray(blocks) ? blocks.map(validatorOf) : [];
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
    const inOwn = own.flatMap((isRight, at) => {
      if (!isRight || !Array.isArray(blocks) || isRight(blocks[at])) return [];
      return (isRight.errors ?? []).map((error) => ({
        ...error,
        instancePath: `/blocks/${at}${error.instancePath}`,
      }));
    });
    validate.errors = [...found, ...inOwn];
    return validate.errors.length === 0;
  };
  return validate;
}
