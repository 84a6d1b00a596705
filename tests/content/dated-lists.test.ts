// Whatever has a first and a last day is found by its schema, so that a new type of block is never forgotten.
import { expect, test } from "vitest";
import { schemas } from "../../src/content/model/schema.gen.ts";
import { datedListsIn } from "../../src/content/schema/dated-lists.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";

const day = { isDay: true };
const shownForATime = { properties: { heading: {}, from: day, until: day } };

test("a type of block of one's own is among them, at any depth of its fields", () => {
  const plan = {
    properties: {
      heading: {},
      dates: { items: shownForATime },
      venue: { properties: { halls: { items: shownForATime }, name: {} } },
      speakers: { items: { properties: { from: {}, until: day } } },
    },
  };
  expect(datedListsIn(plan)).toEqual([["dates"], ["venue", "halls"]]);
});

test("each type of block with such days in its schema is known, and site.json", () => {
  const withDays = Object.entries(schemas).flatMap(([file, schema]) => {
    const [, type] = /^blocks\/(\w+)\.schema\.json$/.exec(file) ?? [];
    const hasDays = /"until":\{[^}]*\$ref/.test(JSON.stringify(schema));
    return type !== undefined && hasDays ? [type] : [];
  });
  expect(withDays.length).toBeGreaterThan(2);
  const { datedLists, planOf } = engineVocabulary;
  expect(withDays.filter((type) => datedLists[type]?.length === 0)).toEqual([]);
  expect(Object.keys(datedLists)).toEqual(expect.arrayContaining(withDays));
  expect(datedListsIn(planOf("site.json"))).toContainEqual(["openingHours", "exceptions"]);
});
