// Mutants of the first site: each is rejected at the right place or makes a sound page.
import fc from "fast-check";
import { expect, test } from "vitest";
import { syntaxProblems } from "./edits/reading.ts";
import { judgeAll } from "./fuzz/run.ts";

test("mutants are judged rightly, of which `npm run fuzz` makes many more", () => {
  expect(judgeAll(20_250_527, 120)).toBe("");
});

test("no text at all makes the reader throw, and what JSON.parse rejects has a problem", () => {
  const signs = ["{", "}", "[", "]", ",", ":", '"', "'", "“", "”", "\\", "\n", " ", "\t", "=", ";"];
  const words = ["//", "/*", "#", "\ufeff", "\u00a0", "\ud800", "a", "1", "-", "true", "null"];
  const scraps = fc.constantFrom(...signs, ...words, '"a"', '"a": ', "\\u00");
  const text = fc.array(scraps, { maxLength: 40 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (written) => {
      const problems = syntaxProblems(written);
      let isJson = true;
      try {
        JSON.parse(written);
      } catch {
        isJson = false;
      }
      expect(problems.length > 0).toBe(!isJson || problems.includes("duplicate-field"));
    }),
    { seed: 7, numRuns: 500 },
  );
});
