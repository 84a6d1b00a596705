// Several changed fields of one item are listed as one change, and undone together; nothing else is joined.
import { expect, test } from "vitest";
import { differenceTitle, textOf } from "../../../../src/content/compare/difference-text.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import type { Files } from "../../../../src/edit/model/history.ts";
import { changePictures } from "../../../../src/edit/operations/changes/change-pictures.ts";
import { joinByItem } from "../../../../src/edit/operations/changes/join-by-item.ts";
import { revert } from "../../../../src/edit/operations/changes/revert.ts";
import { before, changesIn, edited as after, home } from "./changed-site.ts";

const set = (path: (string | number)[], value: string) => home({ do: "set", path, value });
const listed = (now: Files) => joinByItem(changesIn(now));
const titles = (now: Files) => listed(now).map(differenceTitle);
const card = (index: number, field: string) => ["blocks", 1, "cards", index, field];
const picture = (src: string) =>
  home({
    do: "insert",
    into: card(0, "").slice(0, -1),
    name: "picture",
    value: { src, alt: "A desk" },
  });

const bothFields = [
  set(card(0, "heading"), "HIPAA-compliant"),
  set(card(0, "text"), "We work under a business associate agreement."),
];

test("a card with several changed fields is one row with a line for each", () => {
  const now = after(before, [...bothFields, set(card(0, "icon"), "clock")]);
  const [row, ...others] = listed(now);
  expect(others).toEqual([]);
  expect(row && differenceTitle(row)).toBe("Card grid “Why Choose Us” › Card “HIPAA-compliant”");
  const lines = textOf(row?.after ?? [])
    .trim()
    .split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "Card heading: HIPAA-compliant",
      "Card text: … under a business associate agreement.",
      "Icon: clock",
    ]),
  );
  expect(lines).toHaveLength(3);
});

test("undoing the row restores the file's bytes", () => {
  const now = after(before, bothFields);
  const [row] = listed(now);
  expect(row && after(now, revert(engineVocabulary, row, before, now) ?? [])).toEqual(before);
});

test("undoing the row keeps the item where it was moved to, and what else was changed", () => {
  const now = after(before, [
    ...bothFields,
    home({ do: "remove", path: card(0, "icon") }),
    set(card(2, "icon"), "clock"),
    home({ do: "move", path: ["blocks", 1, "cards", 0], to: 3 }),
  ]);
  const row = listed(now).find(({ parts }) => parts);
  const moved = "Card grid “Why Choose Us” › Card “HIPAA-compliant”: moved";
  expect(titles(now)).toContain(moved);
  if (!row) throw new Error("Nothing is joined");
  const left = titles(after(now, revert(engineVocabulary, row, before, now) ?? []));
  expect(left).toHaveLength(2);
  expect(left.some((title) => title.endsWith(": moved"))).toBe(true);
});

test("two cards are two rows, and so are a block's own fields", () => {
  const now = after(before, [
    set(card(0, "icon"), "clock"),
    set(card(1, "icon"), "clock"),
    set(["blocks", 0, "heading"], "Three"),
    set(["blocks", 0, "text"], "Four."),
  ]);
  expect(listed(now).filter(({ parts }) => parts)).toEqual([]);
  expect(titles(now)).toHaveLength(4);
});

test("an added card with many fields is one row", () => {
  const value = {
    heading: "New",
    text: "Words",
    icon: "clock",
    picture: { src: "a.jpg", alt: "A" },
  };
  const now = after(before, [home({ do: "insert", into: ["blocks", 1, "cards"], at: 1, value })]);
  expect(titles(now)).toEqual(["Card grid “Why Choose Us” › Card “New”: new"]);
});

test("the row shows a picture that is among the changes", () => {
  const now = after(before, [...bothFields, picture("media/desk.jpg")]);
  const rows = listed(now);
  const found = changePictures(
    engineVocabulary,
    rows,
    before,
    now,
    new Map([["media/desk.jpg", "/desk.jpg"]]),
  );
  expect(rows.map((row) => found.get(row)?.after)).toEqual(["/desk.jpg"]);
});
