// What is added to a site, a page or a block in German, French or Spanish is in that language.
import { describe, expect, test } from "vitest";
import type { Change } from "../../../src/content/edit/change.ts";
import { isFields, valueAt, type Json } from "../../../src/content/model/json.ts";
import type { Path } from "../../../src/content/model/path.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { interpretSchemas } from "../../../src/content/schema/interpret.ts";
import { createVocabulary } from "../../../src/content/schema/vocabulary.ts";
import { allTranslations } from "../../../src/content/translations/all-translations.ts";
import { createTranslations } from "../../../src/content/translations/known-translations.ts";
import { readTranslations } from "../../../src/content/translations/read-translations.ts";
import { makeStep, startHistory, type Files } from "../../../src/edit/model/history.ts";
import { itemsOf } from "../../../src/edit/operations/clipboard/pasted-list.ts";
import { addPictures } from "../../../src/edit/operations/media/add-pictures.ts";
import { blockSamples, newBlock } from "../../../src/edit/operations/new-block.ts";
import { addPage, copyPage } from "../../../src/edit/operations/pages/edit-pages.ts";
import { newChoice } from "../../../src/edit/operations/questions/new-choice.ts";
import { createQuestion } from "../../../src/edit/operations/questions/new-question.ts";
import { languageAt, sayAt } from "../../../src/edit/operations/sample-language.ts";
import { emptyValue, samplesOf } from "../../../src/edit/schema/samples.ts";
import { variantsOf } from "../../../src/edit/schema/structure.ts";
import { base, compileFiles } from "../../content/base.ts";
import { withType } from "../../fixtures/seventh-type/vocabulary.ts";

const vocabulary = engineVocabulary;
const { translations } = vocabulary;
const say = translations.say("de");

const siteIn = (language: string): Map<string, string> => {
  const site = (base.get("site.json") ?? "").replace('"en-US"', JSON.stringify(language));
  return new Map(base).set("site.json", site);
};

const after = (files: Files, operations: Parameters<typeof makeStep>[1]): Files =>
  makeStep(startHistory(files), operations).files;

const valueOf = (files: Files, file: string): unknown => JSON.parse(files.get(file) ?? "");

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}

const leftInEnglish = (value: unknown, language: string) =>
  textsIn(value).filter((text) => vocabulary.isLeftInEnglish(text, language));

describe.each(allTranslations.map(({ language }) => language))("on a site in %s", (language) => {
  const files = siteIn(language);
  const samples = blockSamples(vocabulary, translations.say(language));
  const english = blockSamples(vocabulary, translations.say("en"));

  test.each(english.map(({ label }, index) => [label, index] as const))(
    "%s has no word in English, and is as right as in English",
    (_label, index) => {
      const kinds = (of: Files, value: Json, own: string) => {
        const { block, operations } = newBlock(vocabulary, of, value, own);
        const change: Change = { do: "insert", into: ["blocks"], value: block };
        const { diagnostics, standIns } = compileFiles(
          new Map(after(of, [...operations, { file: "home.json", change }])),
        );
        const found = [...diagnostics, ...standIns].filter(({ pointer, file }) =>
          `${file}${pointer}`.startsWith("content/home.json/blocks/2"),
        );
        return { block, found: found.map(({ id, pointer }) => `${id} ${pointer}`) };
      };
      const own = kinds(files, samples[index]?.value ?? "", language);
      const other = kinds(base, english[index]?.value ?? "", "en-US");
      expect(leftInEnglish(own.block, language)).toEqual([]);
      expect(own.found).toEqual(other.found);
    },
  );

  test("every placeholder of a block in English is one in this language", () => {
    const placeholders = (from: typeof samples) =>
      from.map(({ value }) => textsIn(value).filter(vocabulary.isSampleText).length);
    expect(placeholders(samples)).toEqual(placeholders(english));
  });

  test("a page has no word in English but its title, and its description is a placeholder", () => {
    const page = { name: "neu", title: "Mein Titel", description: "", label: undefined };
    const all = blockSamples(vocabulary, (text) => text).map(({ label }) => label);
    const added = valueOf(
      after(files, addPage(vocabulary, files, { ...page, samples: all })),
      "neu.json",
    );
    expect(valueAt(added, ["blocks"])).toHaveLength(all.length + 1);
    expect(leftInEnglish(added, language)).toEqual([]);
    const description = String(valueAt(added, ["description"]));
    expect(vocabulary.isSampleText(description)).toBe(true);
    expect(description).not.toBe("One or two sentences for search results.");
  });
});

