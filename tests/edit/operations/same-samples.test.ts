// Words that only came with a sample are never replaced in other places: they are placeholders there, too.
import { expect, test } from "vitest";
import { isStandIn } from "../../../src/content/diagnostics/stand-in.ts";
import { sampleTextsIn } from "../../../src/content/schema/sample-texts.ts";
import { makeStep, startHistory, type Files } from "../../../src/edit/model/history.ts";
import { locationFromKey } from "../../../src/edit/model/location.ts";
import { sameWords } from "../../../src/edit/operations/same-words.ts";
import { base, change, compileFiles } from "../../content/base.ts";
import { everyTranslation } from "../../../src/content/translations/all-translations.ts";
import { german } from "../../../src/content/translations/german.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const sampleTexts = sampleTextsIn(engineVocabulary.schemas, everyTranslation.known());
const keptWords = Object.keys(german.texts).filter((text) => !sampleTexts.has(text));

const [edited, other] = ["home.json/blocks/0/heading", "contact.json/blocks/0/heading"];
const set = (files: Files, at: string, value: string): Files => {
  const { file, path } = locationFromKey(at);
  return makeStep(startHistory(files), [{ file, change: { do: "set", path, value } }]).files;
};
const inLanguage = (language: string) => set(base, "site.json/language", language);

/** Whether the text is offered for the other page after it is replaced on one. */
const isOffered = (files: Files, text: string) => {
  const before = set(set(files, edited, text), other, text);
  const now = set(before, edited, "Words of my own");
  return sameWords(engineVocabulary, [before], now, locationFromKey(edited)).length > 0;
};
/** Whether the check lists the text on the other page as a placeholder. */
const isListed = (files: Files, text: string) => {
  const { diagnostics, standIns } = compileFiles(set(files, other, text));
  return [...diagnostics, ...standIns].some(
    (each) => isStandIn(each) && `${each.file}${each.pointer}` === `content/${other}`,
  );
};

test.each([...sampleTexts])("“%s” isn't offered, with a number neither", (text) => {
  expect(isOffered(base, text)).toBe(false);
  expect(isOffered(base, `${text} 2`)).toBe(false);
});

test.each(["en-US", "de", "pl", "ar", "ja", "zh-Hant"])(
  "on a site in “%s”, a sample's words are offered only where the check doesn't list them",
  (language) => {
    const files = inLanguage(language);
    const long = [...keptWords].filter((words) => words.length >= 12 && !words.includes("{{"));
    expect(long.length).toBeGreaterThan(3);
    for (const words of long)
      expect([words, isOffered(files, words) && isListed(files, words)]).toEqual([words, false]);
    expect(isOffered(files, "Words of an author")).toBe(true);
  },
);

test.each([
  "Write to hello@practice.example.",
  "Call us at (602) 555-0142 any day.",
  "set-your-template-id",
])("“%s”, which has a placeholder in it, isn't offered", (text) => {
  expect(isListed(base, text)).toBe(true);
  expect(isOffered(base, text)).toBe(false);
});

test("a text in English isn't put over a sample's words on a page in another language", () => {
  const files = change("contact.json", `"title"`, `"language": "de", "title"`);
  const words = "Business hours";
  expect(isListed(inLanguage("de"), words)).toBe(true);
  expect(isListed(base, words)).toBe(false);
  expect(isOffered(base, words)).toBe(true);
  expect(isOffered(files, words)).toBe(false);
});

test("built-in text that is still to be translated isn't offered", () => {
  const at = "site.json/wording/form/sending";
  const before = set(inLanguage("pl"), at, "Sending your message");
  const same = set(before, other, "Sending your message");
  const now = set(same, at, "Wysyłanie wiadomości");
  expect(sameWords(engineVocabulary, [same], now, locationFromKey(at))).toEqual([]);
});
