// Every diagnostic there is: content with one mistake, and to the letter what an editor reads about it.
import { describe, expect, test } from "vitest";
import { catalog } from "../../src/content/diagnostics/catalog.ts";
import { base, compileFiles, say } from "./base.ts";
import { fixtures, releaseFixtures } from "./fixtures/all.ts";

test("the site that the fixtures break has no mistake itself", () => {
  expect(say(compileFiles(base).diagnostics, base)).toBe("");
});

test("every diagnostic has a fixture", () => {
  const all = Object.keys({ ...fixtures, ...releaseFixtures });
  expect(all.toSorted()).toEqual(Object.keys(catalog).toSorted());
});

describe("one mistake is one diagnostic, worded and placed", () => {
  for (const [id, { files, ...beside }] of Object.entries(fixtures)) {
    test(`${id}`, async () => {
      const result = compileFiles(files, beside);
      await expect(`${say(result.diagnostics, files)}\n`).toMatchFileSnapshot(`fixtures/${id}.txt`);
      expect(result.diagnostics.map((found) => found.id)).toEqual([id]);
      const [{ severity } = { severity: "" }] = result.diagnostics;
      expect(result.ok).toBe(severity === "warning");
    });
  }
});

describe("a placeholder isn't a mistake until the site goes live", () => {
  for (const [id, { files, ...beside }] of Object.entries(releaseFixtures)) {
    test(`${id}`, async () => {
      const result = compileFiles(files, beside);
      const before = compileFiles(base).standIns.map(({ id: each, message }) => each + message);
      const added = result.standIns.filter((each) => !before.includes(each.id + each.message));
      await expect(`${say(added, files)}\n`).toMatchFileSnapshot(`fixtures/${id}.txt`);
      expect(added.map((found) => found.id)).toEqual([id]);
      expect(result.ok).toBe(true);
    });
  }
});
