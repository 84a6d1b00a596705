// Every id on a page is found, with its path.
import { expect, test } from "vitest";
import { idsIn } from "../../../../src/edit/operations/pages/ids.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";

test("finds the ids of blocks, also of a block whose type isn't known", () => {
  const blocks = [{ type: "hero", id: "opening" }, { type: "list" }, { type: "new", id: "other" }];
  expect(idsIn(engineVocabulary, { title: "Home", blocks })).toEqual([
    { path: ["blocks", 0, "id"], id: "opening" },
    { path: ["blocks", 2, "id"], id: "other" },
  ]);
});

test("finds nothing on a page that can't be parsed", () => {
  expect(idsIn(engineVocabulary, undefined)).toEqual([]);
});
