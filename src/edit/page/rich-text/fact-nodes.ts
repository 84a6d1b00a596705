// Facts in a formatted text: each is one node that shows its value. Typing its source creates one.
import type { Node } from "prosemirror-model";
import { NodeSelection, Plugin } from "prosemirror-state";
import type { NodeViewConstructor } from "prosemirror-view";
import { namedFact } from "../../../content/resolve/facts.ts";
import type { Facts } from "../../model/read-facts.ts";
import { factAttribute } from "../../screen/page-elements/attributes.ts";
import { factOf, schema } from "./document-schema.ts";

export function factView(facts: () => Facts): NodeViewConstructor {
  return (node, view) => {
    const dom = view.dom.ownerDocument.createElement("span");
    dom.setAttribute(factAttribute, factOf(node) ?? "");
    dom.contentEditable = "false";
    showFact(dom, facts());
    return { dom, ignoreMutation: () => true };
  };
}

/** Shows the fact's value in its element. */
export function showFact(element: Element, facts: Facts): void {
  const name = element.getAttribute(factAttribute) ?? "";
  element.textContent = facts[name] ?? `{{facts.${name}}}`;
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

/** Selects the fact if a text is nothing else: there is no room for a caret. */
export function wholeFact(doc: Node): NodeSelection | undefined {
  const [line, ...lines] = doc.children;
  const [part, ...parts] = line?.children ?? [];
  const isOnly = lines.length === 0 && parts.length === 0;
  return isOnly && part && factOf(part) !== undefined ? NodeSelection.create(doc, 1) : undefined;
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
