// @vitest-environment jsdom
// Letters that are typed before the field they are for is drawn.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdLetters } from "../../../src/edit/ui/hold-letters.ts";

const typed = vi.fn<typeof document.execCommand>();

beforeEach(() => {
  document.execCommand = typed.mockReset();
  document.body.innerHTML = "<button>Add column</button><input>";
});
afterEach(() => (document.body.innerHTML = ""));

/** @returns whether the key does what it always does */
function press(on: string, key: string, also: KeyboardEventInit = {}): boolean {
  const options = { key, bubbles: true, cancelable: true, ...also };
  return document.querySelector(on)?.dispatchEvent(new KeyboardEvent("keydown", options)) ?? false;
}

test("letters and spaces are typed where the caret is later", () => {
  const type = holdLetters();
  for (const key of "A b") expect(press("button", key)).toBe(false);
  // As on a keyboard that writes “@” with Ctrl and Alt.
  press("button", "@", { ctrlKey: true, altKey: true, modifierAltGraph: true });
  expect(typed).not.toHaveBeenCalled();
  type(document);
  expect(typed.mock.calls).toEqual([["insertText", false, "A b@"]]);
  expect(press("button", "c")).toBe(true);
});

test("other keys, shortcuts, and what is typed into a field do what they always do", () => {
  const type = holdLetters();
  for (const key of ["Enter", "Tab", "Escape", "F8"]) expect(press("button", key)).toBe(true);
  expect(press("button", "z", { ctrlKey: true })).toBe(true);
  expect(press("button", "z", { metaKey: true })).toBe(true);
  expect(press("input", "a")).toBe(true);
  expect(press("button", " ")).toBe(true);
  type(document);
  expect(typed).not.toHaveBeenCalled();
});

test("without a field they are dropped", () => {
  const type = holdLetters();
  press("button", "a");
  type();
  expect(typed).not.toHaveBeenCalled();
  expect(press("button", "a")).toBe(true);
});
