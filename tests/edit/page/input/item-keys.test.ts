// @vitest-environment jsdom
// With the focus on a block or an item, letters do nothing, and a message says where to type.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handleItemKey } from "../../../../src/edit/page/input/item-keys.ts";
import { sessionOf } from "../../panel/panel-on-page.tsx";

const say = vi.fn<(words: string) => void>();
const select = vi.fn<() => void>();
const item = { file: "home.json", path: ["blocks", 0] };
const message =
  "Nothing was typed because no text is selected. Click a text, or press Tab until you are in one.";

beforeEach(() => {
  document.body.innerHTML = `
    <section data-part="home.json/blocks/0"><p contenteditable="true">We bake.</p></section>`;
});
afterEach(() => {
  say.mockReset();
  document.body.replaceChildren();
});

/** @param page the document that is the edited page */
function press(key: string, selector = "section", page = document, init: KeyboardEventInit = {}) {
  const session = sessionOf(new Map());
  document.addEventListener(
    "keydown",
    (event) => handleItemKey(event, page, item, { session, say, select, explainAnswer: select }),
    { once: true },
  );
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
}

test.each(["s", "é", "2"])("typing %s on a selected block says where to type", (key) => {
  press(key);
  expect(say).toHaveBeenCalledExactlyOnceWith(message, "failure");
});

test.each(["?", " ", "Tab", "Escape", "F6"])("%j says nothing: it does something else", (key) => {
  press(key);
  expect(say).not.toHaveBeenCalled();
});

test("letters in a text, in a list's rows and in shortcuts say nothing", () => {
  press("s", "p");
  press("s", "section", new Document());
  press("s", "section", document, { ctrlKey: true });
  press("s", "section", document, { altKey: true });
  expect(say).not.toHaveBeenCalled();
});
