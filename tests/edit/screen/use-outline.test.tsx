// @vitest-environment jsdom
// On a phone, the outline makes room for the panel, unless someone goes through it by keyboard.
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useOutline } from "../../../src/edit/screen/use-outline.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let outline: ReturnType<typeof useOutline>;
function Screen() {
  const own = useOutline();
  useEffect(() => void (outline = own));
  return (
    <div className="outline" tabIndex={-1} role="region" aria-label="Outline">
      <button type="button">Block</button>
    </div>
  );
}

/** @param width of the window @param isByKeyboard whether the focus in the outline is shown */
function open(width: number, isByKeyboard: boolean): HTMLElement {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width < 16 * Number(/width < (\d+)rem/.exec(query)?.[1]),
  }));
  render(<Screen />);
  act(() => outline.setOpen(true));
  const block = screen.getByText("Block");
  block.focus();
  // jsdom doesn't know how the focus came there.
  const find = document.querySelector.bind(document);
  vi.spyOn(document, "querySelector").mockImplementation((selector: string) =>
    selector.includes(":focus-visible") ? (isByKeyboard ? block : null) : find(selector),
  );
  act(() => outline.makeRoom());
  vi.restoreAllMocks();
  return block;
}

test("a tap on a phone closes it, and the focus stays in it", () => {
  open(390, false);
  expect(outline.isOpen).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("region"));
});

test.each([
  ["on a tablet", 820, false],
  ["by keyboard", 390, true],
])("%s it stays open, with its focus", (_what, width, isByKeyboard) => {
  const block = open(width, isByKeyboard);
  expect(outline.isOpen).toBe(true);
  expect(document.activeElement).toBe(block);
});
