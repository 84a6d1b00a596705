// Sentences of the dev server, which are filled in when they arrive.
import { afterEach, beforeEach, expect, test } from "vitest";
import { german } from "../../src/words/in-german.ts";
import { knowWords } from "../../src/words/known-words.ts";
import { t } from "../../src/words/t.ts";
import { translateFilled } from "../../src/words/translate-filled.ts";
import { siteIsThere } from "../../src/store/site-refusals.ts";
import { notContent } from "../../src/store/save-refusals.ts";

/** As another program says it. */
const there = [
  siteIsThere("content-en"),
  notContent("home.txt"),
  t`Not made. ${notContent("a.b")}`,
];

beforeEach(() => knowWords(german));
afterEach(() => knowWords({}));

test("are translated as if they had been filled in here", () => {
  const here = [
    siteIsThere("content-en"),
    notContent("home.txt"),
    t`Not made. ${notContent("a.b")}`,
  ];
  expect(here).not.toEqual(there);
  expect(there.map(translateFilled)).toEqual(here);
});

test("numbers with decimals are written as in the language, and years stay as they are", () => {
  // This screen's language is English, which has a comma between thousands.
  expect(t`There is no site in the folder “${1234.5}”.`).toContain("„1,234.5“");
  expect(t`There is no site in the folder “${2027}”.`).toContain("„2027“");
});

test("a day in them is written as on this screen, which is in English here", () => {
  expect(translateFilled("the published content of November 29, 2026")).toBe(
    "der veröffentlichte Inhalt vom November 29, 2026",
  );
  expect(translateFilled("May 1, 2027")).toBe("May 1, 2027");
});

test("without values are found by their words", () => {
  expect(translateFilled("Save")).toBe(german["Save"]);
});

test("that nobody has translated stay as they are", () => {
  for (const text of ["fatal: not a git repository", "", "{0}", "a (b) [c] .*"])
    expect(translateFilled(text)).toBe(text);
});

test("each with its own values, also where the translation has them in another order", () => {
  const filled = (text: string) =>
    text.replaceAll(/\{(\d)\}/g, (_, number: string) => `Wert${number}`);
  const isLong = (english: string) => english.replaceAll(/\{\d\}|\P{L}/gu, "").length > 30;
  const several = Object.keys(german).filter((key) => /\{1\}/.test(key) && isLong(key));
  expect(several.length).toBeGreaterThan(50);
  for (const english of several)
    expect(translateFilled(filled(english))).toBe(filled(german[english] ?? ""));
});
