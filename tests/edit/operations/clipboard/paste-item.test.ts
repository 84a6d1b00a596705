// Blocks and items are copied as text, and pasted wherever they fit.
import { expect, test } from "vitest";
import { valueAt } from "../../../../src/content/model/json.ts";
import type { Path } from "../../../../src/content/model/path.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { makeStep, startHistory, undo } from "../../../../src/edit/model/history.ts";
import type { Location } from "../../../../src/edit/model/location.ts";
import { fileValue } from "../../../../src/edit/model/read-json.ts";
import {
  copyItem,
  itemAround,
  readCopied,
  writeCopied,
} from "../../../../src/edit/operations/clipboard/copied-item.ts";
import { pasteItem } from "../../../../src/edit/operations/clipboard/paste-item.ts";

const home = `{
  "title": "Home",
  "blocks": [
    { "type": "hero", "id": "top", "heading": "Welcome" },
    {
      "type": "cardGrid",
      "heading": "Why us",
      "cards": [
        { "icon": "clock", "heading": "Fast", "text": "Within {{facts.hours}}." },
        { "heading": "Kind", "text": "Always." }
      ]
    }
  ]
}
`;
const team = `{
  "title": "Team",
  "blocks": [
    {
      "type": "cardGrid",
      "cards": [{ "heading": "Ada", "text": "Teaches." }]
    },
    { "type": "list", "items": [{ "heading": "Monday" }] },
    { "type": "steps", "heading": "How", "steps": [{ "heading": "Call", "text": "Now." }] }
  ]
}
`;
const files = new Map([
  ["home.json", home],
  ["team.json", team],
]);

/** What is copied from the home page, as it is on the clipboard. */
function copied(...path: Path): string {
  const item = copyItem(engineVocabulary, files, { file: "home.json", path });
  if (!item) throw new Error("Nothing was copied.");
  return writeCopied(item);
}
function paste(text: string, selected: Location | undefined, page = "team.json") {
  const item = readCopied(text);
  if (!item) throw new Error("This can't be read.");
  const pasting = pasteItem(engineVocabulary, files, item, page, selected);
  if (pasting.is === "refused") return pasting;
  const before = startHistory(files);
  const after = makeStep(before, [pasting]);
  return { is: "pasted", pasting, after, before } as const;
}
const inTeam = (...path: Path): Location => ({ file: "team.json", path });
const where = (result: ReturnType<typeof paste>) =>
  result.is === "pasted" ? result.pasting.location : result.message;

test("a card is pasted after the selected one on another page, and undo restores the file to the byte", () => {
  const result = paste(copied("blocks", 1, "cards", 0), inTeam("blocks", 0, "cards", 0, "heading"));
  expect(where(result)).toEqual(inTeam("blocks", 0, "cards", 1));
  if (result.is !== "pasted") return;
  expect(result.after.files.get("team.json")).toBe(
    team.replace(
      `"cards": [{ "heading": "Ada", "text": "Teaches." }]`,
      `"cards": [
        { "heading": "Ada", "text": "Teaches." },
        { "icon": "clock", "heading": "Fast", "text": "Within {{facts.hours}}." }
      ]`,
    ),
  );
  expect(undo(result.after).files.get("team.json")).toBe(team);
});

test("it goes to the end of the list if its block or the block's heading is selected", () => {
  expect(where(paste(copied("blocks", 1, "cards", 0), inTeam("blocks", 0)))).toEqual(
    inTeam("blocks", 0, "cards", 1),
  );
});

test("a block goes after the selected block, and to the end of the page if none is selected", () => {
  const block = copied("blocks", 1);
  expect(where(paste(block, inTeam("blocks", 1, "items", 0)))).toEqual(inTeam("blocks", 2));
  expect(where(paste(block, undefined))).toEqual(inTeam("blocks", 3));
  expect(where(paste(block, { file: "site.json", path: ["name"] }))).toEqual(inTeam("blocks", 3));
});

test("an id that the site already has gets a number", () => {
  const result = paste(copied("blocks", 0), inTeam("blocks", 0));
  expect(
    result.is === "pasted" &&
      valueAt(fileValue(result.after.files, "team.json"), ["blocks", 1, "id"]),
  ).toBe("top2");
});

test("a card fits into a list of another kind that has the same fields", () => {
  expect(where(paste(copied("blocks", 1, "cards", 1), inTeam("blocks", 1, "items", 0)))).toEqual(
    inTeam("blocks", 1, "items", 1),
  );
});

test("where it doesn't fit, a sentence says where it does", () => {
  const result = paste(
    copied("blocks", 1, "cards", 0).replace('"icon"', '"badge"'),
    inTeam("blocks", 2, "steps", 0),
  );
  expect(result).toEqual({
    is: "refused",
    message: "“Card” can't be pasted here. Select “Card grid”, then paste again.",
  });
});

test("where the page has no place for it at all, a sentence says so", () => {
  const hero = JSON.stringify({ title: "Plain", blocks: [{ type: "hero", heading: "Hello" }] });
  const item = readCopied(copied("blocks", 1, "cards", 0));
  const all = new Map([...files, ["plain.json", hero]]);
  const selected = { file: "plain.json", path: ["blocks", 0] };
  expect(item && pasteItem(engineVocabulary, all, item, "plain.json", selected)).toEqual({
    is: "refused",
    message: "This page has no “Card grid” for “Card”. Add one, then paste again.",
  });
});

test("a full list takes no more items", () => {
  const cards = Array.from({ length: 12 }, () => ({ heading: "Ada", text: "Teaches." }));
  const full = JSON.stringify({ title: "Full", blocks: [{ type: "cardGrid", cards }] });
  const item = readCopied(copied("blocks", 1, "cards", 0));
  const all = new Map([...files, ["full.json", full]]);
  const selected = { file: "full.json", path: ["blocks", 0, "cards", 3] };
  expect(item && pasteItem(engineVocabulary, all, item, "full.json", selected)).toEqual({
    is: "refused",
    message: "This list is full. Remove an item, then paste again.",
  });
});

test.each([
  ["words", "Just words"],
  ["other JSON", '{ "heading": "A" }'],
  ["half of it", copied("blocks", 0).slice(0, -9)],
  ["without its value", copied("blocks", 0).replace('"value"', '"values"')],
])("%s isn't a copied item", (_, text) => {
  expect(readCopied(text)).toBeUndefined();
});

test.each(["[1, 2]", '"words"', "null", "{}", '{ "type": "carousel" }'])(
  "a block that was changed to %s on the clipboard is refused",
  (value) => {
    const text = JSON.stringify({ ...JSON.parse(copied("blocks", 0)), value: JSON.parse(value) });
    expect(paste(text, inTeam("blocks", 0)).is).toBe("refused");
  },
);

test("the innermost item around a text is copied", () => {
  const location = { file: "home.json", path: ["blocks", 1, "cards", 1, "text"] };
  expect(itemAround(files, location)?.path).toEqual(["blocks", 1, "cards", 1]);
  expect(itemAround(files, { file: "home.json", path: ["title"] })).toBeUndefined();
});
