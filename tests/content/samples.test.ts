// The texts that a schema's snippets begin with: those that only say what to write, and those that may stay.
import { expect, test } from "vitest";
import { isFields } from "../../src/content/model/json.ts";
import { schemas } from "../../src/content/model/schema.gen.ts";
import { tabStop } from "../../src/content/schema/tab-stops.ts";
import { newChoice } from "../../src/edit/operations/questions/new-choice.ts";
import { base, compileFiles } from "./base.ts";
import { sampleTextsIn } from "../../src/content/schema/sample-texts.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { asWritten } from "../../src/content/translations/translation.ts";

const { isSampleText } = engineVocabulary;
const sampleTexts = sampleTextsIn(engineVocabulary.schemas);
const keptWords = new Set(
  snippetTexts(engineVocabulary.schemas).filter((text) => !sampleTexts.has(text)),
);

test("a text that describes what to write is a sample", () => {
  for (const text of [
    "One to three sentences.",
    "One or two sentences for search results.",
    "What happens in this step.",
    "What the picture shows",
    "What do you ask?",
    "Your hours on these days",
    "The first step",
    "What the table shows",
    // Of snippets as they were once.
    "Your hours, such as 9:00 AM-5:00 PM",
    "12 Example Street, Sampletown",
    // Of a new site.
    "A first reason",
  ])
    expect(sampleTexts).toContain(text);
});

test("words that an author may really use aren't", () => {
  for (const text of [
    "Name",
    "Email",
    "Contact us",
    "Send Message",
    "Business hours",
    "Full time",
    "Closed",
  ])
    expect(sampleTexts).not.toContain(text);
  const photo = /^https:\/\/images\.unsplash\.com\/[\w-]+\?sample$/;
  expect([...sampleTexts].filter((text) => !text.includes(" ") && !photo.test(text))).toEqual([]);
});

test("what a sample says besides is on this list: a site may keep it", () => {
  const readable = [...keptWords].filter((words) => /^[A-Z]/.test(words));
  expect(readable.toSorted()).toEqual([
    "Address",
    "Back to Home",
    "Business hours",
    "Choose one",
    "Company",
    "Contact",
    "Contact us",
    "Current openings",
    "Day",
    "Email",
    "Email us",
    "Events",
    "Full time",
    "How many people?",
    "How to find us",
    "How to reach us",
    "I have read the privacy policy and agree to it",
    "In the afternoon",
    "In the morning",
    "It is here: [Privacy Policy](page:privacy-policy)",
    "Message",
    "Monday-Friday",
    "Name",
    "News",
    "On site",
    "Opening hours",
    "Our plans",
    "Our price list",
    "Our team",
    "Phone",
    "Picking a file here doesn’t upload it. Please email it separately.",
    "Price",
    "Price list",
    "Prices",
    "Resume",
    "Saturday",
    "Send Another Message",
    "Send Message",
    "Send us a message",
    "Sending…",
    "Service",
    "Show us on a map",
    "Something else",
    "Thank you for your message",
    "There was an error sending your message. Please try again or call us.",
    "Topic",
    "Website",
    "What people ask us",
    "What people say about us",
    "When we are here",
    "Where to find us",
    "Which time suits you?",
    "Which times suit you?",
    "Whom we work with",
    "Yes",
  ]);
  // The rest are names that nobody reads, such as those of icons and of answers, and days, numbers and addresses.
  const others = [...keptWords].filter((words) => !/^[A-Z]/.test(words));
  expect(others.filter((words) => /\s/.test(words))).toEqual([]);
});

test("a sample with a number, because there was one already, is still a sample", () => {
  expect(isSampleText(newChoice([], asWritten).label)).toBe(true);
  expect(isSampleText(newChoice([newChoice([], asWritten)], asWritten).label)).toBe(true);
  expect(isSampleText("Choice 2")).toBe(false);
  expect(isSampleText("New choices")).toBe(false);
});

