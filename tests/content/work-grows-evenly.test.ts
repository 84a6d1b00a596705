// How much work a page with many mistakes is: with four times as many, nothing is done more than about four times as
// often. That is counted in calls, which are the same on every machine.
import { expect, test, vi } from "vitest";
import { change, compileFiles, type Files } from "./base.ts";
import { callsIn } from "./calls.ts";

const many = (count: number, each: (index: number) => string) =>
  // From 1000 on, so that names are equally long.
  Array.from({ length: count }, (_, index) => each(1000 + index)).join(", ");
const inHero = (fields: string) => change("home.json", '"level": 1,', `"level": 1, ${fields},`);
const inCards = (cards: string) => change("home.json", '"cards": [', `"cards": [${cards},`);
const inForm = (fields: string) =>
  change("home.json", '"blocks": [', `"blocks": [{ "type": "form", "fields": [${fields}] },`);

const inBlocks = (blocks: string) => change("home.json", '"blocks": [', `"blocks": [${blocks},`);
const blocksOfNoType = (count: number) => inBlocks(many(count, () => '{ "type": "carousel" }'));

const pages: [what: string, make: (count: number) => Files, id: string][] = [
  [
    "fields that there aren't, like none that there is",
    (count) => inHero(many(count, (index) => `"qz${index}qz${index}": 1`)),
    "unknown-field",
  ],
  [
    "fields that there aren't, all like the same one",
    (count) => inHero(many(count, (index) => `"heading${index}": "A"`)),
    "unknown-field",
  ],
  [
    "entries, each with a misspelled field",
    (count) => inCards(many(count, () => '{ "headin": "A", "text": "B" }')),
    "unknown-field",
  ],
  [
    "entries, each with a field that there isn't and without one that is needed",
    (count) => inCards(many(count, (index) => `{ "qz${index}": 1, "zq": 2, "text": "B" }`)),
    "unknown-field",
  ],
  [
    "blocks in the place of entries",
    (count) => inCards(many(count, () => '{ "type": "hero", "heading": "A", "text": "B" }')),
    "misplaced-block",
  ],
  [
    "words in the place of entries",
    (count) => inCards(many(count, (index) => `"Words ${index}"`)),
    "plain-entries",
  ],
  [
    "entries, each with a number where a text belongs",
    (count) => inCards(many(count, (index) => `{ "heading": ${index}, "text": "B" }`)),
    "wrong-type",
  ],
  [
    "fields of a form, each with a text where a number belongs",
    (count) =>
      inForm(many(count, (index) => `{ "type": "number", "name": "n${index}", "max": "many" }`)),
    "wrong-type",
  ],
  ["blocks of a type that there isn't", blocksOfNoType, "unknown-type"],
];

test.each(pages)("%s", async (_what, make, id) => {
  const work = async (count: number): Promise<Map<string, number>> => {
    const files = make(count);
    expect(compileFiles(files).diagnostics.map((found) => found.id)).toContain(id);
    return callsIn(() => compileFiles(files));
  };
  const once = higher(await work(100), await work(100));
  const fourTimes = await work(400);
  expect(once.size).toBeGreaterThan(100);
  const grown = [...fourTimes].filter(
    ([name, calls]) => calls > 2000 && calls > 6 * (once.get(name) ?? 0),
  );
  expect(grown).toEqual([]);
});

test("what was found in a page's blocks is never copied for the next one", () => {
  const files = blocksOfNoType(400);
  const { concat } = Array.prototype;
  let copied = 0;
  vi.spyOn(Array.prototype, "concat").mockImplementation(function (this: unknown[], ...more) {
    copied += this.length;
    return concat.apply(this, more);
  });
  try {
    expect(compileFiles(files).diagnostics).toHaveLength(400);
  } finally {
    vi.restoreAllMocks();
  }
  expect(copied).toBeLessThan(400);
});

test("of blocks without a type nothing is compared that only other mistakes ask for", async () => {
  const files = blocksOfNoType(400);
  const calls = await callsIn(() => expect(compileFiles(files).diagnostics).toHaveLength(400));
  const counted = (name: string) =>
    [...calls].reduce((sum, [key, times]) => sum + (key.startsWith(`${name} of `) ? times : 0), 0);
  expect(counted("explain")).toBe(400);
  expect(counted("valueOf")).toBe(0);
  expect(counted("valueAt")).toBeLessThan(5 * 400);
});

/** Calls can go uncounted, perhaps of what V8 compiles meanwhile: of two counts of the same work, the higher is nearer. */
function higher(some: Map<string, number>, others: Map<string, number>): Map<string, number> {
  return new Map(
    [...some, ...others].map(([name]) => [
      name,
      Math.max(some.get(name) ?? 0, others.get(name) ?? 0),
    ]),
  );
}
