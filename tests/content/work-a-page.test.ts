// How much work a page is. It is counted in calls, which are the same on every machine; `npm run bench` takes the time.
import { expect, test } from "vitest";
import { base, compileFiles, type Files } from "./base.ts";
import { callsIn } from "./calls.ts";

/** Pages without mistakes, where each links to the next. */
function manyPages(count: number): Files {
  const many = new Map(base);
  const home = base.get("home.json") ?? "";
  many.set("home.json", home.replace('"page": "contact"', '"page": "page-1"'));
  for (let index = 1; index <= count; index++) {
    const next = index < count ? `page-${index + 1}` : "contact";
    const page = home.replace('"page": "contact"', `"page": "${next}"`);
    const named = page.replace('"title": "', `"title": "No. ${index}, `);
    many.set(`page-${index}.json`, named.replace('"id": "values"', `"id": "values-${index}"`));
  }
  return many;
}

/** How often each function is called for one page more. */
async function callsAPage(make: (count: number) => Files): Promise<(name: string) => number> {
  const [few, many] = [make(50), make(100)];
  const before = await callsIn(() => compileFiles(few));
  const after = await callsIn(() => compileFiles(many));
  return (name) => {
    const own = [...after].filter(([key]) => key.startsWith(name));
    return own.reduce((sum, [key, calls]) => sum + calls - (before.get(key) ?? 0), 0) / 50;
  };
}

const once = [
  "readContentFile of schema/read-file.ts",
  "readFlawless of schema/read-flawless.ts",
  "parseExact of syntax/exact.ts",
  "jsonIn of syntax/exact.ts",
  "checkFile of check/check-file.ts",
  "applyRules of check/apply-rules.ts",
];
/** Of a text with mistakes: what may be meant, and what follows from it. */
const never = [
  "parse of syntax/parse.ts",
  "findReadings of syntax/search.ts",
  "build of syntax/build-values.ts",
  "readAsMeant of schema/misspellings.ts",
];

test("a page without mistakes is parsed, validated and checked once, each of its values in few calls", async () => {
  expect(compileFiles(manyPages(50)).diagnostics).toEqual([]);
  const calls = await callsAPage(manyPages);
  expect(once.map((name) => [name, calls(name)])).toEqual(once.map((name) => [name, 1]));
  expect(never.map((name) => [name, calls(name)])).toEqual(never.map((name) => [name, 0]));
  const values = calls("walkFrom of schema/walk.ts");
  // One more, which begins with the file.
  expect(calls("resolve of resolve/resolve.ts")).toBe(values + 1);
  // 52 when this was written.
  expect(calls("") / values).toBeLessThan(65);
});

test("a page with something to look at is not parsed again to find its line", async () => {
  const sameTitles = (count: number) =>
    new Map([...manyPages(count)].map(([name, text]) => [name, text.replace(/No\. \d+, /, "")]));
  expect(compileFiles(sameTitles(50)).diagnostics.map(({ id }) => id)).toContain("same-title");
  const calls = await callsAPage(sameTitles);
  expect(once.map((name) => [name, calls(name)])).toEqual(once.map((name) => [name, 1]));
  expect(never.map((name) => [name, calls(name)])).toEqual(never.map((name) => [name, 0]));
});
