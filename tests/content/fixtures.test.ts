// Every diagnostic there is: content with one mistake, and to the letter what an editor reads about it.
import { describe, expect, test } from "vitest";
import { catalogue, type DiagnosticId } from "../../src/content/diagnostics.ts";
import { release } from "../../src/content/catalogue/release.ts";
import { base, compileFiles, say } from "./base.ts";
import { copyFixtures } from "./fixtures/copy.ts";
import type { Fixture } from "./fixtures/fixture.ts";
import { meaningFixtures } from "./fixtures/meaning.ts";
import { shapeFixtures } from "./fixtures/shape.ts";
import { syntaxFixtures } from "./fixtures/syntax.ts";

const fixtures: Partial<Record<DiagnosticId, Fixture>> = {
  ...syntaxFixtures,
  ...shapeFixtures,
  ...meaningFixtures,
  ...copyFixtures,
};

test("the site that the fixtures break has no mistake itself", () => {
  expect(say(compileFiles(base), base)).toBe("");
});

test("every diagnostic has a fixture; those about stand-ins have their own tests", () => {
  const missing = Object.keys(catalogue).filter((id) => !Object.hasOwn(fixtures, id));
  expect(missing).toEqual(Object.keys(release));
});

describe("one mistake is one diagnostic, worded and placed", () => {
  for (const [id, { files, encodings, media }] of Object.entries(fixtures)) {
    test(`${id}`, async () => {
      const result = compileFiles(files, encodings, media);
      await expect(`${say(result, files)}\n`).toMatchFileSnapshot(`fixtures/${id}.txt`);
      expect(result.diagnostics.map((found) => found.id)).toEqual([id]);
      const [{ severity } = { severity: "" }] = result.diagnostics;
      expect(result.ok).toBe(severity === "warning");
    });
  }
});
