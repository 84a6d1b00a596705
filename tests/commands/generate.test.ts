// The content types and the check are generated from the schemas; an old copy would let them disagree.
import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, expect, test } from "vitest";
import { generateValidators } from "../../src/own-blocks/generate-validators.ts";
import {
  generate,
  generateAliases,
  generateNewSiteFiles,
  generateNewSiteTexts,
  readSchemas,
} from "../../src/commands/generate.ts";

test("src/content/model/schema.gen.ts is what `npm run generate` would write now", async () => {
  const file = new URL("../../src/content/model/schema.gen.ts", import.meta.url);
  expect(await readFile(file, "utf8")).toBe(await generate(await readSchemas()));
});

test("src/content/schema/validators.gen.js is what `npm run generate` would write now", async () => {
  const file = new URL("../../src/content/schema/validators.gen.js", import.meta.url);
  expect(await readFile(file, "utf8")).toBe(generateValidators(await readSchemas()));
});

test("src/files/icon-aliases.gen.ts is what `npm run generate` would write now", async () => {
  const file = new URL("../../src/files/icon-aliases.gen.ts", import.meta.url);
  expect(await readFile(file, "utf8")).toBe(generateAliases());
});

test("src/content/model/new-site.gen.ts is what `npm run generate` would write now", async () => {
  const file = new URL("../../src/content/model/new-site.gen.ts", import.meta.url);
  expect(await readFile(file, "utf8")).toBe(await generateNewSiteTexts());
});

test("src/content/model/new-site-files.gen.ts is what `npm run generate` would write now", async () => {
  const file = new URL("../../src/content/model/new-site-files.gen.ts", import.meta.url);
  expect(await readFile(file, "utf8")).toBe(await generateNewSiteFiles());
});

test("a type of block is added and another removed, and the command writes what follows", async () => {
  const root = await mkdtemp(join(tmpdir(), "schemas "));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const part of ["src", "schema", "package.json", "tsconfig.json"]) {
    await cp(part, join(root, part), { recursive: true });
  }
  await cp("tests/fixtures/second-site", join(root, "content"), { recursive: true });
  await symlink(join(process.cwd(), "node_modules"), join(root, "node_modules"), "junction");
  const page = join(root, "schema/page.schema.json");
  const blocks = join(root, "schema/blocks");
  const steps = await readFile(join(blocks, "steps.schema.json"), "utf8");
  await writeFile(join(blocks, "timeline.schema.json"), steps.replaceAll('"steps"', '"timeline"'));
  await rm(join(blocks, "steps.schema.json"));
  const listed = await readFile(page, "utf8");
  await writeFile(page, listed.replaceAll('"steps"', '"timeline"').replace("steps.", "timeline."));

  const args = ["--import", "tsx", "src/commands/generate.ts"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  const written = await readFile(join(root, "src/content/model/schema.gen.ts"), "utf8");
  expect(written).toContain('"blocks/timeline.schema.json": TimelineSchema,');
  expect(written).toContain('type: "timeline"');
  expect(written).not.toMatch(/steps.schema|type: "steps"/);
  const validators = await readFile(join(root, "src/content/schema/validators.gen.js"), "utf8");
  expect(validators).toContain("blocks/timeline.schema.json");
  expect(validators).not.toContain("steps.schema");
});
