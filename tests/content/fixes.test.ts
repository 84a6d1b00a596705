// What `--fix` does to a file: what the findings say, to the letter, and nothing else.
import { describe, expect, test } from "vitest";
import type { CompileResult } from "../../src/content/compile.ts";
import type { DiagnosticId } from "../../src/content/diagnostics/problem.ts";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { readContentFile } from "../../src/content/schema/read-file.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { base, change, compileFiles, type Files } from "./base.ts";
import { fileNames, textOf } from "./first-site.ts";
import { copyFixtures } from "./fixtures/copy.ts";
import type { Fixture } from "./fixtures/fixture.ts";
import { meaningFixtures } from "./fixtures/meaning.ts";
import { shapeFixtures } from "./fixtures/shape.ts";
import { syntaxFixtures } from "./fixtures/syntax.ts";

const all: Partial<Record<DiagnosticId, Fixture>> = {
  ...syntaxFixtures,
  ...shapeFixtures,
  ...meaningFixtures,
  ...copyFixtures,
};

/** One round of repairs, as the command makes them. */
function fixAll(files: ReadonlyMap<string, string>, { fixes }: CompileResult): Files {
  return new Map(
    [...files].map(([name, text]) => {
      const own = fixes.filter(({ file }) => file === `content/${name}`);
      return [name, applyFixes(text, own).text];
    }),
  );
}

const valueOf = (name: string, text: string) =>
  readContentFile("content", name, { text }, engineVocabulary).value;

/** The places, as pointers, at which two values differ. */
function differences(one: unknown, other: unknown, at = ""): string[] {
  if (Object.is(one, other)) return [];
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return [at];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    differences(
      (one as Record<string, unknown>)[key],
      (other as Record<string, unknown>)[key],
      `${at}/${key}`,
    ),
  );
}

/** Of these the value that was read isn't the one that is meant; of all others it is. */
const isOtherValue: ReadonlySet<DiagnosticId> = new Set([
  "syntax-unquoted",
  "wrong-type",
  "wrong-form",
  "unknown-value",
  "unknown-region",
  "unknown-language",
  "missing-wording",
  "invisible-character",
  "former-name-in-use",
  "written-out-fact",
  "link-detour",
  "wrong-size",
  "list-bullet",
  "list-number",
  "misread-star",
  "misread-address",
]);

const fixable = Object.entries(all).flatMap(([id, { files, ...beside }]) => {
  const result = compileFiles(files, beside);
  return result.fixes.length > 0 ? [{ id, files, beside, result }] : [];
});

test("what has one right answer is known of each of these", () => {
  expect(fixable.map(({ id }) => id).toSorted()).toEqual(
    [
      "former-name-in-use",
      "invisible-character",
      "link-detour",
      "list-bullet",
      "list-number",
      "misread-address",
      "missing-wording",
      "place-in-photo",
      "renamed-field",
      "misread-star",
      "syntax-byte-order-mark",
      "syntax-colon-missing",
      "syntax-comma-extra",
      "syntax-comma-missing",
      "syntax-mistyped",
      "syntax-quotes",
      "syntax-space",
      "syntax-tab",
      "syntax-unquoted",
      "unknown-field",
      "unknown-language",
      "unknown-region",
      "wrong-encoding",
      "wrong-size",
      "wrong-slash",
      "wrong-type",
      "written-out-fact",
    ].toSorted(),
  );
  for (const { id, result } of fixable)
    expect(result.fixes.map(({ fixedProblem }) => fixedProblem)).toEqual([id]);
});

