// A site's own types of block among the engine's: what is wrong in one is named at its place, and nothing else changes.
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareContent } from "../../src/content/compare/compare.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { plainBlock } from "../../src/content/schema/own-vocabulary.ts";
import { problemsIn } from "../../src/content/schema/validate.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { ownSite } from "./own-site.ts";

const { vocabulary } = await loadContent(`${ownSite}/content`);
const page = (...blocks: unknown[]) => ({ title: "A", description: "B", blocks });
const problems = (value: unknown, by = vocabulary) =>
  problemsIn(by, "home.json", value).map(({ id, location }) => ({ id, location }));
const teaser = (slots: unknown) => ({ type: "bookingTeaser", slots });
const slot = { name: "Flow", time: "Tuesday" };

test("the block that takes the place of a site's own in the page's validator breaks no rule", () => {
  expect(problems(page(plainBlock), engineVocabulary)).toEqual([]);
});

test("two blocks of one type are each checked by themselves", () => {
  const right = teaser([slot]);
  expect(problems(page(right, right))).toEqual([]);
  expect(problems(page(right, teaser([{ name: "Flow" }]), plainBlock, teaser([])))).toEqual([
    { id: "missing-field", location: { path: ["blocks", 1, "slots", 0], at: "opening" } },
    { id: "too-few", location: { path: ["blocks", 3, "slots"], at: "opening" } },
  ]);
});

test("mistakes beside it are found as they are without it, whatever else is on the page", () => {
  const broken = fc.oneof(
    fc.constant({ type: "list" }),
    fc.constant({ type: "list", items: [{}] }),
    fc.constant({ type: "steps", heading: 3 }),
    fc.constant({ typ: "hero" }),
    fc.constant({}),
    fc.constant(null),
    fc.constant("list"),
    fc.record({ type: fc.constantFrom("list", "hero"), heading: fc.anything() }),
  );
  const blockLists = fc.array(fc.oneof(broken, fc.constant(teaser([slot]))), { maxLength: 6 });
  const result = fc.check(
    fc.property(blockLists, (blocks) => {
      const plain = blocks.map((block) =>
        block !== null && typeof block === "object" && "slots" in block ? plainBlock : block,
      );
      // As text: a failure would otherwise be compared value by value, for each smaller example.
      const found = JSON.stringify(problems(page(...blocks)));
      return found === JSON.stringify(problems(page(...plain), engineVocabulary));
    }),
  );
  expect(result).toMatchObject({ failed: false });
});

test("a misspelled type is recognized, the site's own among the engine's", () => {
  const [own] = problemsIn(
    vocabulary,
    "home.json",
    page({ ...teaser([slot]), type: "bookingTeser" }),
  );
  expect(own).toMatchObject({ id: "unknown-type", values: { suggestion: "bookingTeaser" } });
  const [engine] = problemsIn(vocabulary, "home.json", page({ type: "lst", items: [] }));
  expect(engine).toMatchObject({ values: { suggestion: "list" } });
});

test("its other names for fields are recognized", () => {
  const found = problemsIn(vocabulary, "home.json", page({ type: "bookingTeaser", classes: [] }));
  expect(found).toContainEqual(
    expect.objectContaining({
      id: "unknown-field",
      values: expect.objectContaining({ suggestion: "slots" }),
    }),
  );
});

test("what changed has the words of its schema", () => {
  const before = new Map([["home.json", JSON.stringify(page(teaser([slot])))]]);
  const after = new Map([
    ["home.json", JSON.stringify(page(teaser([{ ...slot, time: "Friday" }])))],
  ]);
  const [changed] = compareContent(
    { files: before, media: new Map() },
    { files: after, media: new Map() },
    vocabulary,
  );
  expect(JSON.stringify(changed)).toContain("Booking teaser");
  expect(JSON.stringify(changed)).toContain("Friday");
});
