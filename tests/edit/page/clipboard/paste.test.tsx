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
  fireEvent.paste(field, {
    clipboardData: { getData: (type: string) => (type === "text/plain" ? plain : "") },
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