test("no sample and no help is about one trade, country or currency", () => {
  const ofOneTrade =
    /patient|coder|\bbilling|claim|payer|treatment|dollar|check-?up|\bE[SD]T\b|\b[AP]M\b|[$€£]\d/i;
  const earlier = /^Your hours, such as|^A kind of treatments$/;
  const texts = [...sampleTexts, ...snippetTexts(schemas), ...descriptionsIn(schemas)];
  expect(texts.filter((text) => ofOneTrade.test(text) && !earlier.test(text))).toEqual([]);
});

test("on a site in another language, words of a sample that are still in English are placeholders", () => {
  const found = (language: string, fields: object) => {
    const block = {
      type: "cardGrid",
      heading: "Our team",
      cards: [{ heading: "Name" }],
      ...fields,
    };
    const page = { title: "Acme", description: "What we do.", blocks: [block] };
    const site = (base.get("site.json") ?? "").replace('"en-US"', JSON.stringify(language));
    const files = new Map(base).set("site.json", site).set("home.json", JSON.stringify(page));
    const { standIns } = compileFiles(files);
    return standIns.flatMap(({ id, file, pointer }) =>
      id === "sample-english" && file === "content/home.json" ? [pointer] : [],
    );
  };
  expect(found("de", {})).toEqual(["/blocks/0/heading"]);
  // Germans say Name, and the French say Nom.
  expect(found("fr-CA", {})).toEqual(["/blocks/0/heading", "/blocks/0/cards/0/heading"]);
  expect(found("ja", {})).toEqual(["/blocks/0/heading", "/blocks/0/cards/0/heading"]);
  expect(found("de", { heading: "Unser Team" })).toEqual([]);
  expect(found("de", { heading: "Service" })).toEqual([]);
  expect(found("es", { heading: "Service" })).toContain("/blocks/0/heading");
  expect(found("fr", { heading: "Message" })).not.toContain("/blocks/0/heading");
  expect(found("de", { heading: "Message" })).toEqual(["/blocks/0/heading"]);
  expect(found("en-GB", {})).toEqual([]);
  expect(found("German", {})).toEqual([]);
  // A block may be in English on purpose.
  expect(found("de", { language: "en" })).toEqual([]);
  expect(found("en-US", { language: "fr" })).toContain("/blocks/0/heading");
});

test("a page in English on a site in another language may keep the words of its samples", () => {
  const listed = (fields: object) => {
    const blocks = [
      { type: "cardGrid", heading: "Our team", cards: [{ heading: "Name" }] },
      { type: "hero", level: 2, heading: "Contact us", text: "Business hours" },
    ];
    const page = { title: "Contact us", description: "What we do.", ...fields, blocks };
    const site = (base.get("site.json") ?? "").replace('"en-US"', '"de"');
    const files = new Map(base).set("site.json", site).set("home.json", JSON.stringify(page));
    return compileFiles(files).standIns.flatMap(({ id, file, pointer }) =>
      id === "sample-english" && file === "content/home.json" ? [pointer] : [],
    );
  };
  const all = ["/title", "/blocks/0/heading", "/blocks/1/heading", "/blocks/1/text"];
  expect(listed({}).toSorted()).toEqual(all.toSorted());
  expect(listed({ language: "en" })).toEqual([]);
  expect(listed({ language: "de" }).toSorted()).toEqual(all.toSorted());
});

/** The words that the snippets of a schema write. */
function snippetTexts(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(snippetTexts);
  if (!isFields(schema)) return [];
  return Object.entries(schema).flatMap(([name, inner]) =>
    name === "defaultSnippets"
      ? Array.from(JSON.stringify(inner).matchAll(tabStop), ([, , words = ""]) => words)
      : snippetTexts(inner),
  );
}

/** Every description and help of a schema and of what is in it. */
function descriptionsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(descriptionsIn);
  if (!isFields(schema)) return [];
  return Object.entries(schema).flatMap(([name, inner]) =>
    (name === "description" || name === "help") && typeof inner === "string"
      ? [inner]
      : name === "samples"
        ? []
        : descriptionsIn(inner),
  );
}
