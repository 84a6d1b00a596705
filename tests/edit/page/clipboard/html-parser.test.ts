// @vitest-environment jsdom
// Pasting from a web page, a word processor or a spreadsheet, where the content policy allows no inline styles.
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { afterEach, describe, expect, test, vi } from "vitest";
import { schema } from "../../../../src/edit/page/rich-text/document-schema.ts";
import { withStylesAsData } from "../../../../src/edit/page/clipboard/styles.ts";
import { clipboardPlugin } from "../../../../src/edit/page/clipboard/clipboard-plugin.ts";
import {
  writeBlocks,
  type WriteStyle,
} from "../../../../src/edit/page/rich-text/write-markdown.ts";

afterEach(() => vi.restoreAllMocks());

function paste(html: string): Node {
  const doc = schema.node("doc", null, [schema.node("paragraph")]);
  const state = EditorState.create({ doc, plugins: [clipboardPlugin(() => "")] });
  const view = new EditorView(document.createElement("div"), { state });
  view.pasteHTML(html, new Event("paste") as ClipboardEvent);
  return view.state.doc;
}

/** What an empty text holds afterwards: a line for each paragraph, with its formatting. */
function pasted(html: string): string[] {
  return paste(html).children.map((block) =>
    block.children
      .map(({ text = "", marks }) => `${marks.map(({ type }) => `${type.name}:`).join("")}${text}`)
      .join("/"),
  );
}

test.for([
  `<h2 style="color:red">Red</h2>`,
  `<h2 class="a"style='color:red'>Red</h2>`,
  `<h2 STYLE = color:red>Red</h2>`,
  `<h2 title="a > b" style="color:red">Red</h2>`,
  `<h2 style="color:red" onclick="alert(1)" onmouseover=alert(1)>Red</h2>`,
])("no style and no event handler is ever parsed: %s", (html) => {
  const parsed = vi.spyOn(Element.prototype, "innerHTML", "set");
  expect(pasted(html)).toEqual(["Red"]);
  expect(parsed.mock.calls.join("")).toContain("Red");
  expect(parsed.mock.calls.join("")).not.toMatch(/(?<!data-)style|onclick|onmouseover/i);
});

test("words that only look like a style stay", () => {
  const html = `<p>Write style="color:red" or <a href="https://a.example/?style=1 style=2">style = 3</a></p>`;
  expect(withStylesAsData(html)).toBe(html);
});

test("bold and italic text stays, however it is written", () => {
  expect(
    pasted(
      `<p><span style="font-weight:700">a</span> <span style="color:red;font-style:italic">b</span> <b>c</b></p>`,
    ),
  ).toEqual(["strong:a/ /emphasis:b/ /strong:c"]);
});

test("a document that Google Docs wraps into a bold element isn't bold", () => {
  expect(pasted(`<b style="font-weight:normal"><p>plain</p></b>`)).toEqual(["plain"]);
});

test("a table keeps its rows, and a separator between its cells", () => {
  const table = `<table><tbody><tr><th>a</th><td style="width:2px"><p>b</p></td></tr><tr><td>c</td><td>d</td></tr></tbody></table>`;
  expect(pasted(table)).toEqual(["a | b", "c | d"]);
  expect(pasted("<td>a</td><td>b</td>")).toEqual(["a | b"]);
});

describe("a list from Word", () => {
  /** As Word writes it, with line breaks within its attributes. */
  const point = (marker: string, words: string, level = 1) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level}\nlfo1'>` +
    `<!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
    `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${words}<o:p></o:p></p>\n`;
  const style: WriteStyle = {
    caution: "likely",
    emphasis: "*",
    strong: "**",
    links: "bracketed",
    bullet: "-",
    known: () => undefined,
  };
  const markdown = (html: string) => writeBlocks(paste(html).children, style);

  test("keeps its bullets and its numbers, and the paragraphs around it", () => {
    const bullets = point("·", "poodles") + point("·", "<b>terriers</b>");
    expect(markdown(`<p class=MsoNormal>We groom</p>${bullets}<p class=MsoNormal>and</p>`)).toBe(
      "We groom\n\n- poodles\n- **terriers**\n\nand",
    );
    expect(markdown(point("1.", "wash") + point("2.", "dry"))).toBe("1. wash\n2. dry");
  });

  test("keeps the points within a point", () => {
    const inner = point("o", "toy", 2) + point("o", "medium", 2);
    expect(markdown(point("·", "poodles") + inner + point("·", "terriers"))).toBe(
      "- poodles\n  - toy\n  - medium\n- terriers",
    );
    expect(markdown(point("·", "a day") + point("1)", "wash", 2) + point("2)", "dry", 2))).toBe(
      "- a day\n  1. wash\n  2. dry",
    );
  });

  test("that goes on after a paragraph keeps its number as text", () => {
    expect(pasted(`${point("1.", "wash")}<p>Then</p>${point("2.", "dry")}`).at(-1)).toMatch(
      /^2\.\s+dry$/,
    );
  });
});
