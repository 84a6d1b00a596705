// What breaks a rule in a block of a site's own: named in plain words, with its line, before anything is built.
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCheck } from "../../src/commands/check.ts";
import { copyOwnSite } from "./own-site.ts";

const [schema, view, styles] = ["schema.json", "tsx", "css"].map(
  (end) => `bookingTeaser.${end}`,
) as [string, string, string];

test("a site with a block of its own has no problems", async () => {
  const site = await copyOwnSite();
  expect(await site.found()).toEqual([]);
});

/** What is changed in a file, and what the check then says: what is at its place, and words of it. */
const mistakes: Record<string, [file: string, from: string, to: string, at: string, says: string]> =
  {
    "a schema that accepts any field": [
      schema,
      '"alsoCalled": { "classes": "slots" },\n  "additionalProperties": false',
      '"alsoCalled": { "classes": "slots" }',
      "{",
      'Add "additionalProperties": false.',
    ],
    "an item that accepts any field": [
      schema,
      '"required": ["name", "time"],\n        "additionalProperties": false',
      '"required": ["name", "time"]',
      '{\n        "title": "Class",',
      'An entry of "slots" accepts any field',
    ],
    "a schema without a title": [schema, '"title": "Booking teaser",\n', "", "{", "has no title"],
    "a field without a description": [
      schema,
      '"title": "Heading",\n      "description": "What people can try."',
      '"title": "Heading"',
      '{\n      "$ref": "../parts.schema.json#/$defs/text",\n      "title": "Heading"',
      '"heading" has no description',
    ],
    "a schema without a sample": [schema, '"samples": [', '"examples": [', "{", "It has no sample"],
    "a schema without a snippet": [
      schema,
      'defaultSnippets": [\n    {\n      "label": "b',
      '$comment": [\n    {\n      "label": "b',
      "{",
      "It has no snippet",
    ],
    "a type with another name than its file": [
      schema,
      '"const": "bookingTeaser"',
      '"const": "booking"',
      '{\n      "const": "booking"',
      'Write "type": { "const": "bookingTeaser"',
    ],
    "a reference to something else": [
      schema,
      "parts.schema.json#/$defs/picture",
      "page.schema.json#/$defs/block",
      '"../page.schema',
      "only be to a part that the engine has",
    ],
    "a misspelled part": [
      schema,
      "$defs/picture",
      "$defs/pictur",
      '"../parts.schema.json#/$defs/pictur"',
      '"../parts.schema.json#/$defs/picture"',
    ],
    "a misspelled keyword": [
      schema,
      '"maxItems"',
      '"maxItem"',
      '"maxItem"',
      'Did you mean "maxItems"?',
    ],
    "a keyword with a wrong value": [
      schema,
      '"maxItems": 8',
      '"maxItems": "8"',
      '"8"',
      "it must be integer",
    ],
    "a schema that isn't JSON": [
      schema,
      '"slots": {',
      '"slots" {',
      '" {\n      "title": "Classes"',
      "",
    ],
    "a sample that isn't as the schema has it": [
      schema,
      '"slots": [{ "name": "Morning flow", "time": "Tuesday 7:30" }]\n    }\n  ]',
      '"slots": [{ "name": "Morning flow" }]\n    }\n  ]',
      '{ "name": "Morning flow" }',
      "This sample isn't as the schema has it",
    ],
    "an inline style": [
      view,
      "<ul className",
      "<ul style={{ margin: 0 }} className",
      "<ul style",
      "style can't be in a view",
    ],
    "a handler": [
      view,
      "<ul className",
      "<ul onClick={() => {}} className",
      "<ul onClick",
      "onClick can't be in a view",
    ],
    "raw HTML": [
      view,
      "<ul className",
      '<ul dangerouslySetInnerHTML={{ __html: "" }} className',
      "<ul dangerously",
      "dangerouslySetInnerHTML can't be on <ul>",
    ],
    "a script": [
      view,
      "<Time>{slot.time}</Time>",
      "<script>1</script>",
      "<script>",
      "<script> can't be in a view",
    ],
    "a frame": [
      view,
      "<Time>{slot.time}</Time>",
      '<iframe src="https://a.example/" />',
      "<iframe",
      "<iframe> can't be in a view",
    ],
    "a class of the engine's": [
      view,
      'className="bookingTeaser-slots"',
      'className="list"',
      '<ul className="list"',
      "The class \"list\" isn't this block's",
    ],
    "an inline style in a file that the view imports": [
      "time.tsx",
      "<p className",
      "<p style={{}} className",
      "<p style",
      "style can't be in a view",
    ],
    "a view that throws for its own sample": [
      view,
      "block.slots.map",
      "block.slits.map",
      "map((slot",
      "This view fails for its own sample",
    ],
    "a view that isn't TypeScript": [
      view,
      "</Section>",
      "</Sektion>",
      "Sektion",
      "closing tag for 'Section'",
    ],
    "a file without a view": [
      view,
      "export default function View",
      "export function View",
      "import",
      "This file has no view",
    ],
    "an import of a library": [
      view,
      "import { Time }",
      'import "react";\nimport { Time }',
      'react"',
      '"react" can\'t be imported here',
    ],
    "an import from outside of the folder": [
      view,
      '"./time.tsx"',
      '"../content/site.json"',
      "../content",
      "can't be imported here",
    ],
    "a snippet that isn't as the schema has it": [
      schema,
      '"time": "${3:Its day and time}"',
      '"time": "$15"',
      '"$15"',
      "This snippet isn't as the schema has it",
    ],
  };

