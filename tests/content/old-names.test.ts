// A field that was renamed is read under its old name, without an error, and the check rewrites it.
import { describe, expect, test } from "vitest";
import { compareContent } from "../../src/content/compare/compare.ts";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { withRenamedFields as vocabulary } from "../fixtures/renamed-fields.ts";
import { base, compileFiles } from "./base.ts";

const homeNow = base.get("home.json") ?? "";
const old = homeNow
  .replace('"heading": "Core values"', '"title": "Core values"')
  .replace('"cards"', '"tiles"')
  .replace('"text": "Read twice."', '"words": "Read twice."');
const siteOld = (base.get("site.json") ?? "").replace('"tagline"', '"slogan"');
const before = new Map(base).set("home.json", old).set("site.json", siteOld);
const withHome = (text: string) => new Map(base).set("home.json", text);
const compiled = (files: ReadonlyMap<string, string>) => compileFiles(files, { vocabulary });
const found = (files: ReadonlyMap<string, string>) =>
  compiled(files).diagnostics.map(({ id, severity, line }) => [id, severity, line]);
const siteOf = (files: ReadonlyMap<string, string>) => {
  const result = compiled(files);
  return result.ok ? result.site : undefined;
};
const lineOf = (text: string, words: string) =>
  text.split("\n").findIndex((line) => line.includes(words)) + 1;

test("the site is the same as with the new names", () => {
  expect(siteOf(before)).toEqual(siteOf(base));
  expect(siteOf(before)).toBeDefined();
});

test("each old name is a warning at its own location", () => {
  const all = ['"slogan"', '"title": "Core', '"tiles"', '"words"'].map((words) => [
    "renamed-field",
    "warning",
    lineOf(words === '"slogan"' ? siteOld : old, words),
  ]);
  expect(found(before)).toEqual(expect.arrayContaining(all));
  expect(found(before)).toHaveLength(all.length);
  const [first] = compiled(withHome(old)).diagnostics;
  expect(first).toMatchObject({
    message: '"title" is an old name: this field is now called "heading".',
    hint: 'Write "heading". Until then, the old name is read, too.',
  });
});

test("the fixes write the new names, and nothing else", () => {
  const { fixes } = compiled(before);
  const fixed = (name: string, text: string) =>
    applyFixes(
      text,
      fixes.filter(({ file }) => file === `content/${name}`),
    );
  expect(fixed("home.json", old).text).toBe(homeNow);
  expect(fixed("site.json", siteOld).text).toBe(base.get("site.json"));
  expect(fixed("home.json", old).made.map(({ done }) => done)).toContain(
    'Renamed "title" to "heading", as it is called now.',
  );
});

test("a comparison sees no change between an old and a new name, and a change of what is in it", () => {
  const media = new Map<string, string>();
  const differences = (files: ReadonlyMap<string, string>) =>
    compareContent({ files: before, media }, { files, media }, vocabulary);
  expect(differences(base)).toEqual([]);
  const changed = differences(withHome(homeNow.replace("Core values", "Our values")));
  expect(changed).toHaveLength(1);
});

describe("what is wrong is still reported", () => {
  test("a mistake in the value of an old name, at the value", () => {
    const wrong = old.replace('"title": "Core values"', '"title": 12');
    expect(found(withHome(wrong))).toContainEqual([
      "wrong-type",
      "error",
      lineOf(wrong, '"title": 12'),
    ]);
    expect(found(withHome(wrong)).map(([id]) => id)).not.toContain("unknown-field");
  });

  test("an unknown reference below an old name", () => {
    const wrong = old.replace('"icon": "clock"', '"icon": "clok"');
    expect(found(withHome(wrong))).toContainEqual([
      "unknown-icon",
      "error",
      lineOf(wrong, '"clok"'),
    ]);
  });

  test("a misspelled name beside an old one", () => {
    const wrong = old.replace('"icon": "clock"', '"icno": "clock"');
    expect(found(withHome(wrong)).filter(([, severity]) => severity === "error")).toEqual([
      ["unknown-field", "error", lineOf(wrong, '"icno"')],
    ]);
  });

  test.each([
    ["the old and the new name", '"headline": "Old", "heading": "Core values"'],
    ["two old names", '"headline": "Old", "title": "Core values"'],
  ])("%s of one field, because only one can be meant", (_what, both) => {
    const wrong = homeNow.replace('"heading": "Core values"', both);
    const result = compiled(withHome(wrong));
    expect(result.ok).toBe(false);
    expect(result.diagnostics.map(({ id }) => id)).toContain("unknown-field");
    expect(result.fixes).toEqual([]);
  });

  test("an old name where the field never was, and the name in an engine that has no old names", () => {
    const elsewhere = homeNow.replace('"level": 1', '"level": 1, "tiles": []');
    expect(found(withHome(elsewhere)).map(([id]) => id)).toEqual(["unknown-field"]);
    const { diagnostics } = compileFiles(withHome(old), { vocabulary: engineVocabulary });
    expect(diagnostics.map(({ id }) => id)).not.toContain("renamed-field");
  });

  test("a missing comma beside an old name is one mistake", () => {
    const wrong = old.replace('"Core values",', '"Core values"');
    const errors = found(withHome(wrong)).filter(([, severity]) => severity === "error");
    expect(errors.map(([id]) => id)).toEqual(["syntax-comma-missing"]);
  });
});

test("a file with a slip is read with old names as it is with the new ones", () => {
  const characters = /[{}[\],":]/g;
  const errorsOf = (text: string) => found(withHome(text)).filter(([, how]) => how === "error");
  const positions = (text: string) => Array.from(text.matchAll(characters), ({ index }) => index);
  const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);
  const [now, then] = [positions(homeNow), positions(old)];
  expect(then).toHaveLength(now.length);
  const differing = now.filter((at, index) => {
    const [right, wrong] = [without(homeNow, at), without(old, then[index] ?? 0)];
    return JSON.stringify(errorsOf(right)) !== JSON.stringify(errorsOf(wrong));
  });
  expect(differing.map((at) => homeNow.slice(at - 20, at + 20))).toEqual([]);
});

test("a vocabulary knows all of its old names, and the engine's has none yet", () => {
  expect([...vocabulary.formerNames].toSorted()).toEqual([
    '"headline"',
    '"slogan"',
    '"tiles"',
    '"title"',
    '"words"',
  ]);
  expect([...engineVocabulary.formerNames]).toEqual([]);
});
