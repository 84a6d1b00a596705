// Browsers read the schemas to validate, Node runs the code that ajv generates: both must find the very same errors.
import fc from "fast-check";
import { expect, test } from "vitest";
import { engineSchemas } from "../../../src/content/schema/engine-schemas.ts";
import { engineValidators } from "../../../src/content/schema/engine-validators.ts";
import { forValidator, ownKeywords } from "../../../src/content/schema/for-validator.ts";
import { interpretSchemas } from "../../../src/content/schema/interpret.ts";
import { pageSchema, schemasWith } from "../../../src/content/schema/own-types.ts";
import type { Schema } from "../../../src/content/schema/read-schema.ts";
import { problemsIn } from "../../../src/content/schema/validate.ts";
import type { Validator } from "../../../src/content/schema/validator.ts";
import { createVocabulary, type Validators } from "../../../src/content/schema/vocabulary.ts";
import { loadContent } from "../../../src/files/content-folder.ts";
import { createAjv, schemaAddress } from "../../../src/own-blocks/generate-validators.ts";
import { examples, siteExamples } from "../../blocks/examples.ts";
import { mutants } from "../fuzz/mutants.ts";
import { seedFrom } from "../fuzz/seed.ts";
import { ownSite } from "../../own-blocks/own-site.ts";
import { changedAnywhere } from "./changed-anywhere.ts";

const interpreted = interpretSchemas(engineSchemas);
const kindOf = (file: string) => (file === "site.json" ? "site" : "page");

/**
 * What is read of a validator's errors. Those in a name are reported by the keyword around them, and of a path in the
 * schema, only the unions in it are read.
 */
function errorsOf(validate: Validator, value: unknown): unknown[] {
  const isRight = validate(value);
  const errors = validate.errors ?? [];
  expect(isRight).toBe(errors.length === 0);
  return errors
    .filter(({ propertyName }) => propertyName === undefined)
    .map(({ keyword, instancePath, schemaPath, params, parentSchema, data }) => {
      const inUnion = /\/(oneOf|anyOf)\//.test(schemaPath) ? schemaPath : undefined;
      const schema = asForAjv(parentSchema ?? {});
      return { keyword, instancePath, inUnion, params, schema, data };
    });
}

/** ajv is given unions without what is only for code editors. */
function asForAjv(schema: object): string {
  const text = texts.get(schema) ?? JSON.stringify(forValidator(schema));
  texts.set(schema, text);
  return text;
}
const texts = new WeakMap<object, string>();

type Two = readonly [Validators, Validators];
type Content = readonly [file: string, value: unknown];

/** @returns the smallest content that both find something else in; undefined if there is none */
function firstDifference(
  contents: fc.Arbitrary<Content>,
  numRuns: number,
  [by, than]: Two = [interpreted, engineValidators],
) {
  // As texts: to compare thousands of objects takes long.
  const both = ([file, value]: Content) =>
    [by, than].map((all) => JSON.stringify(errorsOf(all[kindOf(file)], value), null, 1));
  const isSame = (content: Content) => {
    const [one, other] = both(content);
    return one === other;
  };
  const { counterexample } = fc.check(fc.property(contents, isSame), { seed: seedFrom(), numRuns });
  return counterexample?.map((content) => ({ content, found: both(content) }));
}

const page = (...blocks: unknown[]) => ({ title: "A", description: "B", blocks });
const pages = [...examples.values()].map((block) => page(block));
const asPage = (value: unknown) => ["home.json", value] as const;
const asSite = (value: unknown) => ["site.json", value] as const;

test("they find the same in mutants of a whole site", () => {
  const readable = mutants.filter(({ text }) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  });
  const contents = readable.map(({ file, text }) => [file, JSON.parse(text) as unknown] as const);
  expect(firstDifference(contents, 500)).toBeUndefined();
});

test("they find the same in every type of block, and in every setting", () => {
  const all = fc.constantFrom(...pages.map(asPage), ...siteExamples.map(asSite));
  expect(firstDifference(all, 200)).toBeUndefined();
  const changed = fc.oneof(
    changedAnywhere(pages).map(asPage),
    changedAnywhere(siteExamples).map(asSite),
  );
  expect(firstDifference(changed, 1000)).toBeUndefined();
});

