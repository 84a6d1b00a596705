// A field and a type of block that only the schema knows: both can be edited without any code for them.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FrameLocator, Page } from "playwright-core";
import type { Plugin } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import cardGrid from "../../schema/blocks/cardGrid.schema.json" with { type: "json" };
import page from "../../schema/page.schema.json" with { type: "json" };
import { generateValidators } from "../../src/own-blocks/generate-validators.ts";
import { readSchemas } from "../../src/commands/generate.ts";
import { firstSite } from "../fixtures/sites.ts";
import { bundleEditor } from "./bundled-editor.ts";
import { startEditedSite, type EditedSite } from "./edited-site.ts";

const opinion = {
  title: "Opinion",
  description: "What someone said.",
  type: "object",
  defaultSnippets: [
    {
      label: "opinion: one sentence",
      description: "What someone said, in one sentence.",
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

/** The editor's schemas as if schema/ had one more field and one more type of block. */
async function withNewSchema(): Promise<Plugin> {
  const withMotto = structuredClone<{ properties: Record<string, object> }>(cardGrid);
  withMotto.properties["motto"] = {
    $ref: "../parts.schema.json#/$defs/text",
    title: "Motto",
    description: "A few words above the cards.",
  };
  const withOpinion = structuredClone(page);
  const { properties, oneOf } = withOpinion.$defs.block;
  properties.type.enum.push("opinion");
  oneOf.push({ $ref: "blocks/opinion.schema.json" });
  const schemas = await readSchemas();
  schemas.set("blocks/cardGrid.schema.json", withMotto);
  schemas.set("page.schema.json", withOpinion);
  schemas.set("blocks/opinion.schema.json", opinion);
  const validators = generateValidators(schemas);
  return {
    name: "new-schema",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith("/cardGrid.schema.json")) return JSON.stringify(withMotto);
      if (id.endsWith("/page.schema.json")) return JSON.stringify(withOpinion);
      if (id.endsWith("/validators.gen.js")) return validators;
      if (id.endsWith("/schema.gen.ts"))
        return `${code}\nschemas["blocks/opinion.schema.json"] = ${JSON.stringify(opinion)};`;
      return undefined;
    },
  };
}

let folder: string;
let edited: EditedSite;
let tab: Page;
let site: FrameLocator;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "new-schema-"));
  await bundleEditor(folder, [await withNewSchema()]);
  edited = await startEditedSite(firstSite, folder);
  ({ page: tab, site } = await edited.openTab(await edited.newContext()));
  await site.getByText("Why Choose Us", { exact: true }).click();
});
afterAll(async () => {
  await edited.end();
  await rm(folder, { recursive: true });
});

/** The blocks of the home page after a save has changed its file. */
async function savedBlocks(): Promise<Record<string, unknown>[]> {
  const before = await edited.textOf("home.json");
  await tab.keyboard.press("Control+s");
  await expect.poll(() => edited.textOf("home.json")).not.toBe(before);
  return JSON.parse(await edited.textOf("home.json")).blocks;
}

test("a new field is written, and nothing else in the file changes", async () => {
  const before = await edited.textOf("home.json");
  await tab.getByRole("button", { name: "Add motto", exact: true }).click();
  await tab.getByLabel("Motto", { exact: true }).fill("Said first");
  expect((await savedBlocks())[1]).toMatchObject({ type: "cardGrid", motto: "Said first" });
  const after = await edited.textOf("home.json");
  expect(after.replace(/,\s*"motto": "Said first"/, "")).toBe(before);
});

test("a new block starts with its schema's sample, and its fields can be edited", async () => {
  await tab.getByRole("button", { name: "Add block", exact: true }).click();
  await tab
    .getByRole("dialog")
    .getByRole("button", { name: /^Opinion/ })
    .click();
  await tab.getByLabel("Words", { exact: true }).fill("They call back");
  await tab.getByLabel("Stars", { exact: true }).fill("4");
  expect((await savedBlocks())[2]).toEqual({ type: "opinion", words: "They call back", stars: 4 });
});
