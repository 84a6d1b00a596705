// @vitest-environment jsdom
// A dragged item is dropped between the two items under the pointer.
import { beforeEach, expect, test } from "vitest";
import { dropGap } from "../../../src/edit/page/input/drop-gap.ts";

beforeEach(() => document.body.replaceChildren());

const item = (index: number) => ({ file: "home.json", path: ["blocks", index] });
function shown(index: number, left: number, top: number, width: number, height: number): void {
  const element = document.createElement("section");
  element.dataset["part"] = `home.json/blocks/${index}`;
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(element);
}
const drop = (from: number, count: number, x: number, y: number) =>
  dropGap(document, item(from), count, { x, y });

/** Blocks below each other. The second one is hidden. */
function column(): void {
  shown(0, 0, 0, 1000, 100);
  shown(2, 0, 100, 1000, 100);
  shown(3, 0, 200, 1000, 100);
}
/** Cards in rows of two. */
function grid(isRightToLeft = false): void {
  for (const [index, [left, top]] of [
    [0, 0],
    [500, 0],
    [0, 200],
    [500, 200],
  ].entries())
    shown(index, isRightToLeft ? 500 - Number(left) : Number(left), Number(top), 500, 200);
}

test("a block goes above or below the block under the pointer, and the line shows where", () => {
  column();
  expect(drop(0, 4, 500, 270)).toEqual({
    to: 3,
    line: { top: 300, left: 0, width: 1000, height: 0 },
  });
  expect(drop(3, 4, 500, 20)).toEqual({ to: 0, line: { top: 0, left: 0, width: 1000, height: 0 } });
  expect(drop(3, 4, 500, 120)?.to).toBe(2);
});

test("beyond the last block it goes to the end", () => {
  column();
  expect(drop(0, 4, 500, 900)?.to).toBe(3);
});

test("no line is shown where nothing would move", () => {
  column();
  expect(drop(0, 4, 500, 20)).toBeUndefined();
  expect(drop(2, 4, 500, 210)).toBeUndefined();
  expect(drop(2, 4, 500, 140)).toBeUndefined();
});

test("in a row, the half of the card under the pointer decides", () => {
  grid();
  expect(drop(3, 4, 100, 50)?.to).toBe(0);
  expect(drop(0, 4, 900, 50)).toEqual({
    to: 1,
    line: { top: 0, left: 1000, width: 0, height: 200 },
  });
  expect(drop(0, 4, 100, 300)).toEqual({
    to: 1,
    line: { top: 200, left: 0, width: 0, height: 200 },
  });
});

test("in a page that runs from right to left, the right half comes first", () => {
  grid(true);
  expect(drop(3, 4, 900, 50)?.to).toBe(0);
  expect(drop(0, 4, 100, 50)?.to).toBe(1);
});
