// @vitest-environment jsdom
// A finger that is lifted without a click, as after a long press, leaves the keyboard as it was.
import { afterEach, expect, test, vi } from "vitest";
import { listenToPage, type PageEvents } from "../../../src/edit/page/input/listen.ts";

afterEach(() => (document.body.innerHTML = ""));

test("a formatted text that Tab reaches after a tap without a click is opened", () => {
  document.body.innerHTML = `
    <p tabindex="0" data-place="home.json/a" data-formatted>One</p>
    <p tabindex="0" data-place="home.json/b" data-formatted>Two</p>`;
  const open = vi.fn<PageEvents["open"]>();
  const nothing = () => {};
  // Cast: no other events happen here.
  const events = {
    open,
    choose: nothing,
    close: nothing,
    handleKey: nothing,
  } as unknown as PageEvents;
  const stop = listenToPage(document, events);
  const [tapped, reached] = document.querySelectorAll<HTMLElement>("p");
  for (const kind of ["pointerdown", "pointerup"])
    tapped?.dispatchEvent(new PointerEvent(kind, { pointerType: "touch", bubbles: true }));
  expect(open).not.toHaveBeenCalled();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  reached?.focus();
  expect(open).toHaveBeenCalledWith(reached, { file: "home.json", path: ["b"] });
  stop();
});