test("on a site in a language without a translation, all texts of every block are listed", () => {
  const files = siteIn("it");
  const sayItalian = translations.say("it");
  const shared = ["Email", "News"];
  for (const { value } of blockSamples(vocabulary, sayItalian)) {
    const { block } = newBlock(vocabulary, files, value, "it");
    // Icons, ids and addresses have neither; days are Italian.
    const words = textsIn(block).filter(
      (text) => /^\p{Lu}|\s/u.test(text) && !/^Luned|^https:/.test(text),
    );
    const unlisted = words.filter(
      (text) => !vocabulary.isSampleText(text) && !vocabulary.isLeftInEnglish(text, "it"),
    );
    expect(unlisted.filter((text) => !shared.includes(text))).toEqual([]);
  }
});

test("the words of a new contact form are German, also those in the email", () => {
  const form = blockSamples(vocabulary, say).find(({ label }) => label.startsWith("form"));
  const { block } = newBlock(vocabulary, siteIn("de"), form?.value ?? "", "de");
  expect(block).toMatchObject({
    heading: "Schreiben Sie uns eine Nachricht",
    subject: "Kontaktanfrage von {name}",
    fields: [
      { name: "name", label: "Name" },
      { name: "email", label: "E-Mail" },
      { name: "phone", label: "Telefon" },
      { name: "message", label: "Nachricht" },
    ],
    submit: "Nachricht senden",
    failure: { contact: { label: "Telefon" } },
    success: { heading: "Vielen Dank für Ihre Nachricht", again: "Weitere Nachricht senden" },
  });
});

describe("the language is that of", () => {
  const page = { language: "fr", blocks: [{ language: "es" }, {}] };
  const files = siteIn("de").set("seite.json", JSON.stringify(page));
  test.each<[what: string, file: string, path: Path, language: string]>([
    ["the site, in site.json", "site.json", ["notice"], "de"],
    ["the site, on a page without one", "home.json", ["blocks", 1, "cards"], "de"],
    ["the page, for a new block", "seite.json", ["blocks"], "fr"],
    ["the page, in a block without one", "seite.json", ["blocks", 1, "heading"], "fr"],
    ["the block, in it", "seite.json", ["blocks", 0, "heading"], "es"],
  ])("%s", (_what, file, path, language) => {
    expect(languageAt(files, { file, path })).toBe(language);
    expect(sayAt(vocabulary, files, { file, path })("Yes")).toBe(translations.say(language)("Yes"));
  });

  test("no other site that this one names", () => {
    const siblings = [{ language: "de", url: "https://www.company.example/de/" }];
    const site = JSON.stringify({ language: "en-US", siblings });
    const path = ["siblings", 0];
    expect(languageAt(new Map([["site.json", site]]), { file: "site.json", path })).toBe("en-US");
  });

  test("English, if a site names none or one without a translation", () => {
    const sayFor = (language: string) =>
      sayAt(vocabulary, siteIn(language), { file: "home.json", path: [] })("Our team");
    expect(["it", "en-GB", "not one", ""].map(sayFor)).toEqual(Array(4).fill("Our team"));
    expect(["de-AT", "DE", "de-1996"].map(sayFor)).toEqual(Array(3).fill("Unser Team"));
  });
});

test("a copy of a page in another language gets a description to write in that language", () => {
  const files = siteIn("de").set(
    "page.json",
    `{ "language": "fr", "title": "Un", "description": "Deux.", "blocks": [] }`,
  );
  const copy = { name: "copie", title: "Trois", description: "", label: undefined };
  const copied = after(files, copyPage(vocabulary, files, "page", copy));
  expect(valueOf(copied, "copie.json")).toMatchObject({
    description: "Une ou deux phrases pour les résultats de recherche.",
  });
});

