// Reverting one change keeps the others; reverting all of them one by one restores the bytes.
import { expect, test } from "vitest";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import type { Files, Operation } from "../../../../src/edit/model/history.ts";
import { revert, revertFile } from "../../../../src/edit/operations/changes/revert.ts";
import { before, changesIn, edited, home } from "./changed-site.ts";

const after = (files: Files, operations: readonly Operation[]) => {
  const made = edited(files, operations);
  expect(made).not.toBe(files);
  return made;
};
const lines = (files: Files) =>
  changesIn(files).map(({ location, did }) => `${location.join(" › ")} ${did}`);

/** Reverts the first change until there is none. */
function allBack(now: Files): Files {
  let files = now;
  for (let round = 0; round < 20; round++) {
    const [first] = changesIn(files);
    if (!first) return files;
    files = after(files, revert(engineVocabulary, first, before, files) ?? []);
  }
  throw new Error(`Changes are still left: ${lines(files).join(", ")}`);
}

const cards = ["blocks", 1, "cards"] as const;
const card = JSON.parse(before.get("home.json") ?? "").blocks[1].cards[0];

test.each<[string, Operation[]]>([
  ["a text", [home({ do: "set", path: ["blocks", 1, "heading"], value: "Why us" })]],
  ["a removed text", [home({ do: "remove", path: ["blocks", 0, "text"] })]],
  ["an added field", [home({ do: "insert", into: ["blocks", 1], name: "hidden", value: true })]],
  [
    "an added card",
    [home({ do: "insert", into: cards, at: 1, value: { heading: "New", text: "Words" } })],
  ],
  ["the removed first card", [home({ do: "remove", path: [...cards, 0] })]],
  ["the removed last card", [home({ do: "remove", path: [...cards, 3] })]],
  ["a card that moved up", [home({ do: "move", path: [...cards, 3], to: 0 })]],
  ["a card that moved down", [home({ do: "move", path: [...cards, 0], to: 2 })]],
  ["a removed block", [home({ do: "remove", path: ["blocks", 1] })]],
  [
    "a card moved to another page",
    [
      home({ do: "remove", path: [...cards, 0] }),
      {
        file: "about.json",
        change: {
          do: "insert",
          into: ["blocks"],
          value: { type: "cardGrid", heading: "Cards", cards: [card] },
        },
      },
    ],
  ],
  [
    "a link with another label and target",
    [
      { file: "site.json", change: { do: "set", path: ["navigation", 1, "label"], value: "Jobs" } },
      {
        file: "site.json",
        change: { do: "set", path: ["navigation", 1, "page"], value: "contact" },
      },
      {
        file: "site.json",
        change: { do: "set", path: ["facts", "phone"], value: "+1 (602) 555-0199" },
      },
    ],
  ],
  [
    "another picture without a size",
    [
      home({
        do: "set",
        path: ["blocks", 2, "picture"],
        value: { src: "media/a.jpg", alt: "A desk" },
      }),
      home({ do: "set", path: ["blocks", 1, "heading"], value: "Why us" }),
    ],
  ],
  [
    "an added page",
    [{ file: "new.json", text: '{ "title": "Quite other words", "blocks": [] }\n' }],
  ],
  ["a removed page", [{ file: "about.json", text: undefined }]],
  [
    "a renamed page",
    [
      { file: "about.json", text: undefined },
      { file: "company.json", text: before.get("about.json") },
    ],
  ],
  [
    "many at once",
    [
      home({ do: "move", path: [...cards, 0], to: 3 }),
      home({ do: "remove", path: [...cards, 1] }),
      home({ do: "set", path: ["blocks", 1, "heading"], value: "Why us" }),
      home({ do: "move", path: ["blocks", 2], to: 0 }),
      {
        file: "site.json",
        change: { do: "set", path: ["facts", "phone"], value: "+1 (602) 555-0199" },
      },
    ],
  ],
])("%s", (_what, operations) => {
  const now = after(before, operations);
  expect(changesIn(now).length).toBeGreaterThan(0);
  expect(Object.fromEntries(allBack(now))).toEqual(Object.fromEntries(before));
});

test("reverting one change keeps the others", () => {
  const now = after(before, [
    home({ do: "set", path: ["blocks", 1, "heading"], value: "Why us" }),
    home({ do: "remove", path: [...cards, 1] }),
    home({ do: "set", path: [...cards, 0, "text"], value: "Other words." }),
  ]);
  const removed = changesIn(now).find(({ did }) => did === "removed");
  if (!removed) throw new Error("Nothing is removed");
  const files = after(now, revert(engineVocabulary, removed, before, now) ?? []);
  expect(lines(files)).toEqual(lines(now).filter((line) => !line.endsWith("removed")));
  expect(JSON.parse(files.get("home.json") ?? "").blocks[1].cards[1]).toEqual(
    JSON.parse(before.get("home.json") ?? "").blocks[1].cards[1],
  );
});

test("a file that can no longer be parsed is reverted as a whole", () => {
  const now = after(before, [{ file: "home.json", text: '{ "title": "Home' }]);
  const differences = changesIn(now);
  expect(differences.length).toBeGreaterThan(0);
  for (const each of differences)
    expect(revert(engineVocabulary, each, before, now)).toBeUndefined();
  expect(after(now, revertFile(differences, before)).get("home.json")).toBe(
    before.get("home.json"),
  );
});

test("media can't be reverted", () => {
  const differences = changesIn(before, new Map([["media/new.svg", "1"]]));
  expect(differences.map((each) => revert(engineVocabulary, each, before, before))).toEqual([
    undefined,
  ]);
});
