// What code editors read is a copy of the schemas with the site's names, wherever the engine is installed.
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { schemaNames, writeSiteSchemas } from "../../src/reference/site-schemas.ts";
import { firstSite } from "../fixtures/sites.ts";

let root: string;
let content: string;
let target: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "site-schemas-"));
  content = join(root, "content");
  target = join(root, "a folder", "schema");
  await cp(firstSite, content, { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const jsonIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".json")).sort();

test("each schema is there as in schema/, with the file of names that they refer to", async () => {
  await writeSiteSchemas(content, target);
  const own = await jsonIn("schema");
  expect(await jsonIn(target)).toEqual([...own, "suggestions.gen.json"].sort());
  for (const name of own)
    expect(await readFile(join(target, name), "utf8")).toBe(
      await readFile(join("schema", name), "utf8"),
    );
});

test("what an earlier version wrote is replaced, and nothing is written if nothing has changed", async () => {
  await writeSiteSchemas(content, target);
  const page = join(target, "page.schema.json");
  const site = join(target, "site.schema.json");
  const written = async (file: string) => (await stat(file, { bigint: true })).mtimeNs;
  const before = await written(site);
  await writeFile(page, "{}");
  await writeSiteSchemas(content, target);
  expect(await readFile(page, "utf8")).toBe(await readFile("schema/page.schema.json", "utf8"));
  expect(await written(site)).toBe(before);
});

test("a schema has one name on every system, so that a site's own replaces the engine's of that name", () => {
  expect(schemaNames(["blocks", "blocks\\hero.schema.json", "page.schema.json"])).toEqual([
    "blocks/hero.schema.json",
    "page.schema.json",
  ]);
});
