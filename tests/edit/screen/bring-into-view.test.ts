// @vitest-environment jsdom
// Where on the screen something ends up that was out of view.
import { expect, test, vi } from "vitest";
import { bringIntoView } from "../../../src/edit/screen/page-elements/find-element.ts";

/**
 * @param top in a view of 400 pixels
 * @param isOnPage whether the author is on the page, and not in a list or field beside it
 */
function blockAfterScrolling(
  top: number,
  height: number,
  isOnPage = false,
): ScrollLogicalPosition | undefined {
  const element = document.createElement("section");
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
  element.scrollIntoView = vi.fn();
  vi.stubGlobal("innerHeight", 400);
  vi.spyOn(document, "hasFocus").mockReturnValue(isOnPage);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  bringIntoView(element);
  const [options] = vi.mocked(element.scrollIntoView).mock.calls[0] ?? [];
  return typeof options === "object" ? options.block : undefined;
}

test("what fits the view goes to its middle, and what is taller shows its beginning", () => {
  expect(blockAfterScrolling(900, 200)).toBe("center");
  expect(blockAfterScrolling(900, 700)).toBe("start");
});

test("nothing moves if half a view of it can be seen, or all of what is smaller", () => {
  expect(blockAfterScrolling(200, 700)).toBeUndefined();
  expect(blockAfterScrolling(300, 100)).toBeUndefined();
});

test("of what was chosen beside the page, more is shown than an edge", () => {
  expect(blockAfterScrolling(300, 700)).toBe("start");
  expect(blockAfterScrolling(-150, 200)).toBe("center");
});

test("what was clicked on the page stays where it is if any part of it is in view", () => {
  expect(blockAfterScrolling(399, 700, true)).toBeUndefined();
  expect(blockAfterScrolling(-199, 200, true)).toBeUndefined();
  expect(blockAfterScrolling(900, 200, true)).toBe("center");
});
