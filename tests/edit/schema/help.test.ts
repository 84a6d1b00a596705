// The editor's help says something that the label doesn't, in words of the screen.
import { expect, test } from "vitest";
import { helpOf } from "../../../src/edit/schema/help.ts";
import { everyField, nodeAt } from "./every-field.ts";

const shown = everyField
  .filter(({ path }) => !/\/(\$schema|type)$/.test(path))
  .flatMap(({ path, node: { schema } }) => {
    const snippets = (schema.defaultSnippets ?? []).map(({ description }) => description);
    return [helpOf(schema) ?? "", ...snippets].map((words) => ({ path, words }));
  })
  .filter(({ words }) => words !== "");

test("it speaks of what is on the screen, not of files and how they are written", () => {
  const ofFiles =
    /\{\{|\.json\b|\bmedia\/|media folder|\blayouts? \w+|year-month-day|lucide|\d{4}-\d{2}-\d{2}|#[0-9a-f]{6}/i;
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter(({ words }) => ofFiles.test(words))).toEqual([]);
});

test("it isn't a sentence that says nothing", () => {
  const empty = [
    /^(A few|One or two|A) words?\.$/,
    /, in the order they are shown\.$/,
    /^What (the|a) \w+ (says|reads)\.$/,
    /^The (kind of \w+|words (above|beside) the \w+)\.$/,
  ];
  expect(shown.filter(({ words }) => empty.some((phrase) => phrase.test(words)))).toEqual([]);
});

test("a field has its own sentence, that of its description, or none", () => {
  expect(helpOf({ description: "One of media/." })).toBe("One of media/.");
  expect(helpOf({ description: "One of media/.", help: "A picture." })).toBe("A picture.");
  expect(helpOf({ description: "A few words.", help: false })).toBe(undefined);
});

test("a field that describes itself doesn't show the help of what it refers to", () => {
  // Both refer to a media file or a day, whose help is shorter.
  expect(helpOf(nodeAt("site/sharePicture").schema)).toMatch(/^The picture beside shared links/);
  expect(helpOf(nodeAt("site/openingHours/exceptions/*/until").schema)).toMatch(/^The last of/);
});
