// Wraps every text that comes from a file in an element that carries its location.
import { emptyCharacter } from "../../../content/trace/hold-empty.ts";
import type { Stretch } from "../../../content/trace/marks.ts";
import type { TracedSite } from "../../../content/trace/trace.ts";
import { locationKey } from "../../model/location.ts";
import { factAttribute, locationAttribute } from "../../screen/page-elements/attributes.ts";
import { createFact } from "../facts/fact-element.ts";
import { markFormatted, type FormattedWords } from "./mark-formatted.ts";

/**
 * @param texts which stretches of each text come from where
 * @param names what the numbers of the stretches refer to
 */
export function annotate(
  texts: ReadonlyMap<Text, readonly Stretch[]>,
  names: Pick<TracedSite, "locations" | "facts">,
): void {
  const formatted: FormattedWords[] = [];
  for (const [text, stretches] of texts) {
    // One element around all of it: a button would lay out each part separately, without the spaces between them.
    const parts = document.createElement("span");
    let read = 0;
    for (const { what, number, from, to } of stretches) {
      const location = names.locations[number];
      if (what !== "text" || !location) continue;
      const element = document.createElement("span");
      if (location.isMarkdown) formatted.push({ words: element, location });
      else {
        element.setAttribute(locationAttribute, locationKey(location));
        element.setAttribute("contenteditable", "plaintext-only");
      }
      const facts = stretches.filter(
        (each) => each.what === "fact" && each.from >= from && each.to <= to,
      );
      if (text.data.slice(from, to) !== emptyCharacter)
        element.append(...withChips(text.data, { from, to }, facts, names.facts));
      if (read < from) parts.append(text.data.slice(read, from));
      parts.append(element);
      read = to;
    }
    if (read < text.data.length) parts.append(text.data.slice(read));
    text.replaceWith(parts);
  }
  markFormatted(formatted);
}

function withChips(
  text: string,
  { from, to }: { from: number; to: number },
  facts: readonly Stretch[],
  names: readonly string[],
): (string | Element)[] {
  const parts: (string | Element)[] = [];
  let read = from;
  for (const { number, from: start, to: end } of facts) {
    const chip = createFact(document, names[number] ?? "", text.slice(start, end));
    parts.push(text.slice(read, start), chip);
    read = end;
  }
  parts.push(text.slice(read, to));
  // When the page is redrawn, an empty text node would take the place of the fact after it.
  return parts.filter((part) => part !== "");
}

/** The source for an element's text: facts by name, everything on one line. */
export function sourceOf(element: Element): string {
  const parts = Array.from(element.childNodes, (node) => {
    const isElement = node.nodeType === Node.ELEMENT_NODE;
    // Cast: a node of this type is an Element.
    const fact = isElement ? (node as Element).getAttribute(factAttribute) : null;
    return fact === null ? (node.textContent ?? "") : `{{facts.${fact}}}`;
  });
  return parts.join("").replaceAll(/\s*\n\s*/g, " ");
}
