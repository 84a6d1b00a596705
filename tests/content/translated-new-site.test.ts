// A new site in German, made in French: what is left to do is listed once, as what it is.
import { expect, test } from "vitest";
import { compile } from "../../src/content/compile.ts";
import { siblingPagesOf } from "../../src/content/model/sibling-pages.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { parseJson } from "../../src/content/text/parse-json.ts";
import { everyTranslation } from "../../src/content/translations/all-translations.ts";
import { newSiteIn } from "../../src/content/translations/new-site.ts";
import { siteInLanguage } from "../../src/edit/operations/pages/site-in-language.ts";

function leftIn(original: string) {
  const say = everyTranslation.say(original);
  const files = newSiteIn({ language: original, say, schemas: "../.site/schema" });
  const pages = [...files.keys()].map((name) => name.replace(".json", ""));
  const here = { folder: "content", media: [] };
  const { site } = siteInLanguage(engineVocabulary, files, here, { language: "fr", pages });
  const values = new Map([...files].map(([name, text]) => [name, parseJson(text) as unknown]));
  const siblingPages = new Map([["../content", siblingPagesOf(values)]]);
  const input = { folder: "content-fr", media: new Map<string, string>(), icons: {} };
  return compile({ ...input, files: site.texts, siblingPages }, engineVocabulary).standIns;
}

test.each(["de", "en"])("no text of the copy of a site in %s is listed twice", (original) => {
  const listed = leftIn(original).flatMap(({ id, file, pointer }) =>
    /^(untranslated|sample-)/.test(id) ? [`${file}${pointer}`] : [],
  );
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((each, index) => listed.indexOf(each) !== index)).toEqual([]);
});

test("a German word isn't taken for the English one of a sample", () => {
  const listed = leftIn("de");
  expect(listed.filter(({ id }) => id === "sample-english")).toEqual([]);
  expect(listed.some(({ message }) => message.includes('"Kontakt" isn\'t translated'))).toBe(true);
});
