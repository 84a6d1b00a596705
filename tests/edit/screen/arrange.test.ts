// Items of a list are moved, duplicated and removed, and the selection goes with them.
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { duplicate, move, remove, type Arranging } from "../../../src/edit/screen/arrange.ts";
import type { Location } from "../../../src/edit/model/location.ts";
import { makeStep, startHistory, type History } from "../../../src/edit/model/history.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const file = "site.json";
let history: History;
let selected: unknown;

/** The part of the editor's screen that arranging needs. */
const arranging = {
  session: {
    vocabulary: engineVocabulary,
    tools: allTools,
    state: () => ({ history }),
    change: (name: string, change: Parameters<Arranging["session"]["change"]>[1]) => {
      history = makeStep(history, [{ file: name, change }]);
    },
  },
  select: (location: unknown) => (selected = location),
  say: vi.fn(),
  explainAnswer: vi.fn(),
  // Cast: arranging reads nothing else.
} as unknown as Arranging;

const item = (index: number): Location => ({ file, path: ["list", index] });
const list = () => (JSON.parse(history.files.get(file) ?? "") as { list: string[] }).list;

beforeEach(() => {
  history = startHistory(new Map([[file, '{ "list": ["a", "b", "c"] }']]));
  selected = undefined;
});

test.each([
  [0, ["c", "a", "b"]],
  [1, ["a", "c", "b"]],
])("the last item moves to index %i and stays selected", (to, expected) => {
  move(arranging, item(2), to);
  expect(list()).toEqual(expected);
  expect(selected).toEqual(item(to));
});

test.each([-1, 3])("an item can't move to index %i, outside its list", (to) => {
  move(arranging, item(1), to);
  expect(list()).toEqual(["a", "b", "c"]);
  expect(selected).toBeUndefined();
});

test("a copy comes right after its original and is selected", () => {
  duplicate(arranging, item(0));
  expect(list()).toEqual(["a", "a", "b", "c"]);
  // A copied question may need one more step.
  expect(arranging.explainAnswer).toHaveBeenCalledWith(item(1));
  expect(selected).toEqual(item(1));
});

test("removing the last item selects the one before it, and the list after the only one", () => {
  remove(arranging, item(2));
  expect(selected).toEqual(item(1));
  remove(arranging, item(1));
  remove(arranging, item(0));
  expect(list()).toEqual([]);
  expect(selected).toEqual({ file, path: ["list"] });
});

test.each([
  ["of the page's opening has a heading below the main one", { level: 1 }, undefined],
  ["of a hidden opening stays one", { level: 1, hidden: true }, 1],
  ["of another block stays as it is", { level: 2 }, 2],
])("a copy %s", (_what, own, level) => {
  const opening = { type: "hero", heading: "Home", ...own };
  const page = JSON.stringify({ title: "Home", blocks: [opening] });
  history = startHistory(new Map([["home.json", page]]));
  duplicate(arranging, { file: "home.json", path: ["blocks", 0] });
  const { blocks } = JSON.parse(history.files.get("home.json") ?? "");
  expect(blocks).toHaveLength(2);
  expect(blocks[0]).toEqual(opening);
  expect(blocks[1].level).toBe(level);
});
