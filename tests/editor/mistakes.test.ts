// What VS Code underlines while an editor types: the very place, in words that say what to do.
import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { schemas } from "../../src/content/model/schema.gen.ts";
import type { Schema } from "../../src/content/schema/read-schema.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { schemasSeenFrom } from "../../src/files/schema-address.ts";
import { open, pageWith } from "./vscode.ts";
import { firstSite } from "../fixtures/sites.ts";

const underlined = (block: string) => open("new.json", pageWith(block)).underlined();

test.for((await readdir(firstSite)).filter((name) => name.endsWith(".json")))(
  "nothing in a site without mistakes, in %s",
  async (name) => {
    const text = await readFile(`${firstSite}/${name}`, "utf8");
    expect(await open(name, text).underlined()).toEqual([]);
  },
);

describe("what is wrong", () => {
  test.for([
    [
      "a misspelled field",
      '{ "type": "hero", "heading": "A", "txet": "B" }',
      '"txet"',
      "Property txet is not allowed.",
    ],
    [
      "a field of another block",
      '{ "type": "hero", "heading": "A", "cards": [] }',
      '"cards"',
      "Property cards is not allowed.",
    ],
    ["a missing field", '{ "type": "steps" }', "{", 'Missing property "steps".'],
    ["no type", '{ "heading": "A" }', "{", 'Missing property "type".'],
    [
      "an empty text",
      '{ "type": "hero", "heading": " " }',
      '" "',
      "Write something here, or leave the field out.",
    ],
    [
      "an icon's name with capitals",
      '{ "type": "cardGrid", "cards": [{ "icon": "Shield Check", "heading": "A", "text": "B" }] }',
      '"Shield Check"',
      "Use only lowercase letters from a to z, digits and hyphens, for example shield-check.",
    ],
    [
      "a number for a text",
      '{ "type": "hero", "heading": 24 }',
      "24",
      'Incorrect type. Expected "string".',
    ],
    [
      "a layout that there isn't",
      '{ "type": "list", "layout": "grid", "items": [{ "heading": "A" }] }',
      '"grid"',
      'Value is not accepted. Valid values: "columns", "ledger", "prose", "questions", "quotes", "logos", "gallery", "news", "events".',
    ],
    ["a missing comma", '{ "type": "hero" "heading": "A" }', '"heading"', "Expected comma"],
    [
      "the same field twice",
      '{ "type": "hero", "heading": "A", "heading": "A" }',
      '"heading"',
      "Duplicate object key",
    ],
  ] as const)("%s", async ([, block, under, message]) => {
    expect(await underlined(block)).toContainEqual([under, message]);
  });

  test.for([
    ["a block", '{ "type": "heroes", "heading": "A" }', '"heroes"'],
    ["a block with more", '{ "type": "stpes", "heading": 1, "steps": [], "x": 1 }', '"stpes"'],
    ["a block with no text for its type", '{ "type": 4, "heading": "A" }', "4"],
  ])("an unknown type is reported once, with the types that exist: %s", async (given) => {
    const [, block = "", under] = given;
    const types = schemas["page.schema.json"].$defs.block.properties.type.enum;
    const valid = types.map((type) => `"${type}"`).join(", ");
    expect(await underlined(block)).toEqual([
      [under, `Value is not accepted. Valid values: ${valid}.`],
    ]);
  });

  test("an unknown type of a form's field is reported once", async () => {
    const [form] = schemas["blocks/form.schema.json"].samples;
    const block = JSON.stringify(form).replace('"type":"email"', '"type":"emial"');
    const found = await underlined(block);
    expect(found.map(([under]) => under)).toEqual(['"emial"']);
  });

  test("a missing type is reported once", async () => {
    expect(await underlined('{ "heading": "A", "x": 1 }')).toEqual([
      ["{", 'Missing property "type".'],
    ]);
  });

  test.for([
    ["heading", 90],
    ["text", 600],
  ] as const)("a hero's %s that is too long for its place", async ([field, limit]) => {
    const block = (length: number) =>
      `{ "type": "hero", "heading": "A", "${field}": "${"x".repeat(length)}" }`.replace(
        field === "heading" ? '"heading": "A", ' : "never",
        "",
      );
    expect(await underlined(block(limit))).toEqual([]);
    const message = `String is longer than the maximum length of ${limit}.`;
    expect(await underlined(block(limit + 1))).toEqual([[`"${"x".repeat(limit + 1)}"`, message]]);
  });
});

test("a page or an icon that isn't there is left to the checker, which knows them all", async () => {
  const card =
    '{ "heading": "A", "text": "B", "icon": "no-such", "action": { "label": "Go", "page": "no-such" } }';
  expect(await underlined(`{ "type": "cardGrid", "cards": [${card}] }`)).toEqual([]);
});

/** Every schema within one, by its way there. */
function* within(schema: Schema, way: string): Generator<[string, Schema]> {
  yield [way, schema];
  for (const [name, inner] of Object.entries(schema))
    if (typeof inner === "object" && inner !== null && name !== "samples")
      // Whatever in a schema has a pattern is one.
      yield* within(inner as Schema, `${way}/${name}`);
}

test.for(Object.keys(schemas))("in %s no pattern is without words of its own", (file) => {
  // Without them VS Code shows the regular expression.
  const silent = [...within(engineVocabulary.schemaFile(file).schema, file)].filter(
    ([, schema]) => "pattern" in schema && schema.patternErrorMessage === undefined,
  );
  expect(silent.map(([way]) => way)).toEqual([]);
});

test("a language name in full gets a report that shows how to write it", async () => {
  const text = '{ "language": "English" }';
  expect(await open("site.json", text).underlined()).toContainEqual([
    '"English"',
    "Write a language code in lowercase letters, for example en, de or es. To name the country too, add its code: en-US, en-IN.",
  ]);
});

describe("content outside this folder", () => {
  const folder = "../../elsewhere/my site";
  const text = pageWith('{ "type": "hero", "haeding": "A" }');
  const file = `${folder}/home.json`;

  test("is helped by the schema whose address it begins with", async () => {
    const address = `${schemasSeenFrom(`content/${folder}`)}/page.schema.json`;
    const page = text.replace("../.site/schema/page.schema.json", address);
    expect(await open(file, page).underlined()).toContainEqual([
      '"haeding"',
      "Property haeding is not allowed.",
    ]);
  });

  test("is without help if it doesn't begin with one", async () => {
    const page = text.replace('"$schema": "../.site/schema/page.schema.json", ', "");
    expect(await open(file, page).underlined()).toEqual([]);
  });
});
