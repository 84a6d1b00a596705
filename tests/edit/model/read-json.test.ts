// The values of files are parsed once and shared by all states of a history that have the same text.
import { expect, test } from "vitest";
import { makeStep, startHistory, undo } from "../../../src/edit/model/history.ts";
import { fileValue, valueIn } from "../../../src/edit/model/read-json.ts";

const texts = new Map([
  ["a.json", '{ "title": "A" }'],
  ["b.json", '{ "title": "B" }'],
  ["broken.json", '{ "title" }'],
]);
const before = startHistory(texts);
const change = { do: "set" as const, path: ["title"], value: "C" };
const after = makeStep(before, [{ file: "a.json", change }]);

test("an edit gives the file another value and leaves those of other files as they are", () => {
  // Read after the edit: a text that nothing has read yet is parsed once, too.
  expect(fileValue(after.files, "b.json")).toEqual({ title: "B" });
  expect(fileValue(after.files, "b.json")).toBe(fileValue(before.files, "b.json"));
  expect(fileValue(after.files, "a.json")).toEqual({ title: "C" });
  expect(fileValue(before.files, "a.json")).toEqual({ title: "A" });
});

test("an undo gives the earlier value again", () => {
  expect(fileValue(undo(after).files, "a.json")).toEqual({ title: "A" });
});

test("a file that isn't there or isn't JSON has no value, in a history or any other map", () => {
  for (const files of [before.files, texts]) {
    expect(fileValue(files, "none.json")).toBeUndefined();
    expect(fileValue(files, "broken.json")).toBeUndefined();
    expect(valueIn(files, { file: "none.json", path: ["title"] })).toBeUndefined();
    expect(valueIn(files, { file: "b.json", path: ["title"] })).toBe("B");
  }
});
