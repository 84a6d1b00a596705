// Changing content and taking it back: no other byte, and laid out as prettier does it.
import fc from "fast-check";
import { format } from "prettier";
import { describe, expect, test } from "vitest";
import { editsFor, type Change } from "../../../src/content/edit/change.ts";
import { readDocument } from "../../../src/content/edit/json-nodes.ts";
import { applyEdits } from "../../../src/content/edit/edits.ts";
import { layOut } from "../../../src/content/edit/layout.ts";
import { seedFrom } from "../fuzz/seed.ts";
import { fuzzEdits } from "./fuzz.ts";
import { prettierOptions } from "./judge.ts";
import { careless, document } from "./random.ts";

function changed(text: string, change: Change): string | undefined {
  const edits = editsFor(text, change);
  return edits && applyEdits(text, edits).text;
}

const navigation = `{
  "navigation": [
    { "label": "Home", "page": "home" },
    { "label": "About", "page": "about" }
  ],

  "hours": ["Monday", "Tuesday"]
}
`;

describe("a change", () => {
  test("sets a text and nothing else", () => {
    const change: Change = { do: "set", path: ["navigation", 1, "label"], value: "Us" };
    expect(editsFor(navigation, change)).toEqual([
      { offset: navigation.indexOf("About"), length: 5, content: "Us" },
    ]);
  });

  test("adds an item that looks like the one next to it", () => {
    const value = { label: "Write to us", page: "contact" };
    expect(changed(navigation, { do: "insert", into: ["navigation"], at: 1, value })).toBe(
      navigation.replace(
        '"home" },\n',
        '"home" },\n    { "label": "Write to us", "page": "contact" },\n',
      ),
    );
    const blocks =
      '{\n  "blocks": [\n    {\n      "type": "hero",\n      "level": 1\n    }\n  ]\n}\n';
    expect(changed(blocks, { do: "insert", into: ["blocks"], value: { type: "list" } })).toBe(
      blocks.replace("1\n    }\n", '1\n    },\n    {\n      "type": "list"\n    }\n'),
    );
  });

  test("takes the last item of a list on one line away with its comma", () => {
    expect(changed('["aa", "bb"]', { do: "remove", path: [1] })).toBe('["aa"]');
    expect(changed('["aa"]', { do: "remove", path: [0] })).toBe("[]");
    expect(changed('{"a":1,"b":2}', { do: "remove", path: ["a"] })).toBe('{"b":2}');
  });

  test("moves an item with its bytes", () => {
    const text = '[\n  { "a": "\\u00e9", "b": 1.50 },\n  { "c": 1, "d": 2 }\n]\n';
    expect(changed(text, { do: "move", path: [0], to: 1 })).toBe(
      '[\n  { "c": 1, "d": 2 },\n  { "a": "\\u00e9", "b": 1.50 }\n]\n',
    );
  });

  test("moves an item without touching those that it passes", () => {
    expect(editsFor('["a", "b", "c"]', { do: "move", path: [2], to: 0 })).toEqual([
      { offset: 1, length: 0, content: '"c", ' },
      { offset: 9, length: 5, content: "" },
    ]);
  });

  test("leaves empty lines where they part the entries", () => {
    const text = '{\n  "a": 1,\n\n  "b": 2,\n  "c": 3\n}\n';
    expect(changed(text, { do: "move", path: ["c"], to: 1 })).toBe(
      '{\n  "a": 1,\n\n  "c": 3,\n  "b": 2\n}\n',
    );
    expect(changed(text, { do: "remove", path: ["b"] })).toBe('{\n  "a": 1,\n  "c": 3\n}\n');
    expect(changed(text, { do: "remove", path: ["a"] })).toBe('{\n  "b": 2,\n  "c": 3\n}\n');
  });

  test("renames a field", () => {
    const change: Change = { do: "rename", path: ["navigation", 0, "page"], name: "href" };
    expect(changed(navigation, change)).toBe(navigation.replace('"page"', '"href"'));
  });

  test("reaches a field with quotes in its name", () => {
    const text = String.raw`{ "\"": 1, "a": 2, "\"a\"": 3 }`;
    const set: Change = { do: "set", path: ['"'], value: 4 };
    expect(changed(text, set)).toBe(text.replace("1", "4"));
    expect(changed(text, { do: "remove", path: ['"a"'] })).toBe(String.raw`{ "\"": 1, "a": 2 }`);
  });

  test("lays a list out again when it no longer fits its line, or fits it again", () => {
    const value =
      "A day on which nobody answers, whatever it is that they are asked, but for urgent ones";
    const longer = changed(navigation, { do: "insert", into: ["hours"], value }) ?? "";
    expect(longer).toContain(
      `\n  "hours": [\n    "Monday",\n    "Tuesday",\n    "${value}"\n  ]\n`,
    );
    expect(changed(longer, { do: "remove", path: ["hours", 2] })).toBe(navigation);
  });
});

