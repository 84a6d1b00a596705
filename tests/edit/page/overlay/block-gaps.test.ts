// @vitest-environment jsdom
// The buttons that add a block between two others are where the blocks meet, and cover no words.
import { beforeEach, expect, test } from "vitest";
import { gapNear, gapsIn, placeInGap } from "../../../../src/edit/page/overlay/block-gaps.ts";

const view = document.createElement("div");
view.dataset["pageView"] = "home";

beforeEach(() => {
  view.replaceChildren();
  document.body.replaceChildren(view);
  Object.assign(window, { innerWidth: 1000, innerHeight: 800 });
});

/** Anything on the page, in pixels. */
function shown(tag: string, data: DOMStringMap, rect: DOMRect, into: Element = view): void {
  const element = document.createElement(tag);
  Object.assign(element.dataset, data);
  element.getBoundingClientRect = () => rect;
  into.append(element);
}
const block = (index: number, top: number, height: number) =>
  shown("section", { part: `home.json/blocks/${index}` }, new DOMRect(0, top, 1000, height));
const words = (left: number, top: number, width: number) =>
  shown("p", { place: "home.json/title" }, new DOMRect(left, top, width, 20), document.body);

test("each gap knows how many blocks are before it, even next to a hidden block", () => {
  block(0, -50, 250);
  block(2, 200, 300);
  expect(gapsIn(document, 4)).toEqual([
    { at: 0, top: -50 },
    { at: 2, top: 200 },
    { at: 4, top: 500 },
  ]);
});

test("a page without blocks has no gap", () => {
  expect(gapsIn(document, 0)).toEqual([]);
});

test("the pointer reaches the nearest gap, and none from the middle of a block", () => {
  const gaps = [
    { at: 0, top: 0 },
    { at: 1, top: 60 },
    { at: 2, top: 500 },
  ];
  expect(gapNear(gaps, 40, 48)?.at).toBe(1);
  expect(gapNear(gaps, 20, 48)?.at).toBe(0);
  expect(gapNear(gaps, 250, 48)).toBeUndefined();
});

test("the button is in the middle, or else at the edge, and nowhere if words are everywhere", () => {
  const start = () => placeInGap(document, { at: 1, top: 200 }, 1)?.start;
  expect(start()).toBe(486);
  words(400, 190, 200);
  expect(start()).toBe(964);
  words(600, 190, 400);
  expect(start()).toBe(8);
  words(0, 190, 400);
  expect(start()).toBeUndefined();
});

test("on a small page it keeps clear of the block's tools, which begin at the other edge", () => {
  Object.assign(window, { innerWidth: 390 });
  expect(placeInGap(document, { at: 1, top: 200 }, 1)).toEqual({ top: 200, start: 354 });
  // With a long name, they reach to this edge.
  const tools = { top: 200, bottom: 240, left: 0, right: 400 };
  expect(placeInGap(document, { at: 1, top: 200 }, 1, tools)).toEqual({ top: 184, start: 354 });
  expect(placeInGap(document, { at: 2, top: 600 }, 1, tools)).toEqual({ top: 600, start: 354 });
});
