// @vitest-environment jsdom
// The tools on the page cover nothing that people read while they write.
import { beforeEach, expect, test } from "vitest";
import { toolbarPosition } from "../../../../src/edit/page/overlay/toolbar-position.ts";
import {
  choosePosition,
  hidesNothing,
  toolPositions,
} from "../../../../src/edit/page/overlay/tools-position.ts";

beforeEach(() => document.body.replaceChildren());

/** A text on the page, in pixels. */
function words(left: number, top: number, width: number, height = 20): HTMLElement {
  const element = document.createElement("span");
  element.dataset["place"] = `${left} ${top}`;
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(element);
  return element;
}

const seen = { top: 0, left: 0, bottom: 600, right: 1000 };
/** @param line the one with the caret */
function toolsFor(host: HTMLElement, line = host.getBoundingClientRect()) {
  const text = host.getBoundingClientRect();
  return toolbarPosition(host, { text, line, seen, width: 300, height: 40 });
}

test("a text's tools are above it if there is room", () => {
  expect(toolsFor(words(100, 300, 500))).toEqual({ top: 252, left: 100 });
});

test("below a heading they go under the text, or to its end or side if there is more text", () => {
  const text = words(100, 300, 500);
  words(100, 270, 200);
  expect(toolsFor(text)).toEqual({ top: 328, left: 100 });
  words(100, 340, 200);
  expect(toolsFor(text)).toEqual({ top: 252, left: 300 });
  words(100, 260, 500);
  words(100, 330, 500);
  expect(toolsFor(text)).toEqual({ top: 290, left: 608 });
});

test("they come closer between lines that leave little room, and stay in view at the page's end", () => {
  const text = words(100, 300, 800);
  words(100, 364, 800);
  words(100, 250, 800);
  expect(toolsFor(text)).toEqual({ top: 322, left: 100 });
  const short = words(720, 500, 80);
  words(400, 540, 200);
  words(640, 470, 300);
  expect(toolsFor(short)).toEqual({ top: 528, left: 700 });
});

test("between lines of text without room, they go past the closest line", () => {
  const text = words(100, 300, 800);
  for (const top of [210, 240, 270, 330]) words(0, top, 1000);
  expect(toolsFor(text)).toEqual({ top: 368, left: 100 });
});

test("with text on all sides they go to the farther edge", () => {
  for (let top = 0; top < 600; top += 30) words(0, top, 1000);
  expect(toolsFor(words(100, 120, 500))).toEqual({ top: 552, left: 100 });
  expect(toolsFor(words(100, 450, 500))).toEqual({ top: 8, left: 100 });
});

test("in a text taller than the view they go to the edge farther from the caret", () => {
  const text = words(0, -400, 1000, 1300);
  expect(toolsFor(text, new DOMRect(0, 30, 1000, 20))).toEqual({ top: 552, left: 0 });
  expect(toolsFor(text, new DOMRect(0, 550, 1000, 20))).toEqual({ top: 8, left: 0 });
});

test("their start is visible if the page is smaller than they are", () => {
  const text = new DOMRect(250, 0, 80, 30);
  const small = { top: 0, left: 0, bottom: 60, right: 320 };
  const room = { text, line: text, seen: small, width: 330, height: 90 };
  expect(toolbarPosition(words(250, 0, 80, 30), room)).toEqual({ top: 0, left: 0 });
});

const room = { scale: 1, width: 250, height: 40, end: 1000 };

test("a block's tools stay at the view's edge, and leave with the end of the block", () => {
  const location = { file: "home.json", path: ["blocks", 1] };
  const topOf = (top: number, height: number) =>
    toolPositions(words(0, top, 1000, height), location, room)[0]?.top;
  expect(topOf(50, 400)).toBe(50);
  expect(topOf(-300, 400)).toBe(0);
  expect(topOf(-380, 400)).toBe(-20);
});

test("the tools of a table cell cover neither the rows around it nor its own text", () => {
  const cell = words(950, 300, 40);
  for (const top of [260, 340]) words(900, top, 90);
  words(700, 300, 200);
  const location = { file: "prices.json", path: ["blocks", 1, "items", 0, "cells", 1] };
  const free = toolPositions(cell, location, room).filter((spot) => hidesNothing(cell, spot, room));
  expect(free).toEqual([]);
});

test("the name under the pointer covers no line either, and is left out where all around is text", () => {
  const location = { file: "home.json", path: ["blocks", 1, "items", 2] };
  const size = { width: 80, height: 20 };
  const item = words(0, 300, 400, 60);
  const nameAt = () => choosePosition({ element: item, location }, { ...room, ...size });
  expect(nameAt()).toEqual({ side: "above", top: 298, start: 0 });
  words(0, 270, 400, 28);
  expect(nameAt()).toEqual({ side: "below", top: 362, start: 0 });
  words(0, 364, 400, 28);
  expect(nameAt()).toEqual({ side: "within", top: 320, start: 404 });
  words(410, 310, 400, 28);
  delete item.dataset["place"];
  expect(nameAt()).toEqual({ side: "within", top: 300, start: 318 });
  words(100, 300, 300, 28);
  expect(nameAt()).toBeUndefined();
});

test("between the others of a list, an item's tools are beside it: after it, or else before it", () => {
  const location = { file: "join.json", path: ["blocks", 1, "items", 2] };
  const item = words(400, 300, 300, 60);
  for (const top of [240, 362]) words(400, top, 590, 58);
  const tools = () => choosePosition({ element: item, location }, room);
  expect(tools()).toEqual({ side: "within", top: 310, start: 704 });
  words(720, 300, 270, 60);
  expect(tools()).toEqual({ side: "within", top: 310, start: 146 });
  words(0, 300, 160, 60);
  expect(tools()).toBeUndefined();
});
