// What the editor says about each kind of problem, in the words of its screen.
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../src/content/diagnostics/problem.ts";
import {
  screenWords,
  wordsOnScreen,
} from "../../../src/edit/operations/problem-words/screen-words.ts";
import { copyFixtures } from "../../content/fixtures/copy.ts";
import { meaningFixtures } from "../../content/fixtures/meaning.ts";
import { releaseFixtures } from "../../content/fixtures/release.ts";
import { shapeFixtures } from "../../content/fixtures/shape.ts";
import { compileFiles } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const meaningOrCopy = { ...meaningFixtures, ...copyFixtures };

interface Shown {
  id: string;
  words: string;
}

const shown = findAll();

/** The words of every kind of problem, from content with only that problem. */
function findAll(): Shown[] {
  const mistakes = { ...shapeFixtures, ...meaningFixtures, ...copyFixtures };
  const found = Object.entries(mistakes).map(([id, { files, ...beside }]) => {
    const all = compileFiles(files, beside).diagnostics;
    return wordsOf(id, files, all, beside.vocabulary);
  });
  const placeholders = Object.entries(releaseFixtures).map(([id, { files, ...beside }]) =>
    wordsOf(id, files, compileFiles(files, beside).standIns),
  );
  return [...found, ...placeholders].filter(({ id }) => id in screenWords);
}

function wordsOf(
  id: string,
  files: ReadonlyMap<string, string>,
  all: readonly Diagnostic[],
  vocabulary = engineVocabulary,
): Shown {
  const diagnostic = all.findLast((each) => each.id === id);
  if (!diagnostic) throw new Error(`The fixture has no ${id}.`);
  const { message, hint } = wordsOnScreen(vocabulary, files, diagnostic);
  return { id, words: `${message} ${hint}`.trim() };
}

test("each kind of problem is worded for the screen", async () => {
  expect(shown.map(({ id }) => id).toSorted()).toEqual(Object.keys(screenWords).toSorted());
  const table = shown.map(({ id, words }) => `${id}\n  ${words}\n`).join("");
  await expect(table).toMatchFileSnapshot("problem-words.txt");
});

/** Problems of files that aren't part of the site, which only the file's own name tells apart. */
const ofOtherFiles = ["no-site-file", "misnamed-file", "unread-file"];
const ofContent = shown.filter(({ id }) => !ofOtherFiles.includes(id));

test.each(ofContent)("$id doesn't speak of what is only in files", ({ words }) => {
  expect(words).not.toMatch(
    /"[a-zA-Z]+":|\.json\b|\bline \d|\{\{facts|npm run|undefined|[[{] [\]}]/,
  );
});

test("days and times are written as the site writes them", () => {
  const wordsIn = (language: string, id: "ends-before-start" | "early-end" | "until-morning") => {
    const { files, ...beside } = meaningOrCopy[id];
    const site = JSON.parse(files.get("site.json") ?? "") as object;
    const own = new Map(files).set("site.json", JSON.stringify({ ...site, language }));
    return wordsOf(id, own, compileFiles(own, beside).diagnostics).words;
  };
  expect(wordsIn("de", "ends-before-start")).toBe(
    "This ends on 24. Dezember 2025, before it begins on 26. Dezember 2025. Correct one of the two dates.",
  );
  expect(wordsIn("en-US", "early-end")).toContain("closes on June 30, 2024, before");
  expect(wordsIn("de", "until-morning")).toContain("until 6:00 the next day");
  expect(wordsIn("en-US", "until-morning")).toMatch(/until 6:00\sAM the next day/);
});
