// @vitest-environment jsdom
// Facts in the panel's fields: chips with their values, or a field for the fact that a text consists of.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Path } from "../../../src/content/model/path.ts";
import { valueIn } from "../../../src/edit/model/read-json.ts";
import { putCaretAt, readText, selectedRange } from "../../../src/edit/panel/facts/fact-chips.ts";
import { change } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

const headingPath = ["blocks", 0, "heading"];

/** Opens the field of a heading with this text. */
async function open(text: string, path: Path = headingPath) {
  const files = change("home.json", '"You treat, We track"', JSON.stringify(text));
  const session = sessionOf(files);
  render(<PanelOnPage session={session} at={{ file: "home.json", path }} />);
  const field = await screen.findByLabelText("Heading");
  return {
    field,
    session,
    written: () => valueIn(session.state().history.files, { file: "home.json", path }),
    fact: (name: string) =>
      valueIn(session.state().history.files, { file: "site.json", path: ["facts", name] }),
  };
}

/** As a browser reports an edit before it does it. @returns whether the browser would do it */
function edit(field: HTMLElement, inputType: string, data?: string): boolean {
  const init = { inputType, data: data ?? null, bubbles: true, cancelable: true };
  return fireEvent(field, new InputEvent("beforeinput", init));
}

function clipboard(field: HTMLElement, kind: "copy" | "cut" | "paste", text = ""): string {
  let copied = "";
  const clipboardData = {
    getData: () => text,
    setData: (_type: string, data: string) => {
      copied = data;
    },
  };
  fireEvent[kind](field, { clipboardData });
  return copied;
}

function select(field: HTMLElement, from: number, to = from): void {
  field.focus();
  putCaretAt(field, to);
  const selection = field.ownerDocument.getSelection();
  const end = selection?.getRangeAt(0).cloneRange();
  putCaretAt(field, from);
  if (end) selection?.getRangeAt(0).setEnd(end.endContainer, end.endOffset);
}

const two = "{{facts.phone}} or {{facts.email}}";

test("two facts, one at each end, are shown by their values and are edited as a whole", async () => {
  const { field, written } = await open(two);
  expect(field.textContent).toBe("+1 (602) 555-0142 or hello@company.example");
  const chips = field.querySelectorAll("[contenteditable=false]");
  expect(Array.from(chips, (chip) => chip.getAttribute("title"))).toEqual([
    "Fact: phone. Change it in Site settings.",
    "Fact: email. Change it in Site settings.",
  ]);
  expect(readText(field)).toBe(two);
  expect(written()).toBe(two);
});

test("a text without facts stays a plain input", async () => {
  const { field } = await open("Welcome");
  expect(field.tagName).toBe("INPUT");
});

test("a name that isn't a fact is shown as it is written", async () => {
  const { field } = await open("{{facts.fone}} or {{facts.email}}");
  expect(field.textContent).toBe("{{facts.fone}} or hello@company.example");
});

test.each([
  ["Backspace after the last fact", "deleteContentBackward", two.length, "{{facts.phone}} or "],
  ["Delete before the first fact", "deleteContentForward", 0, " or {{facts.email}}"],
  ["Ctrl and Backspace after a fact", "deleteWordBackward", 15, " or {{facts.email}}"],
])("%s removes the whole fact", async (_key, inputType, caret, after) => {
  const { field, written } = await open(two);
  select(field, caret);
  expect(edit(field, inputType)).toBe(false);
  expect(written()).toBe(after);
  expect(readText(field)).toBe(after);
});

test("Backspace within the words is the browser's", async () => {
  const { field } = await open(two);
  select(field, 17);
  expect(edit(field, "deleteContentBackward")).toBe(true);
});

test("the arrow keys step over a fact, and what is typed before the first one stays before it", async () => {
  const { field, written } = await open(two);
  select(field, 15);
  fireEvent.keyDown(field, { key: "ArrowLeft" });
  expect(selectedRange(field)).toEqual({ from: 0, to: 0 });
  expect(edit(field, "insertText", "A")).toBe(false);
  expect(written()).toBe(`A${two}`);
  fireEvent.keyDown(field, { key: "ArrowRight" });
  expect(selectedRange(field)).toEqual({ from: 16, to: 16 });
});

test("typing over a selection with a fact replaces both", async () => {
  const { field, written } = await open(two);
  select(field, 15, two.length);
  expect(edit(field, "insertText", "!")).toBe(false);
  expect(written()).toBe("{{facts.phone}}!");
  // The field keeps its form while it is edited.
  expect(field.isConnected).toBe(true);
});

test("copying keeps the reference, and pasting makes it a fact again", async () => {
  const { field, written } = await open(two);
  select(field, 15, two.length);
  const copied = clipboard(field, "cut");
  expect(copied).toBe(" or {{facts.email}}");
  expect(written()).toBe("{{facts.phone}}");
  select(field, 0);
  clipboard(field, "paste", "Mail {{facts.email}}:\n");
  // A heading has one line.
  expect(written()).toBe("Mail {{facts.email}}:{{facts.phone}}");
  expect(field.textContent).toBe("Mail hello@company.example:+1 (602) 555-0142");
  expect(selectedRange(field)).toEqual({ from: 21, to: 21 });
});

