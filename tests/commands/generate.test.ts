// The content types are generated from the schemas; an old copy would let the two disagree.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { generate, generateAliases } from "../../src/commands/generate.ts";

test("src/content/model/schema.gen.ts is what `npm run generate` would write now", async () => {
  const file = new URL("../../src/content/model/schema.gen.ts", import.meta.url);
  expect(await readFile(file, "utf8")).toBe(await generate());
});

test("src/files/icon-aliases.gen.ts is what `npm run generate` would write now", async () => {
  const file = new URL("../../src/files/icon-aliases.gen.ts", import.meta.url);
  expect(await readFile(file, "utf8")).toBe(generateAliases());
});
