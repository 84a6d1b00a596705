// Puts every text of a page that comes from a file into an element of its own, which knows where that is.
import { emptyCharacter } from "../../../content/trace/hold-empty.ts";
import type { Stretch } from "../../../content/trace/marks.ts";
import type { TracedSite } from "../../../content/trace/trace.ts";
import { attributeOf } from "../../model/location.ts";
import { factAttribute, placeAttribute } from "../../screen/page-elements/attributes.ts";
import { markFormatted, type FormattedWords } from "./mark-formatted.ts";

/**
 * @param texts what stands where in the texts of a page
 * @param names what the stretches' numbers stand for
 */
export function annotate(
  texts: ReadonlyMap<Text, readonly Stretch[]>,
  names: Pick<TracedSite, "places" | "facts">,
): void {
  const formatted: FormattedWords[] = [];
  for (const [text, stretches] of texts) {
    // One element for all of it: a button would lay out each part by itself, without the blanks between them.
    const parts = document.createElement("span");
    let read = 0;
    for (const { what, number, from, to } of stretches) {
      const place = names.places[number];
      if (what !== "text" || !place) continue;
      const element = document.createElement("span");
      if (place.isMarkdown) formatted.push({ words: element, place });
      else {
        element.setAttribute(placeAttribute, attributeOf(place));
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
    const chip = document.createElement("span");
    chip.setAttribute(factAttribute, names[number] ?? "");
    chip.setAttribute("contenteditable", "false");
    chip.append(text.slice(start, end));
    parts.push(text.slice(read, start), chip);
    read = end;
  }
  parts.push(text.slice(read, to));
  return parts;
}

/** What is to be written for an element's words: its facts by their names, on one line. */
export function writtenWords(element: Element): string {
  const parts = Array.from(element.childNodes, (node) => {
    const isElement = node.nodeType === Node.ELEMENT_NODE;
    // Cast: that is what this type of node is.
    const fact = isElement ? (node as Element).getAttribute(factAttribute) : null;
    return fact === null ? (node.textContent ?? "") : `{{facts.${fact}}}`;
  });
  return parts.join("").replaceAll(/\s*\n\s*/g, " ");
}
