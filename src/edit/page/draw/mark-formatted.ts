// Finds the elements that show one whole formatted text each, and makes them editable.
import { locationKey, type Location } from "../../model/location.ts";
import { formattedAttribute, locationAttribute } from "../../screen/page-elements/attributes.ts";
import { t } from "../../../words/t.ts";

/** A piece of a formatted text. */
export interface FormattedWords {
  words: Element;
  location: Location;
}

export function markFormatted(all: readonly FormattedWords[]): void {
  const locationOf = new Map<Element, string>();
  for (const { words, location } of all) locationOf.set(blockAround(words), locationKey(location));
  for (const [block, location] of locationOf) {
    if (block.parentElement?.getAttribute(locationAttribute) === location) continue;
    const host = hostOf(runFrom(block, (next) => locationOf.get(next) === location));
    host.setAttribute(locationAttribute, location);
    host.setAttribute(formattedAttribute, "");
    host.setAttribute("contenteditable", "true");
    host.setAttribute("role", "textbox");
    host.setAttribute("aria-multiline", "true");
    host.setAttribute("aria-label", t`Formatted text`);
  }
}

/** Lists within a formatted text have no class. */
function blockAround(words: Element): Element {
  let block = words.closest("p") ?? words;
  for (;;) {
    const list =
      block.parentElement?.matches("li:not([class])") && block.parentElement.parentElement;
    if (!list || !list.matches(":is(ul, ol):not([class])")) return block;
    block = list;
  }
}

function runFrom(first: Element, continues: (next: Element) => boolean): Element[] {
  const run = [first];
  let next = first.nextElementSibling;
  for (; next && continues(next); next = next.nextElementSibling) run.push(next);
  return run;
}

/** The parent of the blocks if it holds nothing else; otherwise a new element around them. */
function hostOf(blocks: readonly Element[]): Element {
  const [first] = blocks;
  const parent = first?.parentElement;
  if (!first || !parent) throw new Error("A text on a page has no element around it.");
  if (parent.childNodes.length === blocks.length) return parent;
  // A paragraph around paragraphs, which no parser creates: the page's styles place it like the first of them.
  const host = document.createElement("p");
  first.before(host);
  host.append(...blocks);
  return host;
}