test("what a new question needs is German, and its name and the values of its choices stay", () => {
  const form = vocabulary.schemaFile("blocks/form.schema.json");
  const kinds = variantsOf(vocabulary.follow({ $ref: "#/$defs/field" }, form.file));
  const question = (type: string) => {
    const kind = kinds.get(type);
    const asked = { label: "Frage", choices: [], isNeeded: false };
    return kind && createQuestion(kind, "frage", asked, say);
  };
  expect(question("select")).toMatchObject({ name: "frage", prompt: "Bitte auswählen" });
  expect(question("checkbox")).toMatchObject({ value: "Ja" });
  expect(question("file")).toMatchObject({
    picked: "**{file}** bleibt auf Ihrem Gerät. Bitte senden Sie die Datei separat per E-Mail.",
  });
  for (const [type] of kinds) expect(leftInEnglish(question(type), "de")).toEqual([]);
  const [radio] = samplesOf(kinds.get("radio") ?? form, say);
  expect(radio?.value).toMatchObject({
    name: "time",
    options: [{ value: "morning", label: "Am Vormittag" }, {}],
  });
});

test("new choices are German, and placeholders with a number, too", () => {
  const first = newChoice([], say);
  const second = newChoice([first], say);
  expect([first.label, second.label]).toEqual(["Neue Auswahl", "Neue Auswahl 2"]);
  expect([first.label, second.label].map(vocabulary.isSampleText)).toEqual([true, true]);
});

test("pasted lines and added pictures get German texts where more is needed", () => {
  const files = siteIn("de");
  const path = ["blocks", 1, "cards", 0, "heading"];
  const pasted = itemsOf(vocabulary, files, { file: "home.json", path }, ["Eins"]);
  expect(pasted).toMatchObject({
    changes: [{ value: { heading: "Eins", text: "Ein bis drei Sätze." } }],
  });
  const root = { blocks: [{ type: "list", layout: "gallery", items: [] }] };
  const place = { file: "home.json", root, list: ["blocks", 0, "items"], at: 0, say };
  const cards = { blocks: [{ type: "cardGrid", cards: [] }] };
  const other = { ...place, root: cards, list: ["blocks", 0, "cards"] };
  for (const each of [place, other]) {
    const added = addPictures(vocabulary, { ...each, pictures: [{ src: "media/x.jpg" }] });
    expect(added).toHaveLength(1);
    expect(leftInEnglish(added, "de")).toEqual([]);
    expect(textsIn(added).some((text) => text === "A few words")).toBe(false);
  }
});

test("samples of a site's own type of block stay as their developer wrote them", () => {
  const snippet = {
    label: "team",
    description: "People.",
    body: { type: "team", heading: "${1:Our team}" },
  };
  const schema = {
    title: "Team",
    type: "object",
    defaultSnippets: [snippet],
    properties: {
      type: { const: "team" },
      heading: { $ref: "../parts.schema.json#/$defs/text" },
      action: { $ref: "../parts.schema.json#/$defs/action" },
    },
    required: ["type", "heading"],
    additionalProperties: false,
  };
  const { schemas } = withType("team", schema);
  const own = createVocabulary(schemas, interpretSchemas(schemas), { translations });
  const team = blockSamples(own, say).find(({ label }) => label === "team");
  expect(team?.value).toEqual({ type: "team", heading: "Our team" });
  // What it has in common with the engine's is translated.
  const block = own.follow({ $ref: "#/$defs/block" }, "page.schema.json");
  const action = variantsOf(block).get("team")?.schema.properties?.["action"] ?? {};
  expect(samplesOf(own.follow(action, "blocks/team.schema.json"), say)[0]?.value).toMatchObject({
    label: "Kontakt aufnehmen",
  });
});

test("the value that a field without a sample begins with is German, if it has words", () => {
  const link = vocabulary.follow({ $ref: "parts.schema.json#/$defs/action" }, "page.schema.json");
  expect(textsIn(emptyValue(link, say)).filter((text) => text === "Contact us")).toEqual([]);
  expect(samplesOf(link, say)[0]?.value).toMatchObject({ label: "Kontakt aufnehmen" });
});

test("until a translation is loaded, samples are in English, and placeholders are recognized", () => {
  const own = createTranslations();
  const { schemas } = vocabulary;
  const browsers = createVocabulary(schemas, interpretSchemas(schemas), { translations: own });
  const [german, english] = ["Ein bis drei Sätze.", "One to three sentences."];
  expect(own.say("de")(english)).toBe(english);
  expect([german, english].map(browsers.isSampleText)).toEqual([false, true]);
  expect(browsers.isLeftInEnglish("Our team", "de")).toBe(false);
  own.set(readTranslations(allTranslations.filter(({ language }) => language === "de")));
  expect(own.say("de")(english)).toBe(german);
  expect([german, english].map(browsers.isSampleText)).toEqual([true, true]);
  expect(browsers.isLeftInEnglish("Our team", "de")).toBe(true);
});
