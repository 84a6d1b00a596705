// A field and a type of block that only the schema knows: both are edited without a line of code for them.
import type { FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstSite } from "../fixtures/sites.ts";
import { startEditedSite, type EditedSite } from "./edited-site.ts";

const opinion = {
  title: "Opinion",
  description: "What somebody said.",
  type: "object",
  defaultSnippets: [
    {
      label: "opinion: one sentence",
      description: "What somebody said, in one sentence.",
      body: { type: "opinion", words: "${1:They answer the phone.}", stars: "^5" },
    },
  ],
  properties: {
    type: { const: "opinion", title: "Type" },
    words: { $ref: "../parts.schema.json#/$defs/text", title: "Words", description: "As said." },
    stars: { title: "Stars", description: "Of five.", type: "integer", minimum: 1, maximum: 5 },
  },
  required: ["type", "words"],
  additionalProperties: false,
};

/** The editor's schemas, as they would be if schema/ had a field and a type of block more. */
const newSchema = {
  name: "new-schema",
  enforce: "pre" as const,
  transform(code: string, id: string) {
    if (id.endsWith("/schema/blocks/cardGrid.schema.json")) {
      const schema = JSON.parse(code);
      schema.properties.motto = {
        $ref: "../parts.schema.json#/$defs/text",
        title: "Motto",
        description: "A few words above the cards.",
      };
      return JSON.stringify(schema);
    }
    if (id.endsWith("/schema/page.schema.json")) {
      const schema = JSON.parse(code);
      schema.$defs.block.properties.type.enum.push("opinion");
      schema.$defs.block.oneOf.push({ $ref: "blocks/opinion.schema.json" });
      return JSON.stringify(schema);
    }
    if (id.endsWith("/schema.gen.ts"))
      return `${code}\nschemas["blocks/opinion.schema.json"] = ${JSON.stringify(opinion)};`;
    return undefined;
  },
};

let edited: EditedSite;
let page: Page;
let site: FrameLocator;
beforeAll(async () => {
  edited = await startEditedSite(firstSite, [newSchema]);
  ({ page, site } = await edited.openTab(await edited.newContext()));
  await site.getByText("Why Choose Us", { exact: true }).click();
});
afterAll(() => edited.end());

/** The blocks of the home page once a save has changed its file. */
async function savedBlocks(): Promise<Record<string, unknown>[]> {
  const before = await edited.textOf("home.json");
  await page.keyboard.press("Control+s");
  await expect.poll(() => edited.textOf("home.json")).not.toBe(before);
  return JSON.parse(await edited.textOf("home.json")).blocks;
}

test("a field is written, and is the only thing that changes in the file", async () => {
  const before = await edited.textOf("home.json");
  await page.getByLabel("Motto", { exact: true }).fill("Said first");
  expect((await savedBlocks())[1]).toMatchObject({ type: "cardGrid", motto: "Said first" });
  const after = await edited.textOf("home.json");
  expect(after.replace(/,\s*"motto": "Said first"/, "")).toBe(before);
});

test("a block is added with what its schema says it begins with, and its fields are edited", async () => {
  await page.getByText("Add a block").click();
  await page.getByRole("button", { name: /opinion: one sentence/ }).click();
  await page.getByLabel("Words", { exact: true }).fill("They call back");
  await page.getByLabel("Stars", { exact: true }).fill("4");
  expect((await savedBlocks())[2]).toEqual({ type: "opinion", words: "They call back", stars: 4 });
});
