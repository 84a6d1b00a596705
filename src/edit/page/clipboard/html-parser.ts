// Reads pasted HTML as a formatted text, or as a part of one.
import { DOMParser, type Node, type ParseOptions, type Slice } from "prosemirror-model";
import { schema } from "../rich-text/document-schema.ts";
import { cleanHtml } from "./clean-html.ts";
import { tablesToText } from "./tables.ts";

/** Makes elements of the renamed styles, and text of tables. */
class PastedHtmlParser extends DOMParser {
  override parse(body: Element, options?: ParseOptions): Node {
    return super.parse(prepared(body), options);
  }

  override parseSlice(body: Element, options?: ParseOptions): Slice {
    return super.parseSlice(prepared(body), options);
  }
}

export const pastedHtmlParser = new PastedHtmlParser(schema, DOMParser.fromSchema(schema).rules);

function prepared(body: Element): Element {
  cleanHtml(body);
  for (const element of body.querySelectorAll("[data-style]")) styleToElements(element);
  tablesToText(body);
  return body;
}

function styleToElements(element: Element): void {
  // Styles set by a script are allowed.
  const { style } = element.ownerDocument.createElement("span");
  style.cssText = element.getAttribute("data-style")?.slice(1) ?? "";
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
