// What is added to a site has the days of the week in the site's language.
import { expect, test } from "vitest";
import { blockSamples, newBlock } from "../../../src/edit/operations/new-block.ts";
import { withOwnDays } from "../../../src/edit/operations/own-days.ts";
import { base, change } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { asWritten } from "../../../src/content/translations/translation.ts";

const siteIn = (language: string) => {
  const site = (base.get("site.json") ?? "").replace('"en-US"', JSON.stringify(language));
  return new Map(base).set("site.json", site);
};
const daysIn = (language: string) => withOwnDays(language, { days: "Monday-Friday" });

test.each([
  ["de", "Montag-Freitag"],
  ["fr-CA", "Lundi-vendredi"],
  ["ja", "月曜日-金曜日"],
  ["en-GB", "Monday-Friday"],
  ["not a language", "Monday-Friday"],
])("in %s", (language, days) => {
  expect(daysIn(language)).toEqual({ days });
});

test("a block of the gallery has them, and the names of its fields stay", () => {
  const sample = blockSamples(engineVocabulary, asWritten).find(
    ({ name }) => name === "Business hours only",
  );
  const { block } = newBlock(engineVocabulary, siteIn("it"), sample?.value ?? {}, "it");
  expect(block).toMatchObject({
    type: "contactInfo",
    hours: { rows: [{ days: "Lunedì-venerdì", hours: "Your hours on these days" }] },
  });
  expect(withOwnDays("es", { monday: ["09:00-17:00"] })).toEqual({
    monday: ["09:00-17:00"],
  });
});

test("on a site with opening hours, a new block shows those", () => {
  const [, contact] = blockSamples(engineVocabulary, asWritten).filter(({ value }) =>
    JSON.stringify(value).includes("Your hours on these days"),
  );
  const added = (files: ReadonlyMap<string, string>) =>
    JSON.stringify(newBlock(engineVocabulary, files, contact?.value ?? {}, "en").block);
  expect(added(base)).toContain("rows");
  const files = change("site.json", '"homePage"', '"openingHours": {}, "homePage"');
  expect(added(files)).not.toContain("rows");
  expect(added(files)).toContain('"hours":{"heading":');
});
