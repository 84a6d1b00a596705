// @vitest-environment jsdom
// A list pasted into a field of the panel becomes items, which one undo removes.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { clipboardCode } from "../../../../src/edit/page/clipboard/later.ts";
import { ItemKeys } from "../../../../src/edit/page/input/ItemKeys.tsx";
import { valueIn } from "../../../../src/edit/model/read-json.ts";
import { base } from "../../../content/base.ts";
import { PanelOnPage, sessionOf } from "../../panel/panel-on-page.tsx";

afterEach(cleanup);
beforeAll(() => clipboardCode.load());

const file = "home.json";
const path = ["blocks", 0, "items"];
const item = { heading: "Job", text: "Words.", details: ["Full time", "On site"] };

function show(at: (string | number)[]) {
  const page = { title: "Home", description: "d", blocks: [{ type: "list", items: [item] }] };
  const session = sessionOf(new Map([...base, [file, JSON.stringify(page)]]));
  const selected = { file, path: [...path, ...at] };
  render(
    <PanelOnPage session={session} at={selected}>
      <ItemKeys
        page={document.implementation.createHTMLDocument()}
        file={file}
        selected={selected}
      />
    </PanelOnPage>,
  );
  return () => valueIn(session.state().history.files, { file, path });
}

/** Pastes over the whole field. */
function paste(name: string, plain: string): void {
  const field = screen.getByLabelText<HTMLInputElement>(name);
  field.focus();
  field.select();
  pasteAtCaret(field, { "text/plain": plain });
}

function pasteAtCaret(field: HTMLElement, formats: Record<string, string>): void {
  fireEvent.paste(field, {
    clipboardData: { getData: (type: string) => formats[type] ?? "", files: [] },
  });
}

test("lines with dashes become details", () => {
  const items = show([0, "details", 0]);
  paste("Detail 1", "- Night shift\n- Half time\n- Abroad");
  expect(items()).toEqual([
    { ...item, details: ["Night shift", "Half time", "Abroad", "On site"] },
  ]);
  fireEvent.click(screen.getByText("Undo"));
  expect(items()).toEqual([item]);
});

test("lines with numbers become items", () => {
  const items = show([0, "heading"]);
  paste("Item heading", "1. Cook\n2. Driver");
  expect(items()).toEqual([{ ...item, heading: "Cook" }, { heading: "Driver" }]);
  fireEvent.click(screen.getByText("Undo"));
  expect(items()).toEqual([item]);
});

test("any other text is left to the browser, and so is a formatted text", () => {
  const items = show([0, "heading"]);
  paste("Item heading", "Cook\nDriver");
  paste("Item text", "- one\n- two");
  expect(items()).toEqual([item]);
});

test.each([
  ["bold words", "<p>Call <b>today</b></p>", "Call today", "Call **today**"],
  [
    "paragraphs and a list",
    "<p>Bring:</p><ul><li>your <i>card</i></li><li>a pen</li></ul>",
    "Bring:\n\n- your card\n- a pen",
    "Bring:\n\n- your *card*\n- a pen",
  ],
  ["a link", '<a href="https://a.example/">Prices</a>', "Prices", "[Prices](https://a.example/)"],
  [
    "words that look like code",
    "<p>Use &lt;b&gt; for it</p>",
    "Use <b> for it",
    "Use \\<b> for it",
  ],
  [
    "hidden words",
    '<p>Shown<span style="display:none"> hidden</span> <b>here</b></p>',
    "Shown hidden here",
    "Shown **here**",
  ],
])(
  "a formatted text in the panel keeps what another program has formatted: %s",
  (_name, html, plain, written) => {
    const items = show([0, "text"]);
    const field = screen.getByLabelText<HTMLTextAreaElement>("Item text");
    field.focus();
    field.select();
    pasteAtCaret(field, { "text/html": html, "text/plain": plain });
    expect(items()).toEqual([{ ...item, text: written }]);
    fireEvent.click(screen.getByText("Undo"));
    expect(items()).toEqual([item]);
  },
);

test("formatted words stay apart from those around them, and words without formatting are left to the browser", () => {
  const items = show([0, "text"]);
  const field = screen.getByLabelText<HTMLTextAreaElement>("Item text");
  field.setSelectionRange(0, 0);
  pasteAtCaret(field, { "text/html": "<b>New</b> <span></span>", "text/plain": "New " });
  expect(items()).toEqual([{ ...item, text: "**New** Words." }]);
  pasteAtCaret(field, { "text/html": "<p>plain</p>", "text/plain": "plain" });
  expect(items()).toEqual([{ ...item, text: "**New** Words." }]);
});

test("a text without formatting takes the words alone", () => {
  const items = show([0, "heading"]);
  const field = screen.getByLabelText<HTMLInputElement>("Item heading");
  field.focus();
  field.select();
  pasteAtCaret(field, { "text/html": "<b>Cook</b>", "text/plain": "Cook" });
  expect(items()).toEqual([item]);
});
