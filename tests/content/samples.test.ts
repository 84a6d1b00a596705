// The texts that a schema's snippets begin with: those that only say what to write, and those that may stay.
import { expect, test } from "vitest";
import { sampleTexts } from "../../src/content/schema/sample-texts.ts";

test("what says what to write is a sample", () => {
  for (const text of [
    "One to three sentences.",
    "One or two sentences for search results.",
    "What happens in this step.",
    "What the picture shows",
    "What do you ask?",
  ])
    expect(sampleTexts).toContain(text);
});

test("words that somebody may mean as they are aren't", () => {
  for (const text of ["Name", "Email", "Contact us", "Send Message", "Business hours", "Full time"])
    expect(sampleTexts).not.toContain(text);
  expect([...sampleTexts].filter((text) => !text.includes(" "))).toEqual([]);
});
