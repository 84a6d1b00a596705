// What VS Code underlines while an editor types: the very place, in words that say what to do.
import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
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
      "An icon's name has small letters, digits and hyphens only, for example shield-check.",
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
      'Value is not accepted. Valid values: "columns", "ledger", "prose", "questions", "quotes".',
    ],
    ["a missing comma", '{ "type": "hero" "heading": "A" }', '"heading"', "Expected comma"],
    [
      "the same field twice",
      '{ "type": "hero", "heading": "A", "heading": "A" }',
      '"heading"',
      "Duplicate object key",
    ],
  ] as const)("%s", async ([, block, under, said]) => {
    expect(await underlined(block)).toContainEqual([under, said]);
  });

  test("a type that there isn't: the choices are named", async () => {
    const found = await underlined('{ "type": "heroes", "heading": "A" }');
    expect(found.map(([under]) => under)).toEqual(found.map(() => '"heroes"'));
    expect(found.map(([, said]) => said).join()).toContain('"hero", "cardGrid", "steps"');
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
    const said = `String is longer than the maximum length of ${limit}.`;
    expect(await underlined(block(limit + 1))).toEqual([[`"${"x".repeat(limit + 1)}"`, said]]);
  });
});

test("a page or an icon that isn't there is left to the checker, which knows them all", async () => {
  const card =
    '{ "heading": "A", "text": "B", "icon": "no-such", "action": { "label": "Go", "page": "no-such" } }';
  expect(await underlined(`{ "type": "cardGrid", "cards": [${card}] }`)).toEqual([]);
});
