// The vocabulary of a site with its own types of block, for Node: each has a validator of its own.
import { isFields } from "../model/json.ts";
import type { OwnBlocks } from "../model/site.ts";
import { everyTranslation as translations } from "../translations/all-translations.ts";
import { engineValidators } from "./engine-validators.ts";
import { pageSchema } from "./own-types.ts";
import type { Schemas } from "./read-schema.ts";
import type { Validator } from "./validator.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

/** What checks a block, by the type's name. */
type OwnValidators = Readonly<Record<string, Validator>>;

interface Parts {
  /** With those of the site's own types, see `schemasWith`. */
  schemas: Schemas;
  validators: OwnValidators;
  ownBlocks: OwnBlocks;
}

export function vocabularyWith({ schemas, validators, ownBlocks }: Parts): Vocabulary {
  const page = pageValidator(validators, schemas);
  return createVocabulary(schemas, { ...engineValidators, page }, { ownBlocks, translations });
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
        ? { ...error, parentSchema: schemas[pageSchema]?.$defs?.["block"] ?? {} }
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
