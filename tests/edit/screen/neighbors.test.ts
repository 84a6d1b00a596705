// @vitest-environment jsdom
// The arrows that move an element point to its neighbors on the page.
import { expect, test } from "vitest";
import { locationKey } from "../../../src/edit/model/location.ts";
import { partAttribute } from "../../../src/edit/screen/page-elements/attributes.ts";
import { neighborDirections } from "../../../src/edit/screen/page-elements/neighbors.ts";

const itemAt = (index: number) => ({ file: "home.json", path: ["blocks", index] });

/** Draws elements at these places, and looks from the second one. */
function directionsAmong(...places: readonly (readonly [x: number, y: number])[]) {
  document.body.replaceChildren(
    ...places.map(([x, y], index) => {
      const element = document.createElement("div");
      element.setAttribute(partAttribute, locationKey(itemAt(index)));
      element.getBoundingClientRect = () => new DOMRect(x, y, 100, 100);
      return element;
    }),
  );
  return neighborDirections(document, itemAt(1));
}

test("blocks below each other move up and down", () => {
  expect(directionsAmong([0, 0], [0, 100], [0, 200])).toEqual({ earlier: "up", later: "down" });
});

test("blocks that a browser rounds to overlap by a fraction move up and down, too", () => {
  const places = [
    [0, 0.02],
    [0, 100],
    [0, 199.98],
  ] as const;
  expect(directionsAmong(...places)).toEqual({ earlier: "up", later: "down" });
});

test("cards in a row move left and right, also if one is a little lower", () => {
  const places = [
    [0, 0],
    [120, 20],
    [240, 0],
  ] as const;
  expect(directionsAmong(...places)).toEqual({ earlier: "left", later: "right" });
});

test("the last card of a row moves left, and down to the next row", () => {
  expect(directionsAmong([0, 0], [120, 0], [0, 120])).toEqual({ earlier: "left", later: "down" });
});
