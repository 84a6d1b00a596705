// What visitors see of a formatted text, character by character, from the site's tokens and from a document.
import type { Node } from "prosemirror-model";
import type { RichBlock, RichInline } from "../../../../src/content/model/notations.ts";
import { readLinkAddress } from "../../../../src/content/text/address.ts";
import {
  firstNumber,
  hrefOf,
  schema,
  writtenFact,
} from "../../../../src/edit/page/rich-text/document-schema.ts";

/** A paragraph as its characters without spaces, each with its marks; a list as its items. */
export type Shown = string[] | { list: string; items: Shown[][] };

export function shownOfTree(blocks: readonly RichBlock[]): Shown[] {
  return blocks.flatMap((block): Shown[] => {
    if (block.type === "paragraph") {
      const shown = charactersOf(block.children, []);
      return shown.length > 0 ? [shown] : [];
    }
    // The check reports an empty item, and the editor doesn't show it.
    const items = block.items.map(shownOfTree).filter((item) => item.length > 0);
    return [{ list: block.ordered ? `from ${block.start ?? 1}` : "bullets", items }];
  });
}

/** An empty text still has one empty paragraph to type into. */
export function shownOfDocument(parent: Node): Shown[] {
  if (parent.textContent === "") return [];
  return parent.children.map((block) => {
    if (!block.isTextblock) {
      const list =
        block.type === schema.nodes.orderedList ? `from ${firstNumber(block)}` : "bullets";
      return { list, items: block.children.map(shownOfDocument) };
    }
    return block.children.flatMap((node) => {
      if (node.type === schema.nodes.hardBreak) return ["new line"];
      const looks = node.marks.flatMap((mark) => {
        const href = hrefOf(mark);
        return href === undefined ? [mark.type.name] : lookOf(href);
      });
      return characters(node.text ?? writtenFact(node), looks);
    });
  });
}

function charactersOf(inlines: readonly RichInline[], looks: readonly string[]): string[] {
  return inlines.flatMap((inline) => {
    if (typeof inline === "string") return characters(inline, looks);
    switch (inline.type) {
      case "break":
        return ["new line"];
      case "link":
        return charactersOf(inline.children, [...looks, ...lookOf(inline.href)]);
      case "pageLink":
        return charactersOf(inline.children, [...looks, `page:${inline.page}`]);
      default:
        return charactersOf(inline.children, [...looks, inline.type]);
    }
  });
}

/** An unsafe address counts as no link. */
function lookOf(href: string): string[] {
  if (/^(?:page:|media\/)/.test(href)) return [href];
  const address = readLinkAddress(filled(href));
  return address === undefined ? [] : [address];
}

/** Fills in facts, so that an address made from one is an address. */
export function filled(text: string): string {
  return text.replaceAll(/\{\{\s*facts\.(\w+)\s*\}\}/g, "$1@fact.example");
}

function characters(text: string, looks: readonly string[]): string[] {
  const look = looks.toSorted().join(", ");
  return Array.from(filled(text).replaceAll(/\s/g, ""), (character) => `${character} ${look}`);
}
