// Pairs a page's elements with those of its marked copy, which shows the same and sometimes more.
import { readMarks } from "../../../content/trace/marks.ts";

export type Pair = readonly [element: Element, copy: Element];

/** All elements within a page, outermost first, each with its counterpart in the marked copy. */
export function pairElements(page: Element, copy: Element): Pair[] {
  return alignedChildren(page, copy).flatMap(([element, other]) => [
    [element, other] as const,
    ...pairElements(element, other),
  ]);
}

function alignedChildren(page: Element, copy: Element): Pair[] {
  const [children, others] = [childrenOf(page), childrenOf(copy)];
  if (children.length === others.length)
    return children.flatMap((element, index): Pair[] => {
      const other = others[index];
      return other ? [[element, other]] : [];
    });
  // A view leaves out repeated text, but can't recognize it once it is marked.
  let next = 0;
  return children.flatMap((element): Pair[] => {
    const at = others.findIndex((other, index) => index >= next && isSame(element, other));
    const other = others[at];
    if (!other) return [];
    next = at + 1;
    return [[element, other]];
  });
}

/** Walks the siblings, which is faster in browsers than `children`. */
function childrenOf(element: Element): Element[] {
  const children: Element[] = [];
  for (let child = element.firstElementChild; child; child = child.nextElementSibling)
    children.push(child);
  return children;
}

function isSame(element: Element, copy: Element): boolean {
  if (element.tagName !== copy.tagName) return false;
  return element.textContent === readMarks(copy.textContent ?? "").text;
}
