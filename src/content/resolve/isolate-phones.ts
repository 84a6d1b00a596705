// Isolates phone numbers in texts that are written from right to left: without it, a browser would show the groups of
// digits in the opposite order. https://www.w3.org/International/articles/inline-bidi-markup/
import type { RichBlock, RichInline, RichText } from "../model/notations.ts";
import { phonesIn } from "../text/phone.ts";

/** The marks of a fact before and after its value (trace/marks.ts), which stay next to it. */
const openingMark = /\ufdd1[\ufde0-\ufdef]+$/;
const closingMark = "\ufdd3";

/** @param direction of the site's language; a text that is written from left to right stays as it is */
export function isolatePhones(text: RichText, direction: "ltr" | "rtl"): RichText {
  return direction === "rtl" ? text.map(isolateIn) : text;
}

function isolateIn(block: RichBlock): RichBlock {
  return block.type === "paragraph"
    ? { ...block, children: inlines(block.children) }
    : { ...block, items: block.items.map((item) => item.map(isolateIn)) };
}

function inlines(children: readonly RichInline[]): RichInline[] {
  return children.flatMap((child) => {
    if (typeof child === "string") return pieces(child);
    return child.type === "break" ? [child] : [{ ...child, children: inlines(child.children) }];
  });
}

function pieces(text: string): RichInline[] {
  const parts: RichInline[] = [];
  let read = 0;
  for (const [longest] of phonesIn(text)) {
    if (!longest || longest.from < read) continue;
    const before = text.slice(read, longest.from);
    const from = longest.from - (openingMark.exec(before)?.[0].length ?? 0);
    const end = longest.from + longest.written.length;
    const to = text.startsWith(closingMark, end) ? end + 1 : end;
    if (read < from) parts.push(text.slice(read, from));
    parts.push({ type: "isolate", children: [text.slice(from, to)] });
    read = to;
  }
  return read < text.length ? [...parts, text.slice(read)] : parts;
}
