// The texts that a schema's snippets begin with: those that only say what to write, and those that may stay.
import { expect, test } from "vitest";
import { sampleTexts } from "../../src/content/schema/sample-texts.ts";

test("a text that describes what to write is a sample", () => {
  for (const text of [
    "One to three sentences.",
    "One or two sentences for search results.",
    "What happens in this step.",
    "What the picture shows",
    "What do you ask?",
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
