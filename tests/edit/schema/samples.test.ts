// New values come from the schemas' snippets and fit the site.
import { afterEach, expect, test, vi } from "vitest";
import { emptyValue, fitSample, samplesOf } from "../../../src/edit/schema/samples.ts";
import { nodeAt } from "./every-field.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { asWritten } from "../../../src/content/translations/translation.ts";

afterEach(() => vi.useRealTimers());

const block = engineVocabulary.follow(nodeAt("page/blocks").schema.items ?? {}, "page.schema.json");

test("a new block is one of the samples of the existing blocks, and never without a type", () => {
  const samples = samplesOf(block, asWritten);
  expect(samples.length).toBeGreaterThan(10);
  for (const { value } of samples) expect(value).toHaveProperty("type");
});

test("a new block links to a page of this site, uses one of its templates, and has an unused id", () => {
  const form = samplesOf(block, asWritten).find(({ label }) => label.startsWith("form"));
  const value = fitSample(block, form?.value ?? {}, {
    pages: ["start"],
    templates: ["request"],
    ids: new Set(["new-form", "new-form-2"]),
  });
  expect(value).toMatchObject({
    id: "new-form-3",
    template: "request",
    success: { action: { label: "Back to Home", page: "start" } },
  });
});

test("a new value has its required fields, empty", () => {
  expect(emptyValue(nodeAt("page/blocks/*<hero>/picture"), asWritten)).toEqual({
    src: "",
    alt: "",
  });
});

test("a new notice is shown from today on, and its last day is left for the author to choose", () => {
  vi.setSystemTime(new Date(2031, 11, 20, 23));
  expect(samplesOf(nodeAt("site/notice"), asWritten)[0]?.value).toMatchObject({
    from: "2031-12-20",
    until: "",
  });
});

test("new opening hours are the same from Monday to Friday, with no exception that closes the site today", () => {
  const hours = samplesOf(nodeAt("site/openingHours"), asWritten).map(({ value }) => value);
  expect(new Set(Object.values(hours[0] ?? {}).map(String))).toEqual(new Set(["09:00-17:00"]));
  expect(JSON.stringify(hours)).not.toContain("exceptions");
});