describe.each(fixable)("$id", ({ id, files, beside, result }) => {
  const corrected = fixAll(files, result);
  // Two are fixed in the file itself. The compiler knows a file only from what it is given about it.
  const { encodings: _converted, measured = [], ...rest } = beside;
  const cleaned = [...measured].map(
    ([name, each]) => [name, { ...each, hasLocation: false }] as const,
  );
  const after = compileFiles(corrected, { ...rest, measured: new Map(cleaned) });

  test("is gone, and nothing else is there", () => {
    expect(after.diagnostics).toEqual([]);
  });

  test("is fixed in one run: running it again changes nothing", () => {
    expect(after.fixes).toEqual([]);
    expect(fixAll(corrected, after)).toEqual(corrected);
  });

  test("was the only change, in its own line and in what the file says", () => {
    const [found] = result.diagnostics;
    for (const [name, text] of files) {
      const isIts = found?.file === `content/${name}`;
      const lines = (corrected.get(name) ?? "").split("\n");
      const before = text.split("\n").map((line, index) => ({ line, number: index + 1 }));
      // One fix adds lines, which move those below them.
      const isMoved = (line: string) => id === "missing-wording" && lines.includes(line);
      const others = before.filter(
        ({ line, number }) => line !== lines[number - 1] && !isMoved(line),
      );
      expect(others.map(({ number }) => number)).toEqual(
        isIts && id !== "wrong-encoding" ? [found.line] : [],
      );
      const value = valueOf(name, corrected.get(name) ?? "");
      const changed = differences(valueOf(name, text), value);
      // The fix of a picture writes both its width and its height.
      const location = found?.pointer.replace(/(?<=\/picture)\/\w+$/, "") ?? "";
      const added = id === "missing-wording" ? ["/standIns"] : [];
      const expected = isOtherValue.has(id as DiagnosticId) && isIts ? [location, ...added] : [];
      expect(changed.filter((at) => !expected.some((each) => at.startsWith(each)))).toEqual([]);
    }
  });
});

describe("what is written", () => {
  /** The line of home.json, or of another file, after its repair. */
  function lineAfter(from: string, to: string, file = "home.json"): string | undefined {
    const files = change(file, from, to);
    const corrected = fixAll(files, compileFiles(files)).get(file) ?? "";
    const lines = (files.get(file) ?? "").split("\n");
    const changed = corrected.split("\n").filter((line, index) => line !== lines[index]);
    expect(changed.length).toBeLessThan(2);
    return changed[0]?.trim();
  }
  const level = (written: string) => lineAfter('"level": 1,', `"level": 1, ${written},`);

  test.each([
    ['"hidden": "false"', '"level": 1, "hidden": false,'],
    ['"hidden": False', '"level": 1, "hidden": false,'],
    ['"hidden": FALSE', '"level": 1, "hidden": false,'],
    ['"hidden": no', '"level": 1, "hidden": false,'],
    ['"hidden" false', '"level": 1, "hidden": false,'],
    ['"hidden" = false', '"level": 1, "hidden" : false,'],
    ["hidden: false", '"level": 1, "hidden": false,'],
    ["'hidden': false", '"level": 1, "hidden": false,'],
    ["“hidden”: false", '"level": 1, "hidden": false,'],
    ['\u00a0"hidden": false', '"level": 1,  "hidden": false,'],
    ['\u200b"hidden": false', '"level": 1, "hidden": false,'],
  ])("for %s", (written, right) => {
    expect(level(written)).toBe(right);
  });

  test.each([
    ['"level": 1,', '"level": "1",', '"level": 1,'],
    ['"You treat, We track"', "You treat", '"heading": "You treat",'],
    ['"You treat, We track"', "True", '"heading": "True",'],
    ['"You treat, We track"', "24", '"heading": "24",'],
    ['"You treat, We track"', "48.50", '"heading": "48.50",'],
    ["every denial", "every\tden\t\tial", '"text": "We answer every den  ial.",'],
    [
      "every denial",
      String.raw`e\u200bv` + "\u200bery \ufeffdenial" + String.raw` \\u200b`,
      String.raw`"text": "We answer every denial \\u200b.",`,
    ],
  ])("for %s, written as %s", (from, to, right) => {
    expect(lineAfter(from, to)).toBe(right);
  });

  test("for one line of a list that has lost its brackets", () => {
    const written = '"kind": "phone", "label": "Phone", "lines": "{{facts.phone}}"';
    const right = '"kind": "phone", "label": "Phone", "lines": ["{{facts.phone}}"]';
    expect(lineAfter(right, written, "contact.json")).toContain(right);
  });

  test("for a language that is written out", () => {
    expect(lineAfter("en-US", "English", "site.json")).toBe('"language": "en",');
  });

  test.each([
    // What is a number, and what a size?
    ['"level": 1,', '"level": 1px,'],
    ['"level": 1,', '"level": "01",'],
    // Nobody wants to show “true”.
    ['"You treat, We track"', "true"],
    ['"level": 1,', '"level": True,'],
    // The words on both sides would grow together.
    ["every denial", "every\u2028denial"],
    ['"level": 1,', '"level",'],
    ["every denial", "every \\denial"],
    ["every denial", 'every "denial"'],
    ["We answer every denial.", "We answer\nevery denial."],
  ])("nothing for %s, written as %s", (from, to) => {
    expect(compileFiles(change("home.json", from, to)).diagnostics).not.toEqual([]);
    expect(lineAfter(from, to)).toBeUndefined();
  });
});

