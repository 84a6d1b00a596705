// The texts that a schema's snippets begin with: those that only say what to write, and those that may stay.
import { expect, test } from "vitest";
import { isFields } from "../../src/content/model/json.ts";
import { schemas } from "../../src/content/model/schema.gen.ts";
import { tabStop } from "../../src/content/schema/tab-stops.ts";
import { newChoice } from "../../src/edit/operations/questions/choices.ts";
import { isSampleText, sampleTexts } from "../../src/content/schema/sample-texts.ts";

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
  expect([...sampleTexts].filter((text) => !text.includes(" "))).toEqual([]);
});

test("a sample with a number, because there was one already, is still a sample", () => {
  expect(isSampleText(newChoice([]).label)).toBe(true);
  expect(isSampleText(newChoice([newChoice([])]).label)).toBe(true);
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
