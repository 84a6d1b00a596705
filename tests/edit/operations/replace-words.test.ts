// Words are replaced in the texts that people chose, and in nothing else.
import { expect, test } from "vitest";
import { findWords, siteTexts } from "../../../src/edit/operations/find-words.ts";
import { makeStep, startHistory, undo } from "../../../src/edit/model/history.ts";
import { locationKey } from "../../../src/edit/model/location.ts";
import { replacements } from "../../../src/edit/operations/replace-words.ts";

const home = `{
  "title": "Piano lessons",
  "blocks": [
    {
      "type": "hero",
      "heading": "Lessons that last",
      "text": "Our lessons, [all lessons](page:lessons), {{facts.lessons}} and **lessons** again."
    },
    { "type": "hero", "heading": "Play {{facts.lessons}}", "text": "No *les*sons here." }
  ]
}
`;
const files = new Map([
  ["home.json", home],
  ["site.json", '{ "facts": { "lessons": "two lessons" } }'],
]);

const replaced = (query: string, words: string) =>
  replacements(files, findWords(siteTexts(files, ["home.json", "site.json"]), query), query, words);
const wordsAt = (query: string, words: string, location: string) =>
  replaced(query, words).get(location)?.words;

test("each text is offered once with all its words replaced, and capital letters stay", () => {
  expect([...replaced("lessons", "classes").values()].map(({ words }) => words)).toEqual([
    "Piano classes",
    "Classes that last",
    "Our classes, [all classes](page:lessons), {{facts.lessons}} and **classes** again.",
    "two classes",
  ]);
  expect(replaced("lessons", "classes").get("home.json/blocks/0/text")?.count).toBe(3);
});

test("words that come from a fact are only replaced in the fact", () => {
  expect(replaced("two lessons", "a class").size).toBe(1);
  expect(wordsAt("two lessons", "a class", "site.json/facts/lessons")).toBe("a class");
});

test("in a formatted text, new words stay words", () => {
  expect(wordsAt("again", "*again*", "home.json/blocks/0/text")).toContain("\\*again\\*");
  expect(wordsAt("last", "*last*", "home.json/blocks/0/heading")).toBe("Lessons that *last*");
});

test("dollar signs mean nothing, and nothing to find replaces nothing", () => {
  expect(wordsAt("last", "cost $& $1", "home.json/blocks/0/heading")).toBe(
    "Lessons that cost $& $1",
  );
  expect(replaced(" ", "x").size).toBe(0);
  expect(replaced("(", "x").size).toBe(0);
});

test.each([
  ["We give piano lessons.", "We give lessons."],
  ["Piano lessons", "lessons"],
  ["Lessons: piano", "Lessons:"],
  ["A piano piano stool", "A stool"],
  ["Play piano piano", "Play"],
  ["We play piano.", "We play."],
  ["piano", ""],
  ["A piano, and a pianola", "A, and a la"],
  ["Play\npiano now\nor piano\ntoday", "Play\nnow\nor\ntoday"],
  ["- piano\n- piano now", "- \n- now"],
  ["A {{facts.lessons}} piano stool", "A {{facts.lessons}} stool"],
  ["A **piano** stool", "A **** stool"],
])("without “piano”, %j is %j", (text, expected) => {
  const block = { type: "hero", text };
  const own = new Map(files).set("home.json", JSON.stringify({ blocks: [block] }));
  const place = { file: "home.json", path: ["blocks", 0, "text"] };
  const found = replacements(own, [place], "piano", "");
  expect(found.get("home.json/blocks/0/text")?.words).toBe(expected);
});

test("the words are the only change in the file, and undo restores it to the byte", () => {
  const { file, path, words } = replaced("Piano", "Violin").get("home.json/title") ?? {
    file: "",
    path: [],
    words: "",
  };
  expect(locationKey({ file, path })).toBe("home.json/title");
  const after = makeStep(startHistory(files), [
    { file, change: { do: "set", path, value: words } },
  ]);
  expect(after.files.get("home.json")).toBe(home.replace("Piano", "Violin"));
  expect(undo(after).files.get("home.json")).toBe(home);
});
