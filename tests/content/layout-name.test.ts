// A block keeps the name that it had in the gallery.
import { expect, test } from "vitest";
import { follow, schemaFile } from "../../src/content/schema/read-schema.ts";
import { sampleName } from "../../src/content/schema/layout-name.ts";
import { samplesOf } from "../../src/edit/schema/samples.ts";
import { valueTitle } from "../../src/edit/schema/node-at.ts";

const page = schemaFile("page.schema.json");
const block = follow(page.schema.properties?.["blocks"]?.items ?? {}, page.file);
const withLayout = samplesOf(block).filter(
  ({ value }) => typeof value === "object" && value !== null && "layout" in value,
);

test.each(withLayout)("$label", ({ label, value }) => {
  expect(valueTitle(block, value)).toBe(sampleName(label));
});

test.each([
  ["a layout that no sample has is named by its type", { layout: "columns" }, "List"],
  ["so is a list without a layout", {}, "List"],
  [
    "prices are distinguished from long text by their tables",
    { layout: "prose", items: [{ heading: "", text: "" }] },
    "Long text",
  ],
  [
    "and keep their name with more fields",
    { layout: "prose", items: [{ heading: "Cuts", text: "All with a wash.", table: {} }] },
    "Prices",
  ],
])("%s", (_case, fields, name) => {
  expect(valueTitle(block, { type: "list", ...fields })).toBe(name);
});
