// How a language is written follows from its code: nobody has to say it.
import { expect, test } from "vitest";
import { directionOf } from "../../src/content/text/direction.ts";
import { languageAttributes, writingOf } from "../../src/content/text/writing.ts";

test.each(["ar", "ar-EG", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "pa-PK"])(
  "%s is written from right to left",
  (language) => {
    expect(directionOf(language)).toBe("rtl");
  },
);

test.each(["en-US", "de", "ja", "ru", "hi", "th", "az", "pa-IN", "ar-Latn", "", "not a language"])(
  "%s is written from left to right",
  (language) => {
    expect(directionOf(language)).toBe("ltr");
  },
);

test.each([
  ["en", undefined],
  ["en-GB", undefined],
  ["de", "long-words"],
  ["uk", "long-words"],
  ["ja", "upright phrases"],
  ["th", "upright"],
  ["he", "right-to-left upright"],
])("the styles for %s need the classes %s", (language, classes) => {
  expect(writingOf(language).className).toBe(classes);
});

test("a document in English says nothing but its language", () => {
  expect(languageAttributes("en-US")).toBe('lang="en-US"');
  expect(languageAttributes("ar")).toBe('lang="ar" dir="rtl" class="right-to-left upright"');
});

test("a language can't end its attribute", () => {
  expect(languageAttributes('"><script>')).toBe('lang="&quot;&gt;&lt;script&gt;"');
});
