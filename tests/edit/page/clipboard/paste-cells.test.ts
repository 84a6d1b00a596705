// @vitest-environment jsdom
// Cells that are pasted into a cell of a table in the panel go into that cell, and to the right and below.
import { beforeEach, expect, test } from "vitest";
import { valueIn } from "../../../../src/edit/model/read-json.ts";
import { paste } from "../../../../src/edit/page/clipboard/paste.ts";
import { base } from "../../../content/base.ts";
import { sessionOf } from "../../panel/panel-on-page.tsx";

const file = "home.json";
const table = {
  caption: "Prices",
  columns: ["Visit", "Price"],
  rows: [
    { heading: "First visit", cells: ["$90"] },
    { heading: "Follow-up", cells: ["$60"] },
  ],
};
const page = {
  title: "Home",
  description: "d",
  blocks: [{ type: "list", items: [{ heading: "Job", text: "Words.", table }] }],
};
const inTable = ["blocks", 0, "items", 0, "table"];
const messages: string[] = [];

beforeEach(() => void messages.splice(0));

/** Pastes into a cell. @param written what is in its field, with the caret at the end @returns the rows afterwards */
function pasteOver(
  at: readonly (string | number)[],
  plain: string,
  html = "",
  written = "",
): unknown {
  const session = sessionOf(new Map([...base, [file, JSON.stringify(page)]]));
  const path = [...inTable, ...at];
  const field = document.createElement("div");
  field.className = "field";
  field.dataset["pointer"] = `/${path.join("/")}`;
  const input = document.createElement("input");
  input.type = "text";
  input.value = written;
  input.setSelectionRange(written.length, written.length);
  // As the panel does.
  input.addEventListener("input", () =>
    session.change(file, { do: "set", path, value: input.value }),
  );
  input.addEventListener("paste", (event) => {
    const say = (words: string) => void messages.push(words);
    paste(event, { session, say, select: () => undefined, explainAnswer: () => undefined }, file, {
      file,
      path,
    });
  });
  field.append(input);
  const event = new Event("paste", { bubbles: true, cancelable: true });
  const getData = (type: string) => (type === "text/html" ? html : plain);
  Object.defineProperty(event, "clipboardData", { value: { getData } });
  input.dispatchEvent(event);
  return valueIn(session.state().history.files, { file, path: [...inTable, "rows"] });
}

test.each([
  ["a column", "$95\r\n$65\r\n$40\r\n", "", ["$95", "$65", "$40"]],
  [
    "a column with a hidden row",
    "$95\n$1\n$65\n",
    "<table><tr><td>$95</td></tr><tr><td>$65</td></tr></table>",
    ["$95", "$65"],
  ],
])("%s goes into the cell and those below", (_, plain, html, cells) => {
  const headings = ["First visit", "Follow-up", ""];
  expect(pasteOver(["rows", 0, "cells", 0], plain, html)).toEqual(
    cells.map((cell, index) => ({ heading: headings[index], cells: [cell] })),
  );
  expect(messages).toEqual([`Pasted ${cells.length} rows.`]);
});

test("the first cell takes the place of what was there, as the others do", () => {
  expect(pasteOver(["rows", 0, "cells", 0], "$95\n$65\n", "", "$90")).toEqual([
    { heading: "First visit", cells: ["$95"] },
    { heading: "Follow-up", cells: ["$65"] },
  ]);
});

test("a quoted cell is one cell, without its quotes", () => {
  const plain =
    '"First visit\n(60 minutes)"\t$95\r\n"Tape 2"" wide\nper roll"\t$5\r\n"Bare" feet\t$1\r\n';
  expect(pasteOver(["rows", 0, "heading"], plain)).toEqual([
    { heading: "First visit (60 minutes)", cells: ["$95"] },
    { heading: 'Tape 2" wide per roll', cells: ["$5"] },
    { heading: '"Bare" feet', cells: ["$1"] },
  ]);
});

test("a caption isn't a row, and the editor says that it is missing", () => {
  const html =
    "<table><caption>Our prices</caption><tr><td>$95</td></tr><tr><td>$65</td></tr></table>";
  expect(pasteOver(["rows", 0, "cells", 0], "Our prices\n$95\n$65", html)).toMatchObject([
    { cells: ["$95"] },
    { cells: ["$65"] },
  ]);
  expect(messages).toEqual(["Pasted 2 rows, without the caption “Our prices”."]);
});

test("one cell alone is its words", () => {
  const html = "<table><tr><td>$95<br>a day</td></tr></table>";
  expect(pasteOver(["rows", 1, "cells", 0], '"$95\na day"', html)).toMatchObject([
    { cells: ["$90"] },
    { cells: ["$95 a day"] },
  ]);
  expect(messages).toEqual([]);
});

test("several paragraphs from a word processor stay the words of one cell", () => {
  const html = "<p>$90, or</p><p>$80 <s>$70</s> for two</p>";
  expect(pasteOver(["rows", 0, "cells", 0], "$90, or\n$80 $70 for two", html)).toMatchObject([
    { cells: ["$90, or $80 for two"] },
    { cells: ["$60"] },
  ]);
  expect(messages).toEqual(["Left out: crossed-out words."]);
});
