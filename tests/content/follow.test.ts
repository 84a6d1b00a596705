// References between schemas: a site with types of block of its own has other schemas than the next one.
import { expect, test } from "vitest";
import { follow } from "../../src/content/schema/read-schema.ts";

test("one reference is followed to each site's own schema, in any order", () => {
  const reference = { $ref: "blocks/map.schema.json" };
  const titled = (title: string) => ({ "blocks/map.schema.json": { title } });
  const [first, second] = [titled("Map"), titled("Way to us")];
  const titleIn = (schemas: typeof first) =>
    follow(reference, { schemas, file: "page.schema.json" }).schema.title;
  expect([first, second, first].map(titleIn)).toEqual(["Map", "Way to us", "Map"]);
});

test("what is followed leads on to the schemas that it was found in", () => {
  const schemas = {
    "page.schema.json": { $ref: "blocks/map.schema.json" },
    "blocks/map.schema.json": {
      properties: { text: { $ref: "../parts.schema.json#/$defs/text" } },
    },
    "parts.schema.json": { $defs: { text: { title: "Text" } } },
  };
  const block = follow(schemas["page.schema.json"], { schemas, file: "page.schema.json" });
  const { text = {} } = block.schema.properties ?? {};
  expect(follow(text, block)).toMatchObject({
    schema: { title: "Text" },
    definition: "parts.schema.json#text",
  });
});