test("in a text of several lines, Enter begins a line; in a heading it does nothing", async () => {
  const { field, written } = await open(two);
  select(field, 0);
  expect(edit(field, "insertParagraph")).toBe(false);
  expect(written()).toBe(two);
  cleanup();
  const files = change("home.json", '"We answer every denial."', JSON.stringify(two));
  const session = sessionOf(files);
  const at = { file: "home.json", path: ["blocks", 0, "text"] };
  render(<PanelOnPage session={session} at={at} />);
  const text = await screen.findByLabelText("Text");
  select(text, 15);
  expect(edit(text, "insertLineBreak")).toBe(false);
  expect(valueIn(session.state().history.files, at)).toBe("{{facts.phone}}\n or {{facts.email}}");
});

test("a typed reference becomes a chip, but not while an input method composes", async () => {
  const { field, written } = await open("Call {{facts.phone}}");
  field.focus();
  const typed = document.createTextNode(" {{facts.email}}");
  field.insertBefore(typed, field.lastChild);
  fireEvent(field, new InputEvent("input", { bubbles: true, isComposing: true }));
  expect(typed.isConnected).toBe(true);
  expect(written()).toBe("Call {{facts.phone}} {{facts.email}}");
  fireEvent.compositionEnd(field);
  expect(field.textContent).toBe("Call +1 (602) 555-0142 hello@company.example");
});

test("the browser's own typing isn't redrawn", async () => {
  const { field, written } = await open("Call {{facts.phone}}");
  const words = field.firstChild;
  if (words) words.textContent = "Ring ";
  fireEvent.input(field);
  expect(written()).toBe("Ring {{facts.phone}}");
  expect(field.firstChild).toBe(words);
});

test("undo brings a deleted fact back into the field", async () => {
  const { field, session, written } = await open(two);
  select(field, two.length);
  edit(field, "deleteContentBackward");
  session.undo();
  expect(written()).toBe(two);
  await expect.poll(() => readText(field)).toBe(two);
});

test("after an undo, a caret that would be within a fact is after it", async () => {
  const { field, session } = await open(two);
  select(field, 0, two.length);
  edit(field, "insertText", "Z");
  expect(selectedRange(field)).toEqual({ from: 1, to: 1 });
  session.undo();
  await expect.poll(() => readText(field)).toBe(two);
  expect(selectedRange(field)).toEqual({ from: 15, to: 15 });
});

test("a fact that changes elsewhere changes in the chip", async () => {
  const { field, session } = await open("Call {{facts.phone}}");
  session.change("site.json", { do: "set", path: ["facts", "phone"], value: "112" });
  await expect.poll(() => field.textContent).toBe("Call 112");
});

test("typing over the only fact of a text changes the fact, and Change only here takes it back", async () => {
  const { field, written, fact, session } = await open("{{facts.phone}}");
  expect(field).toHaveProperty("value", "+1 (602) 555-0142");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: "112 " } });
  expect(field).toHaveProperty("value", "112 ");
  expect(fact("phone")).toBe("112");
  expect(written()).toBe("{{facts.phone}}");
  await screen.findByText(/Also changes in 2 other places/);
  fireEvent.click(screen.getByRole("button", { name: "Change only here" }));
  expect(written()).toBe("112");
  expect(fact("phone")).toBe("+1 (602) 555-0142");
  session.undo();
  expect(written()).toBe("{{facts.phone}}");
});

test("a fact can't be emptied: its old value comes back", async () => {
  const { field, fact } = await open("{{facts.phone}}");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: "1" } });
  fireEvent.change(field, { target: { value: "" } });
  expect(field).toHaveProperty("value", "");
  fireEvent.blur(field);
  expect(fact("phone")).toBe("+1 (602) 555-0142");
  expect(field).toHaveProperty("value", "+1 (602) 555-0142");
});

test("the length that is counted is that of the text as it is written", async () => {
  const { field } = await open(two);
  fireEvent.focus(field);
  const words = await screen.findByText(/^\d+ of \d+$/);
  expect(words.textContent).toMatch(new RegExp(`^${two.length} of`));
});

test("a reference that is being typed into a plain input becomes a chip when the author leaves it", async () => {
  const { field, written } = await open("Call us");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: "Call {{facts.phone}}" } });
  expect(field.isConnected).toBe(true);
  fireEvent.blur(field);
  const chips = await screen.findByRole("textbox", { name: "Heading" });
  expect(chips.textContent).toBe("Call +1 (602) 555-0142");
  expect(written()).toBe("Call {{facts.phone}}");
});

test.each([
  ["Riverside Billing", 1],
  ["Claims, denials and payments for practices in the whole valley, since 1998", 3],
])("the fact “%s” is edited in a field as high as its words", async (value, lines) => {
  const files = change("site.json", '"hello@company.example"', JSON.stringify(value));
  const at = { file: "site.json", path: ["facts", "email"] };
  render(<PanelOnPage session={sessionOf(files)} at={at} />);
  const field = await screen.findByLabelText("Email");
  expect(field.getAttribute("rows")).toBe(String(lines));
});
