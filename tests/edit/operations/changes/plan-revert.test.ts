// Each kind of change has one way back, which is known before anything is changed.
import { expect, test } from "vitest";
import type { Operation } from "../../../../src/edit/model/history.ts";
import { planRevert, type Reversal } from "../../../../src/edit/operations/changes/plan-revert.ts";
import { before, changesIn, edited, home } from "./changed-site.ts";

const [hero, grid] = JSON.parse(before.get("home.json") ?? "").blocks;
const file = "home.json";
const cards = ["blocks", 1, "cards"];

/** The way back of the only change that the comparison finds. */
function plan(...operations: Operation[]) {
  const found = changesIn(edited(before, operations));
  expect(found).toHaveLength(1);
  return found.map((each) => planRevert(each, before))[0];
}

test.each<[string, Operation[], Reversal]>([
  [
    "another text is set",
    [home({ do: "set", path: ["blocks", 1, "heading"], value: "Why us" })],
    { is: "set", file, path: ["blocks", 1, "heading"], value: grid.heading },
  ],
  [
    "a removed text is inserted where it was",
    [home({ do: "remove", path: ["blocks", 0, "text"] })],
    {
      is: "insert",
      file,
      path: ["blocks", 0, "text"],
      value: hero.text,
      fields: Object.keys(hero),
    },
  ],
  [
    "a removed card is inserted in its list",
    [home({ do: "remove", path: [...cards, 0] })],
    { is: "insert", file, path: [...cards, 0], value: grid.cards[0], fields: [] },
  ],
  [
    "an added card is removed",
    [home({ do: "insert", into: cards, at: 1, value: { heading: "New", text: "Words" } })],
    { is: "remove", file, path: [...cards, 1] },
  ],
  [
    "a moved card moves",
    [home({ do: "move", path: [...cards, 3], to: 0 })],
    { is: "move", file, path: [...cards, 0], to: 3 },
  ],
  [
    "a block on another page is carried to where it was",
    [
      home({ do: "remove", path: ["blocks", 1] }),
      { file: "about.json", change: { do: "insert", into: ["blocks"], at: 1, value: grid } },
    ],
    {
      is: "carry",
      file: "about.json",
      path: ["blocks", 1],
      value: grid,
      to: { file, into: ["blocks"], at: 1 },
    },
  ],
  [
    "a removed page is restored",
    [{ file: "about.json", text: undefined }],
    { is: "restore file", file: "about.json", text: before.get("about.json") },
  ],
  [
    "a renamed page is renamed",
    [
      { file: "about.json", text: undefined },
      { file: "company.json", text: before.get("about.json") },
    ],
    { is: "rename file", file: "company.json", to: "about.json" },
  ],
])("%s", (_what, operations, reversal) => {
  expect(plan(...operations)).toEqual([reversal]);
});

test("media have none: they aren't part of the edited files", () => {
  const [added] = changesIn(before, new Map([["media/new.jpg", "1"]]));
  expect(added?.did).toBe("added");
  expect(added && planRevert(added, before)).toBeUndefined();
});
