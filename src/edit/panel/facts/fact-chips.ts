// Shows a text with its facts as chips in an element that is edited, and reads it back as it is written in the file.
import { fillFacts, namedFact } from "../../../content/resolve/facts.ts";
import type { Facts } from "../../model/read-facts.ts";
import { t } from "../../../words/t.ts";

const chipAttribute = "data-written";

/** Redraws a text. The chips are deleted and stepped over as a whole. */
export function drawText(root: HTMLElement, text: string, facts: Facts): void {
  const nodes: Node[] = [];
  let end = 0;
  for (const { 0: written, 1: name = "", index } of text.matchAll(namedFact)) {
    const value = facts[name];
    if (value === undefined) continue;
    if (index > end) nodes.push(root.ownerDocument.createTextNode(text.slice(end, index)));
    nodes.push(createChip(root.ownerDocument, { name, written, value }));
    end = index + written.length;
  }
  if (end < text.length) nodes.push(root.ownerDocument.createTextNode(text.slice(end)));
  // Without it, there is no room for a caret after a last chip or a last line break.
  nodes.push(root.ownerDocument.createElement("br"));
  root.replaceChildren(...nodes);
}

interface Chip {
  name: string;
  written: string;
  value: string;
}

function createChip(document: Document, { name, written, value }: Chip): HTMLElement {
  const chip = document.createElement("span");
  chip.className = "fact-chip";
  chip.setAttribute(chipAttribute, written);
  chip.setAttribute("contenteditable", "false");
  chip.title = t`Fact: ${name}. Change it in Site settings.`;
  chip.append(value);
  return chip;
}

/** The text of an element, or of a part of it, with references in place of the chips. */
export function readText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  // Cast: what isn't text here is an element or a fragment; a fragment has no attributes.
  const written = (node as Partial<Element>).getAttribute?.(chipAttribute);
  return written ?? [...node.childNodes].map(readText).join("");
}

/** Whether an element shows this text, and in its chips the facts' values now. */
export function isShown(root: HTMLElement, text: string, facts: Facts): boolean {
  const chips = [...root.querySelectorAll(`[${chipAttribute}]`)];
  return (
    readText(root) === text &&
    root.lastElementChild !== null &&
    chips.every((chip) => chip.textContent === fillFacts(readText(chip), facts).text)
  );
}

/** What is selected in an element, in characters of the text as it is written. */
export interface WrittenRange {
  from: number;
  to: number;
}

/** @returns undefined if the caret is elsewhere */
export function selectedRange(root: HTMLElement): WrittenRange | undefined {
  const selection = root.ownerDocument.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  if (!range || !root.contains(range.commonAncestorContainer)) return undefined;
  return {
    from: lengthTo(root, range.startContainer, range.startOffset),
    to: lengthTo(root, range.endContainer, range.endOffset),
  };
}

function lengthTo(root: HTMLElement, node: Node, offset: number): number {
  const range = root.ownerDocument.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  return readText(range.cloneContents()).length;
}

/** Puts the caret at a position in the written text; beside a chip, never into it. */
export function putCaretAt(root: HTMLElement, at: number): void {
  const selection = root.ownerDocument.getSelection();
  let left = at;
  for (const [index, node] of [...root.childNodes].entries()) {
    const { length } = readText(node);
    // It is below zero after a position within a chip.
    if (node.nodeType === Node.TEXT_NODE && left <= length)
      return selection?.collapse(node, Math.max(0, left));
    if (left <= 0) return selection?.collapse(root, index);
    left -= length;
  }
  selection?.collapse(root, Math.max(0, root.childNodes.length - 1));
}

/** The range of the fact that ends or begins at the caret. */
export function factBeside(
  text: string,
  caret: number,
  side: "before" | "after",
): WrittenRange | undefined {
  const ranges = Array.from(text.matchAll(namedFact), ({ 0: written, index }) => {
    return { from: index, to: index + written.length };
  });
  return ranges.find(({ from, to }) => (side === "before" ? to : from) === caret);
}
