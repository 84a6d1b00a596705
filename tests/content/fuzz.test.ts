// Mutants of the first site: each is rejected at the right place or makes a sound page.
import fc from "fast-check";
import { expect, test } from "vitest";
import { syntaxProblems } from "./edits/reading.ts";
import { judgeAll } from "./fuzz/run.ts";
import { seedFrom } from "./fuzz/seed.ts";
import { everyInTest, slipTable, deviation } from "./fuzz/slip-table.ts";

test("100 random mutants are judged correctly", () => {
  const seed = seedFrom();
  expect(judgeAll(seed, 100), `\`npm run fuzz -- ${seed}\` repeats it`).toBe("");
});

test("slips are read, reported once and reported in their line no worse than they were", () => {
  const found = [...slipTable(everyInTest)].flatMap((row) => deviation(everyInTest, row) ?? []);
  expect(found).toEqual([]);
});

test("no text at all makes the reader throw, and what JSON.parse rejects has a problem", () => {
  const characters = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"',
    "'",
    "“",
    "”",
    "\\",
    "\n",
    " ",
    "\t",
    "=",
    ";",
  ];
  const words = ["//", "/*", "#", "\ufeff", "\u00a0", "\ud800", "a", "1", "-", "true", "null"];
  const scraps = fc.constantFrom(...characters, ...words, '"a"', '"a": ', "\\u00");
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
