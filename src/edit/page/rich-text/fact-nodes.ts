// Facts in a formatted text: each is one node that shows its value. Typing its source creates one.
import type { Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import type { NodeViewConstructor } from "prosemirror-view";
import { namedFact } from "../../../content/resolve/facts.ts";
import type { Facts } from "../../model/read-facts.ts";
import { factAttribute } from "../../screen/page-elements/attributes.ts";
import { anyFact, anyFactWords, createFact } from "../facts/fact-element.ts";
import { factOf, schema } from "./document-schema.ts";

export function factView(facts: () => Facts): NodeViewConstructor {
  return (node, view) => {
    const name = factOf(node) ?? "";
    const dom = createFact(view.dom.ownerDocument, name, valueOf(name, facts()));
    // What is typed in it changes the fact, not the text.
    return { dom, ignoreMutation: () => true, stopEvent: () => true };
  };
}

/** @param keeps whether the part of a fact that is edited stays as the author has typed it */
export function showFacts(text: Element, facts: Facts, keeps: (words: Element) => boolean): void {
  for (const words of text.querySelectorAll(anyFactWords)) {
    const value = valueOf(words.closest(anyFact)?.getAttribute(factAttribute) ?? "", facts);
    if (words.textContent !== value && !keeps(words)) words.textContent = value;
  }
}

function valueOf(name: string, facts: Facts): string {
  return facts[name] ?? `{{facts.${name}}}`;
}

/** @param askForFact called when two braces are typed: only a fact starts like this */
export function factPlugin(askForFact: () => void): Plugin {
  return new Plugin({
    props: {
      handleTextInput: (view, from, to, typed) => {
        if (typed !== "{" || view.state.doc.textBetween(Math.max(0, from - 1), from) !== "{")
          return false;
        view.dispatch(view.state.tr.delete(from - 1, to));
        askForFact();
        return true;
      },
    },
    appendTransaction: (_transactions, _before, { doc, tr }) => {
      for (const { name, from, to, marks } of factsInWords(doc).toReversed())
        tr.replaceWith(from, to, schema.node("fact", { name }, [], marks));
      return tr.docChanged ? tr : null;
    },
  });
}

/** The positions of the facts in a document, in order. @param name only facts of this name; all if omitted */
export function factPositions(doc: Node, name?: string): number[] {
  const locations: number[] = [];
  doc.descendants((node, at) => {
    const fact = factOf(node);
    if (fact !== undefined && (name ?? fact) === fact) locations.push(at);
  });
  return locations;
}

function factsInWords(doc: Node) {
  const found: { name: string; from: number; to: number; marks: Node["marks"] }[] = [];
  doc.descendants((node, at) => {
    for (const { 0: all, 1: name = "", index } of (node.text ?? "").matchAll(namedFact))
      found.push({ name, from: at + index, to: at + index + all.length, marks: node.marks });
  });
  return found;
}