describe("refused is", () => {
  test.each(Object.entries(mistakes))("%s", async (_name, [file, from, to, at, says]) => {
    const site = await copyOwnSite();
    await site.change(site.block(file), from, to);
    const [first] = await site.found();
    expect(first).toMatchObject({ severity: "error" });
    expect(first?.at).toBe(`blocks/${file}:${await site.placeOf(file, at)}`);
    expect(`${first?.message} ${first?.hint}`).toContain(says);
    // One mistake in a view is reported once, although it is in a sample and on two pages.
    expect((await site.found()).map((each) => each.at)).toEqual([first?.at]);
    // Its blocks in content aren't unknown: only the type is reported.
    expect((await site.found()).every(({ at: place }) => place.startsWith("blocks/"))).toBe(true);
  });

  test("a block without a view", async () => {
    const site = await copyOwnSite();
    await rm(site.block(view));
    expect(await site.found()).toEqual([
      expect.objectContaining({
        at: `blocks/${schema}:1:1`,
        message: "This block has no view: there is no bookingTeaser.tsx beside it.",
      }),
    ]);
  });

  test.each(["Teaser", "2teaser", "booking-teaser", "form", "hero"])(
    "a type with the name %s",
    async (name) => {
      const site = await copyOwnSite();
      await site.write(site.block(`${name}.schema.json`), "{}");
      const found = await site.found();
      expect(found.some(({ hint }) => hint.startsWith("Choose another name"))).toBe(true);
    },
  );
});

test("two mistakes in two files are both reported", async () => {
  const site = await copyOwnSite();
  await site.change(site.block(schema), '"maxItems": 8', '"maxItem": 8');
  await site.change(site.block(styles), ".bookingTeaser-time {", "p {");
  expect((await site.found()).map(({ at }) => at)).toEqual([
    `blocks/${schema}:${await site.placeOf(schema, '"maxItem"')}`,
    `blocks/${styles}:${await site.placeOf(styles, "p {")}`,
  ]);
});

test("a view that fails for a block in the content names the page, not the content's own mistakes", async () => {
  const site = await copyOwnSite();
  await site.change(
    site.block(view),
    "<Time>{slot.time}",
    "<Time>{slot.note ? slot.nothing.more : slot.time}",
  );
  const [only, ...more] = await site.found();
  const place = await site.placeOf(view, "more : slot");
  expect(only).toMatchObject({ at: `blocks/${view}:${place}`, id: "own-view" });
  expect(only?.message).toContain('a block on the page "home"');
  expect(more).toEqual([]);
  await site.change(join(site.content, "home.json"), '"note": "Gentle."', '"nope": "Gentle."');
  expect((await site.found()).map(({ id }) => id)).toEqual(["unknown-field"]);
});

test("a type with the name of an engine's takes its place, with a warning", async () => {
  const site = await copyOwnSite();
  for (const [name, own] of [
    ["bookingTeaser.schema.json", "steps.schema.json"],
    ["bookingTeaser.tsx", "steps.tsx"],
  ] as const) {
    const text = await readFile(site.block(name), "utf8");
    await site.write(site.block(own), text.replaceAll("bookingTeaser", "steps"));
  }
  expect(await site.found()).toEqual([
    expect.objectContaining({
      at: "blocks/steps.schema.json:1:1",
      id: "own-name",
      severity: "warning",
      message: 'The engine has a block "steps", too. This one takes its place on every page.',
    }),
  ]);
});

test.each(["hero", "form"])(
  "a type called %s is refused, and not also said to take the place of the engine's",
  async (name) => {
    const site = await copyOwnSite();
    for (const end of [".schema.json", ".tsx"]) {
      const text = await readFile(site.block(`bookingTeaser${end}`), "utf8");
      await site.write(site.block(`${name}${end}`), text.replaceAll("bookingTeaser", name));
    }
    expect(await site.found()).toEqual([
      expect.objectContaining({
        at: `blocks/${name}.schema.json:1:1`,
        severity: "error",
        message: `The engine asks for its own block "${name}" by this name.`,
      }),
    ]);
  },
);

test("a part that the kit doesn't have is named, with those that it has", async () => {
  const site = await copyOwnSite();
  await site.change(site.block(view), "  ActionButton,", "  ActionButton,\n  Card,");
  await site.change(site.block(view), "<Time>{slot.time}</Time>", "<Card />");
  const [only, ...more] = await site.found();
  const place = await site.placeOf(view, "Card />");
  expect(only?.at).toBe(`blocks/${view}:${place}`);
  expect(only?.message).toContain('"Card" isn\'t in site-from-json/kit, which has: Section');
  expect(more).toEqual([]);
});

test("people see the line that is wrong, with what is around it", async () => {
  const site = await copyOwnSite();
  await site.change(site.block("time.tsx"), "<p className", "<p onClick={() => 1} className");
  const { output, exitCode } = await runCheck([], site.content);
  expect(exitCode).toBe(1);
  expect(output).toContain('> 2 |   return <p onClick={() => 1} className="bookingTeaser-time">');
});

test("a folder beside the content without a schema isn't for blocks", async () => {
  const site = await copyOwnSite();
  await rm(site.block(schema));
  const ids = new Set((await site.found()).map(({ id }) => id));
  expect(ids).toEqual(new Set(["unknown-type"]));
});