/** Every keyword that a site's own schemas can have, also where the engine's have none. */
const everyKeyword: Schema = {
  type: "object",
  properties: {
    type: { const: "own" },
    texts: { type: "array", items: { type: "string" }, uniqueItems: true, maxItems: 3 },
    anything: { type: "array", uniqueItems: true, minItems: 2 },
    parts: {
      type: "array",
      uniqueItems: true,
      items: { $ref: "../parts.schema.json#/$defs/text" },
    },
    number: { type: "number", minimum: 0.5, maximum: 7 },
    whole: { type: "integer", minimum: 1, enum: [1, 3, 9] },
    name: { type: "string", minLength: 2, maxLength: 5, pattern: "^[a-z😀]+$", enum: ["ab", "x"] },
    picture: { $ref: "../parts.schema.json#/$defs/picture" },
    short: { $ref: "../parts.schema.json#/$defs/text", maxLength: 3 },
    same: { const: { a: 1, b: [2] } },
    hidden: { type: "boolean" },
    free: { type: "object", additionalProperties: { type: "string" }, minProperties: 2 },
  },
  required: ["type", "name"],
  additionalProperties: false,
};

const ownBlock = {
  type: "own",
  texts: ["a", "b"],
  anything: [{ a: 1, b: 2 }, [1], "x"],
  parts: ["a", "b"],
  number: 2,
  whole: 3,
  name: "ab",
  picture: { src: "media/x.jpg", alt: "X" },
  short: "abc",
  same: { b: [2], a: 1 },
  hidden: true,
  free: { x: "y", "a/b~c": "z" },
};

test("they find the same in a block of a site's own, whatever its schema asks for", () => {
  const schemas = schemasWith({ own: everyKeyword });
  const { "suggestions.gen.json": _names, ...files } = schemas;
  const ajv = createAjv(new Map(Object.entries(files)));
  // Cast: with these options it isn't asynchronous, and its errors are those of ajv's own keywords.
  const generated = ajv.getSchema(schemaAddress(pageSchema)) as Validator;
  const both: Two = [interpretSchemas(schemas), { ...engineValidators, page: generated }];
  expect(firstDifference(fc.constant(asPage(page(ownBlock))), 1, both)).toBeUndefined();
  const changed = changedAnywhere([page(ownBlock, ownBlock)])
    // ajv can't compare objects with such a field.
    .filter((value) => !JSON.stringify(value).includes('"toString":'))
    .map(asPage);
  expect(firstDifference(changed, 1000, both)).toBeUndefined();
});

test("a site with its own block has the same problems in the browser", async () => {
  const { vocabulary } = await loadContent(`${ownSite}/content`);
  const browsers = createVocabulary(vocabulary.schemas, interpretSchemas(vocabulary.schemas));
  const teaser = { type: "bookingTeaser", slots: [{ name: "Flow", time: "Tuesday" }] };
  const problems = (by: typeof vocabulary, value: unknown) =>
    problemsIn(by, "home.json", value)
      .map((each) => JSON.stringify(each))
      .toSorted();
  fc.assert(
    fc.property(changedAnywhere([page(teaser, ...[...examples.values()].slice(0, 3))]), (value) => {
      expect(problems(browsers, value)).toEqual(problems(vocabulary, value));
    }),
    { seed: seedFrom(), numRuns: 300 },
  );
});

test("no schema has a keyword that is read for Node alone", () => {
  const read =
    "$ref type const enum not anyOf oneOf discriminator minimum maximum minLength maxLength pattern " +
    "minItems maxItems uniqueItems items minProperties required propertyNames additionalProperties properties $defs";
  // What says nothing about values. `allOf` only names what code editors suggest, and formats are covered by patterns.
  const aside =
    "$schema $comment title description default examples allOf format contentMediaType defaultSnippets " +
    "markdownDescription patternErrorMessage enumDescriptions tsType";
  const known = new Set([...read.split(" "), ...aside.split(" "), ...ownKeywords]);
  const all = Object.values(engineSchemas).flatMap(keywordsIn);
  expect([...new Set(all)].filter((keyword) => !known.has(keyword))).toEqual([]);
});

/** The keywords of a schema and of those in it. */
function keywordsIn(schema: Schema): string[] {
  const { $defs, properties, items, additionalProperties, propertyNames, not } = schema;
  const { anyOf = [], oneOf = [], allOf = [] } = schema;
  expect(allOf.filter(({ $ref = "" }) => !$ref.includes("suggestions.gen.json"))).toEqual([]);
  const inner = [
    ...Object.values({ ...$defs, ...properties }),
    ...anyOf.concat(oneOf),
    ...[items, propertyNames, not].flatMap((each) => each ?? []),
    ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
  ];
  return [...Object.keys(schema), ...inner.flatMap(keywordsIn)];
}
