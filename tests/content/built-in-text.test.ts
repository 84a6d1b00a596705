// The site's built-in text in German, Spanish and French: complete, as short as there is room for, and set as people
// write there. In other languages, its fix lays out every text in English, to be translated one after the other.
import { describe, expect, test } from "vitest";
import { valueAt } from "../../src/content/model/json.ts";
import { frenchWording as french } from "../../src/content/translations/built-in-text/french.ts";
import { germanWording as german } from "../../src/content/translations/built-in-text/german.ts";
import { spanishWording as spanish } from "../../src/content/translations/built-in-text/spanish.ts";
import { completeWording, wordsLeftOut } from "../../src/content/resolve/complete-wording.ts";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { base, compileFiles } from "./base.ts";

const words = wordsLeftOut(undefined);
/** Those of a site with neither opening hours nor a gallery. */
const needed = words.filter(({ usedWith }) => usedWith === undefined);
const inEnglish = Object.fromEntries(
  needed.filter(({ path }) => path.length === 1).map(({ path, default: text }) => [path[0], text]),
);
const { forms } = completeWording();
const { schema } = engineVocabulary.schemaFile("site.schema.json");
const lastMark = (text: string) => /[.:?\]]?$/.exec(text)?.[0];
const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? [];

describe.each([
  ["German", german],
  ["Spanish", spanish],
  ["French", french],
])("in %s", (_language, wording) => {
  test.each(words.map(({ path, default: english }) => [path.join("."), String(english), path]))(
    "%s has room, its placeholders and the same ending as in English",
    (_name, english, path) => {
      const text = String(valueAt(wording, path));
      const fields = path.flatMap((name) => ["properties", name]);
      const { maxLength } = valueAt(schema, ["properties", "wording", ...fields]) as {
        maxLength: number;
      };
      expect(text.length).toBeLessThanOrEqual(maxLength);
      expect(placeholders(text)).toEqual(placeholders(english));
      expect(text).not.toMatch(/ {2}|^\s|\s$|["']|\.\.\./);
      // After a date, a period could be taken for a part of it.
      const ending = text.endsWith("{limit}") ? "." : lastMark(text);
      expect(ending).toBe(lastMark(english));
    },
  );
});

test("French has an unbreakable space before each : ; ! and ?", () => {
  for (const { path } of words) {
    const text = String(valueAt(french, path)).replaceAll(/https:\/\//g, "");
    expect(text).not.toMatch(/[^\u00a0\u202f][:;!?]/);
  }
});

test("visitors are addressed formally", () => {
  expect(JSON.stringify(german)).not.toMatch(/\b(du|dein\w*|dir|dich|euch|euer)\b/i);
  expect(JSON.stringify(spanish)).not.toMatch(/\b(tú|tu|tus|te|vosotros|os)\b/i);
  expect(JSON.stringify(french)).not.toMatch(/\b(tu|ton|ta|tes|toi)\b/i);
});

const siteIn = (language: string, more: object = {}) => {
  const site = JSON.parse(base.get("site.json") ?? "") as { wording?: object };
  delete site.wording;
  const text = `${JSON.stringify({ ...site, language, ...more }, null, 2)}\n`;
  return new Map(base).set("site.json", text);
};

test.each([
  ["de", german],
  ["de-AT", german],
  ["es-MX", spanish],
  ["fr-CA", french],
])("a site in %s needs no wording of its own, and what it has is used", (language, wording) => {
  const result = compileFiles(siteIn(language, { wording: { menu: "≡" } }));
  expect(result.diagnostics).toEqual([]);
  expect(result.ok && result.site.wording).toEqual({ ...wording, menu: "≡" });
});

test("in Switzerland and Liechtenstein, it has no ß", () => {
  const closePicture = (language: string) => {
    const result = compileFiles(siteIn(language));
    return result.ok && result.site.wording.closePicture;
  };
  expect(["de", "de-CH", "de-LI"].map(closePicture)).toEqual([
    "Schließen",
    "Schliessen",
    "Schliessen",
  ]);
});

describe("the fix for a site in a language without built-in text", () => {
  const fixed = (more: object = {}) => {
    const files = siteIn("it", more);
    const { diagnostics, fixes } = compileFiles(files);
    expect(diagnostics.map(({ id }) => id)).toEqual(["missing-wording"]);
    const { text } = applyFixes(files.get("site.json") ?? "", fixes);
    return { text, after: compileFiles(new Map(files).set("site.json", text)) };
  };

  test("lays out every text in English, and each must be translated before the site goes live", () => {
    const { text, after } = fixed();
    expect(JSON.parse(text)).toMatchObject({ wording: { ...inEnglish, forms } });
    expect(after.diagnostics).toEqual([]);
    const untranslated = after.standIns.filter(({ id }) => id === "stand-in-wording");
    expect(untranslated.map(({ pointer }) => pointer)).toEqual(
      needed.map(({ path }) => `/wording/${path.join("/")}`),
    );
  });

  test("adds only what is missing, below what is there", () => {
    const { text } = fixed({ standIns: ["phone"], wording: { menu: "Sommario", forms: {} } });
    const site = JSON.parse(text) as { standIns: string[] };
    expect(site).toMatchObject({ wording: { ...inEnglish, forms, menu: "Sommario" } });
    expect(site.standIns.slice(0, 2)).toEqual(["phone", "wording.skipToContent"]);
    expect(site.standIns).not.toContain("wording.menu");
  });

  test("asks no more for a text once it is translated, or no longer listed", () => {
    const { text } = fixed();
    const translated = text
      .replace('"menu": "Menu"', '"menu": "Sommario"')
      .replace('    "wording.optional",\n', "");
    const { standIns } = compileFiles(siteIn("it").set("site.json", translated));
    const left = standIns.map(({ pointer }) => pointer);
    expect(left).toContain("/wording/tryAgain");
    expect(left).not.toContain("/wording/menu");
    expect(left).not.toContain("/wording/optional");
  });
});

test("a name on the list that is no text is reported", () => {
  const { diagnostics, standIns } = compileFiles(siteIn("en", { standIns: ["wording.manu"] }));
  expect([...diagnostics, ...standIns].map(({ id }) => id)).toContain("unknown-fact");
});
