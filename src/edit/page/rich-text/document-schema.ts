// The ProseMirror schema for formatted texts: only what the site can show.
import { Schema, type Mark, type Node } from "prosemirror-model";

/** Link comes first, so that bold text in a link is inside it. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      group: "block",
      content: "inline*",
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    bulletList: {
      group: "block",
      content: "listItem+",
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    orderedList: {
      group: "block",
      content: "listItem+",
      attrs: { start: { default: 1, validate: "number" } },
      parseDOM: [
        {
          tag: "ol",
          getAttrs: (element) => ({ start: Number(element.getAttribute("start") ?? 1) }),
        },
      ],
      toDOM: (node) =>
        firstNumber(node) === 1 ? ["ol", 0] : ["ol", { start: firstNumber(node) }, 0],
    },
    listItem: {
      content: "block+",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    text: { group: "inline" },
    hardBreak: {
      group: "inline",
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    fact: {
      group: "inline",
      inline: true,
      attrs: { name: { validate: "string" } },
      parseDOM: [
        {
          tag: "[data-fact]",
          getAttrs: (element) => ({ name: element.getAttribute("data-fact") ?? "" }),
        },
      ],
      toDOM: (node) => ["span", { "data-fact": factOf(node) ?? "" }],
      leafText: writtenFact,
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: "string" } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[data-href]",
          getAttrs: (element) => ({ href: element.getAttribute("data-href") ?? "" }),
        },
        {
          tag: "a[href]",
          getAttrs: (element) => ({ href: element.getAttribute("href") ?? "" }),
        },
      ],
      // Nothing follows the address here, so the browser need not understand it.
      toDOM: (mark) => ["a", { class: "link", "data-href": hrefOf(mark) ?? "" }, 0],
    },
    strong: {
      parseDOM: [
        { tag: "strong" },
        { tag: "b", getAttrs: (element) => element.style.fontWeight !== "normal" && null },
        {
          style: "font-weight",
          getAttrs: (value) => /^(bold(er)?|[6-9]\d\d)$/.test(value) && null,
        },
      ],
      toDOM: () => ["strong", 0],
    },
    emphasis: {
      parseDOM: [{ tag: "em" }, { tag: "i" }, { style: "font-style=italic" }],
      toDOM: () => ["em", 0],
    },
  },
});

/** The name of the fact that a node shows; undefined for any other node. */
export function factOf({ type, attrs }: Node): string | undefined {
  return type === schema.nodes.fact ? String(attrs["name"]) : undefined;
}

/** The number of a list's first item. */
export function firstNumber({ attrs }: Node): number {
  return Number(attrs["start"]);
}

/** The address of a link as written; undefined for any other mark. */
export function hrefOf({ type, attrs }: Mark): string | undefined {
  return type === schema.marks.link ? String(attrs["href"]) : undefined;
}

export function writtenFact(node: Node): string {
  return `{{facts.${factOf(node) ?? ""}}}`;
}
