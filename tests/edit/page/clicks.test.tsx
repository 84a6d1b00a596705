// @vitest-environment jsdom
// What a click on the page does besides selecting: it goes to the field of a picture, and selects a sample text. Tab does
// the latter, too.
import { cleanup, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FieldClicks } from "../../../src/edit/page/input/FieldClicks.tsx";
import { SampleTexts } from "../../../src/edit/page/input/SampleTexts.tsx";
import { EditingContext, type Editing } from "../../../src/edit/screen/editing-context.ts";
import { SessionContext } from "../../../src/edit/screen/use-session.ts";
import type { Session } from "../../../src/edit/session/session.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const sample = "Something that a visitor gets from you, in a sentence.";
const files = new Map([["home.json", JSON.stringify({ sample, own: "We bake." })]]);
const showPanel = vi.fn<(isShown: boolean) => void>();

beforeEach(() => {
  showPanel.mockReset();
  document.body.innerHTML = `
    <div class="panel">
      <div data-pointer="/blocks/0/picture/src"><button class="chosen">desk.jpg</button></div>
      <div data-pointer="/blocks/1/items/0/src"><button class="chosen">chair.jpg</button></div>
      <div data-pointer="/logo"><button>Add logo</button></div>
    </div>
    <p tabindex="0" data-place="home.json/sample">${sample}</p>
    <p tabindex="0" data-place="home.json/own">We bake.</p>
    <p><span data-fact="company"><span contenteditable="true" tabindex="0">Your Company</span></span></p>
    <img alt="A desk" tabindex="0" data-part="home.json/blocks/0/picture">
    <img alt="A chair" tabindex="0" data-part="home.json/blocks/1/items/0">
    <span data-initials="LW" data-part="site.json/logo"></span>`;
});
afterEach(async () => {
  // The second of two searches for the same field.
  await nextFrames();
  cleanup();
  document.body.innerHTML = "";
});

async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

function listenWith(Component: ComponentType<{ page: Document }>): void {
  const state = { history: { files } };
  // Cast: the components ask for no more.
  const session = {
    vocabulary: engineVocabulary,
    state: () => state,
    subscribe: () => () => {},
  } as unknown as Session;
  const editing = { showPanel } as unknown as Editing;
  render(
    <SessionContext value={session}>
      <EditingContext value={editing}>
        <Component page={document} />
      </EditingContext>
    </SessionContext>,
  );
}

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} isn't on the page.`);
  return found;
};

/** @param released where the page is under the pointer when it is released */
function click(selector: string, pointerType = "mouse", released = selector): void {
  const pressed = find(selector);
  pressed.dispatchEvent(new PointerEvent("pointerdown", { pointerType, bubbles: true }));
  pressed.focus();
  getSelection()?.collapse(pressed.firstChild ?? pressed, 0);
  find(released).dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

const selected = () => getSelection()?.toString();
const focused = () =>
  document.activeElement?.closest("[data-pointer]")?.getAttribute("data-pointer");

test("a sample text is selected by the first click, and the second one puts the caret into it", () => {
  listenWith(SampleTexts);
  click("[data-place='home.json/sample']");
  expect(selected()).toBe(sample);
  click("[data-place='home.json/sample']");
  expect(selected()).toBe("");
});

test("a fact that is still a sample is selected, and a text that someone wrote isn't", () => {
  listenWith(SampleTexts);
  click("[data-fact] > span");
  expect(selected()).toBe("Your Company");
  click("[data-place='home.json/own']");
  expect(selected()).toBe("");
});

test("a sample text is selected although the page has moved under the finger", () => {
  listenWith(SampleTexts);
  click("[data-place='home.json/sample']", "touch", "[data-place='home.json/own']");
  expect(selected()).toBe(sample);
});

/** Unlike browsers, jsdom puts the caret there after the last event of a new focus, so this one comes once more. */
function focus(selector: string): void {
  const words = find(selector);
  words.focus();
  words.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** @param from where the focus is when Tab is pressed */
function tab(selector: string, from: EventTarget = document.body): void {
  from.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  focus(selector);
  find(selector).dispatchEvent(new KeyboardEvent("keyup", { key: "Tab", bubbles: true }));
}

test("Tab selects a sample text and a sample fact, also while another one is selected", () => {
  listenWith(SampleTexts);
  tab("[data-place='home.json/sample']");
  expect(selected()).toBe(sample);
  tab("[data-fact] > span", find("[data-place='home.json/sample']"));
  expect(selected()).toBe("Your Company");
  click("[data-fact] > span");
  expect(selected()).toBe("");
});

test("neither Tab to a text that someone wrote nor another way to a sample selects it", () => {
  listenWith(SampleTexts);
  tab("[data-place='home.json/own']");
  expect(selected()).toBe("");
  focus("[data-place='home.json/sample']");
  expect(selected()).toBe("");
});

test.each([
  ["a picture", "img[alt='A desk']", "/blocks/0/picture/src"],
  ["where the logo will be", "[data-initials]", "/logo"],
])("a click on %s opens the panel at its field", async (_what, selector, field) => {
  listenWith(FieldClicks);
  click(selector);
  await expect.poll(focused).toBe(field);
  expect(showPanel).toHaveBeenCalledWith(true);
});

test("a tap on a picture goes to its field although no click follows", async () => {
  listenWith(FieldClicks);
  const picture = find("img[alt='A desk']");
  picture.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
  picture.focus();
  await expect.poll(focused).toBe("/blocks/0/picture/src");
});

test("a picture that is an item of a list keeps the focus for its keys, except under a finger", async () => {
  listenWith(FieldClicks);
  click("img[alt='A chair']");
  await nextFrames();
  expect(focused()).toBeUndefined();
  click("img[alt='A chair']", "touch");
  await expect.poll(focused).toBe("/blocks/1/items/0/src");
});
