// The site that scripts are put into has every type of block and no error: otherwise it would accept none of them.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { writeEveryBlock } from "./every-block.ts";
import { writeHostileSite } from "./hostile-site.ts";
import { payloads } from "./payloads.ts";

const root = await mkdtemp(join(tmpdir(), "hostile-"));
afterAll(() => rm(root, { recursive: true }));

const base = join(root, "base");
await writeEveryBlock(base);

test("every type of block is in it", async () => {
  const { blocks } = JSON.parse(await readFile(join(base, "every-block.json"), "utf8"));
  const types = new Set((blocks as { type: string }[]).map(({ type }) => type));
  // The home page has the opening, and two pages have the forms.
  const elsewhere = ["form"];
  expect([...types, ...elsewhere].sort()).toEqual(Object.keys(engineVocabulary.blockPlans).sort());
});

test("it accepts scripts as text", async () => {
  const some = payloads.slice(0, 5);
  const { locations, used } = await writeHostileSite(base, join(root, "mine"), some, "accepted");
  expect(used.size).toBe(some.length);
  expect(locations).toBeGreaterThan(50);
});
