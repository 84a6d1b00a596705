// A fact that an author changes stops being a placeholder by itself.
import { expect, test } from "vitest";
import { makeStep, startHistory, undo } from "../../../src/edit/model/history.ts";
import { withFollowUps } from "../../../src/edit/operations/questions/follow-up.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const siteWith = (standIns: readonly string[]) =>
  new Map([
    [
      "site.json",
      JSON.stringify({ facts: { company: "A", city: "B", phone: "1" }, standIns }, null, 2),
    ],
  ]);
const write = (fact: string, files: ReadonlyMap<string, string>) =>
  makeStep(
    startHistory(files),
    withFollowUps(engineVocabulary, files, "site.json", {
      do: "set",
      path: ["facts", fact],
      value: "Mine",
    }),
  );
const listIn = (files: ReadonlyMap<string, string>): unknown =>
  JSON.parse(files.get("site.json") ?? "").standIns;

test("a fact that is changed is no placeholder any more, and the others still are", () => {
  const after = write("company", siteWith(["company", "city"]));
  expect(listIn(after.files)).toEqual(["city"]);
  expect(listIn(write("city", after.files).files)).toBeUndefined();
});

test("one undo brings the invented fact back, with its place in the list", () => {
  const before = siteWith(["company", "city"]);
  expect(undo(write("company", before)).files).toEqual(before);
});

test("a fact that isn't listed changes nothing else, nor does a site without a list", () => {
  expect(listIn(write("phone", siteWith(["company"])).files)).toEqual(["company"]);
  const bare = new Map([["site.json", '{ "facts": { "company": "A" } }']]);
  expect(write("company", bare).files.get("site.json")).toBe('{ "facts": { "company": "Mine" } }');
});
