// The ProseMirror document of a text with facts: each fact is one piece of it, which shows the fact's value.
import { Schema, type Node } from "prosemirror-model";
import { namedFact } from "../../../content/resolve/facts.ts";
import type { Facts } from "../../model/read-facts.ts";
import { factTitle } from "../../../words/fact-title.ts";
import { t } from "../../../words/t.ts";

interface FactAttributes {
  name: string;
  /** With its braces, as it is written in the file. */
  written: string;
  value: string;
}

const schema = new Schema({
  nodes: {
    doc: { content: "inline*", whitespace: "pre" },
    text: { group: "inline" },
    fact: {
      group: "inline",
      inline: true,
      // The arrow keys step over it; selected by itself, it would take one key more.
      selectable: false,
      attrs: { name: {}, written: {}, value: {} },
      leafText: (node) => attributesOf(node).written,
      toDOM: (node) => {
        const { name, value } = attributesOf(node);
        const title = t`Fact: ${factTitle(name)}. Change it in Site settings.`;
        return ["span", { class: "fact-chip", contenteditable: "false", title }, value];
      },
    },
  },
});

/** Cast: only `factNode` makes them. */
const attributesOf = (fact: Node) => fact.attrs as FactAttributes;

const factNode = (attributes: FactAttributes): Node => schema.node("fact", { ...attributes });

/** @param text as it is written in the file; the document's `textContent` is the same */
export function readFactText(text: string, facts: Facts): Node {
  const nodes: Node[] = [];
  let end = 0;
  for (const { 0: written, 1: name = "", index } of text.matchAll(namedFact)) {
    const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
    // Any other name stays as it is written.
    if (value === undefined) continue;
    if (index > end) nodes.push(schema.text(text.slice(end, index)));
    nodes.push(factNode({ name, written, value }));
    end = index + written.length;
  }
  if (end < text.length) nodes.push(schema.text(text.slice(end)));
  return schema.node("doc", null, nodes);
}
