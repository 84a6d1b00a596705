// Reads pasted HTML: keeps its formatting without inline styles, which the editor's content policy refuses.
import { DOMParser, type ParseOptions, type Slice } from "prosemirror-model";
import { schema } from "./document-schema.ts";
import { convertWordLists } from "./word-lists.ts";

const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** The tag's name matches too, but has no value. */
const attribute = /([^\s"'=<>/]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?/g;

/**
 * Renames styles and removes event handlers before the HTML is parsed: even in a document that is never shown, the
 * policy counts each of them as a violation.
 * @param html as the clipboard has it
 */
export function withStylesAsData(html: string): string {
  return html.replaceAll(tag, (whole) =>
    whole.replaceAll(attribute, (written, name: string, value?: string) => {
      if (value === undefined) return written;
      if (/^style$/i.test(name)) return `data-style${value}`;
      return /^on/i.test(name) ? "" : written;
    }),
  );
}

/** Makes lists of Word's paragraphs, elements of the renamed styles, and text of tables. */
class PastedHtmlParser extends DOMParser {
  override parseSlice(body: Element, options?: ParseOptions): Slice {
    convertWordLists(body);
    for (const element of body.querySelectorAll("[data-style]")) styleToElements(element);
    for (const cell of body.querySelectorAll("td, th")) cellToText(cell);
    for (const row of body.querySelectorAll("tr")) rename(row, "p");
    return super.parseSlice(body, options);
  }
}

export const pastedHtmlParser = new PastedHtmlParser(schema, DOMParser.fromSchema(schema).rules);

function styleToElements(element: Element): void {
  // Styles set by a script are allowed.
  const { style } = element.ownerDocument.createElement("span");
  style.cssText = element.getAttribute("data-style") ?? "";
  element.removeAttribute("data-style");
  if (/^(bold(er)?|[6-9]\d\d)$/.test(style.fontWeight)) wrapContent(element, "strong");
  if (style.fontStyle === "italic") wrapContent(element, "em");
  // Google Docs puts everything into such an element.
  const isPlain =
    (element.matches("b, strong") && /^(normal|400)$/.test(style.fontWeight)) ||
    (element.matches("i, em") && style.fontStyle === "normal");
  if (isPlain) element.replaceWith(...element.childNodes);
}

function wrapContent(element: Element, name: "strong" | "em"): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Texts have no tables, so without a separator, words of neighboring cells would become one. */
function cellToText(cell: Element): void {
  for (const inner of cell.querySelectorAll("p, div")) inner.replaceWith(...inner.childNodes, " ");
  if (cell.nextElementSibling) cell.append(" | ");
  rename(cell, "span");
}

function rename(element: Element, name: "p" | "span"): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