describe("a file that is laid out otherwise keeps its layout", () => {
  test.each([
    ["on one line", '{"a":[1,2]}', '{"a":[1,2,"x"]}'],
    ["with blanks", '{ "a" : [ 1, 2 ] }', '{ "a" : [ 1, 2, "x" ] }'],
    ["on a line each", '{\n"a":\n[1,\n2]\n}', '{\n"a":\n[1,\n2,\n"x"]\n}'],
    ["by Windows", '{\r\n\t"a": [1, 2]\r\n}', '{\r\n\t"a": [1, 2, "x"]\r\n}'],
  ])("%s", (_how, before, after) => {
    expect(changed(before, { do: "insert", into: ["a"], value: "x" })).toBe(after);
  });
});

describe("nothing is changed", () => {
  test.each<[string, string, Change]>([
    ["in a file with a mistake", '{ "a": 1, }', { do: "remove", path: ["a"] }],
    ["in a file that holds a field twice", '{ "a": 1, "a": 2 }', { do: "remove", path: ["a"] }],
    ["where there is nothing", '{ "a": 1 }', { do: "set", path: ["b"], value: 1 }],
    ["in a text", '{ "a": "b" }', { do: "insert", into: ["a"], value: 1 }],
    ["behind the end", "[1]", { do: "insert", into: [], at: 3, value: 1 }],
    ["to behind the end", "[1]", { do: "move", path: [0], to: 1 }],
    ["under a name that is taken", '{ "a": 1 }', { do: "insert", into: [], name: "a", value: 1 }],
    ["to one that is taken", '{ "a": 1, "b": 2 }', { do: "rename", path: ["a"], name: "b" }],
    ["without a name in an object", "{}", { do: "insert", into: [], value: 1 }],
    ["under a name in a list", "[]", { do: "insert", into: [], name: "a", value: 1 }],
  ])("%s", (_where, text, change) => {
    expect(editsFor(text, change)).toBeUndefined();
  });
});

test("edits are applied in any order, and can be undone", () => {
  const edits = [
    { offset: 4, length: 1, content: "four" },
    { offset: 0, length: 2, content: "" },
    { offset: 4, length: 0, content: "!" },
  ];
  const { text, undo } = applyEdits(
    "012345",
    edits.toSorted((a, b) => a.length - b.length),
  );
  expect(text).toBe("23!four5");
  expect(applyEdits(text, undo).text).toBe("012345");
});

test("any JSON is laid out as prettier does it", { timeout: 60_000 }, async () => {
  const picks = fc.array(fc.nat(100), { minLength: 5, maxLength: 17 });
  const style = { lineEnd: "\n", indentation: "  ", isTight: false };
  const property = fc.asyncProperty(document, picks, async (value, blanks) => {
    const text = careless(value, blanks);
    const node = readDocument(text);
    const pieces = node ? layOut(node, { indentation: "", column: 0, after: 0 }, style) : [];
    const laidOut = pieces.map((piece) => (typeof piece === "string" ? piece : piece.text));
    expect(`${laidOut.join("")}\n`).toBe(await format(text, prettierOptions));
  });
  await fc.assert(property, { seed: 7, numRuns: 150 });
});

test("500 random changes are correct, and all of them can be undone", async () => {
  const seed = seedFrom();
  const { made, found } = await fuzzEdits(seed, 500);
  expect(found, `\`npm run fuzz:edits -- ${seed}\` repeats it`).toBe("");
  expect(made).toBeGreaterThan(400);
});