describe("the address of the schema that a file leaves out", () => {
  const schemas = "../../product/schema";
  const without = (files: Files = new Map(base)) =>
    new Map([...files].map(([name, text]) => [name, text.replace(/ {2}"\$schema": .*\n/, "")]));

  test("is written as its first field, and isn't a problem", () => {
    const files = without();
    const result = compileFiles(files, { schemas });
    expect(result.diagnostics).toEqual([]);
    expect(result.fixes.map(({ fixedProblem }) => fixedProblem)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const corrected = fixAll(files, result);
    for (const [name, text] of base)
      expect(corrected.get(name)).toBe(text.replace('"../schema', `"${schemas}`));
    expect(compileFiles(corrected, { schemas }).fixes).toEqual([]);
  });

  test("is left as it is where one is written, and nowhere written in a file with other mistakes", () => {
    expect(compileFiles(base, { schemas }).fixes).toEqual([]);
    const files = without(change("home.json", '"level": 1,', '"level": 1'));
    const { fixes } = compileFiles(files, { schemas });
    const home = fixes.filter(({ file }) => file === "content/home.json");
    expect(home.map(({ fixedProblem }) => fixedProblem)).toEqual(["syntax-comma-missing"]);
  });
});

/** Mistakes that people make with a character, a word or a space. A fix undoes each. */
const slips: [what: string, found: RegExp, by: (found: string) => string][] = [
  ["a comma left out", /,(?=\n)/g, () => ""],
  ["a comma within a line left out", /,(?= ["{])/g, () => ""],
  ["a colon left out", /(?<="): (?=["\d{[])/g, () => " "],
  ["an equals sign for a colon", /(?<="): (?=["\d{[])/g, () => " = "],
  ["a comma after the last entry", /(?<=["}\]\d])(?=\n\s*[}\]])/g, () => ","],
  ["True for true", /\btrue\b(?=[,\s])/g, () => "True"],
  ["true in quotes", /\btrue\b(?=[,\s])/g, () => '"true"'],
  ["a number in quotes", /(?<=": )\d+/g, (found) => `"${found}"`],
  ["curly quotes around a text", /(?<=": )"[^"\\]{2,60}"/g, (found) => `“${found.slice(1, -1)}”`],
  ["a tab in a text", /(?<=[a-z]) (?=[a-z])/g, () => "\t"],
  ["a hard space between entries", /(?<=,) (?=")/g, () => "\u00a0"],
  ["a zero-width space in a text", /(?<=[a-z]) (?=[a-z])/g, (found) => `${found}\u200b`],
];

test.each(slips)(
  "%s, anywhere: a fix writes what was there before the mistake, or nothing",
  (_what, found, by) => {
    let corrected = 0;
    let tried = 0;
    for (const name of fileNames) {
      const original = textOf(name);
      const locations = [...original.matchAll(found)];
      const stride = Math.ceil(locations.length / 6);
      for (const [at, { 0: character, index }] of locations.entries()) {
        if (at % stride !== 0) continue;
        tried++;
        const text =
          original.slice(0, index) + by(character) + original.slice(index + character.length);
        const files: Files = new Map([[name, text]]);
        const fixed = fixAll(files, compileFiles(files)).get(name) ?? "";
        if (fixed === text) continue;
        expect(differences(valueOf(name, original), valueOf(name, fixed))).toEqual([]);
        corrected++;
      }
    }
    // A slip may well be read in another way, but not often.
    expect(tried).toBeGreaterThan(0);
    expect(corrected / tried).toBeGreaterThan(0.8);
  },
);
