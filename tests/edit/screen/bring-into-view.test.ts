// @vitest-environment jsdom
// Where on the screen something ends up that was out of view.
import { expect, test, vi } from "vitest";
import { bringIntoView } from "../../../src/edit/screen/page-elements/find-element.ts";

/** @param top in a view of 400 pixels */
function blockAfterScrolling(top: number, height: number): ScrollLogicalPosition | undefined {
  const element = document.createElement("section");
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
  element.scrollIntoView = vi.fn();
  vi.stubGlobal("innerHeight", 400);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  bringIntoView(element);
  const [options] = vi.mocked(element.scrollIntoView).mock.calls[0] ?? [];
  return typeof options === "object" ? options.block : undefined;
}

test("what fits the view goes to its middle, and what is taller shows its beginning", () => {
  expect(blockAfterScrolling(900, 200)).toBe("center");
  expect(blockAfterScrolling(900, 700)).toBe("start");
});

test("nothing moves if part of it is in view", () => {
  expect(blockAfterScrolling(300, 700)).toBeUndefined();
});
