// @vitest-environment jsdom
// A text that a click leaves is left before the next key, however busy the device is: the key begins an undo step that
// leaving the other text would end.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenToPage, type PageEvents } from "../../../src/edit/page/input/listen.ts";

const happened: string[] = [];
let stop = () => {};

beforeEach(() => {
  // Timers that never come to an end by themselves.
  vi.useFakeTimers();
  happened.length = 0;
  document.body.innerHTML = `
    <p tabindex="0" id="left" data-place="home.json/a">One</p>
    <p tabindex="0" id="entered" data-place="home.json/b">Two</p>`;
  // Cast: no other events happen here.
  const events = {
    choose: () => {},
    close: () => {},
    leaveText: ({ path }, next) => happened.push(`${path} left for ${next?.path}`),
    type: ({ path }) => happened.push(`${path} typed`),
    handleKey: ({ key }) => happened.push(key),
  } satisfies Partial<PageEvents> as unknown as PageEvents;
  stop = listenToPage(document, events);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const element = (id: string) => {
  const found = document.querySelector<HTMLElement>(`#${id}`);
  if (!found) throw new Error(`${id} isn't on the page.`);
  return found;
};

function click(id: string): void {
  element(id).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  element(id).focus();
  element(id).dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
}

const press = (key: string) =>
  element("entered").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

test("a key right after the click comes after it", () => {
  element("left").focus();
  click("entered");
  expect(happened).toEqual([]);
  press("Backspace");
  press("Backspace");
  vi.runAllTimers();
  expect(happened).toEqual(["a left for b", "Backspace", "Backspace"]);
});

test("input without a key, as from a phone's keyboard, comes after it", () => {
  element("left").focus();
  click("entered");
  for (const kind of ["beforeinput", "input"])
    element("entered").dispatchEvent(new InputEvent(kind, { data: "x", bubbles: true }));
  vi.runAllTimers();
  expect(happened).toEqual(["a left for b", "b typed"]);
});

test("without a key, the text is left when the click is over, and a later key doesn't leave it again", () => {
  element("left").focus();
  click("entered");
  vi.runAllTimers();
  expect(happened).toEqual(["a left for b"]);
  press("x");
  expect(happened).toEqual(["a left for b", "x"]);
});
