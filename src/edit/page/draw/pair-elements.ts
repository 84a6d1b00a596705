// Pairs a page's elements with those of its marked copy, which shows the same and sometimes more.
import { readMarks } from "../../../content/trace/marks.ts";

export type Pair = readonly [element: Element, copy: Element];

/** All elements within a page, outermost first, each with its counterpart in the marked copy. */
export function pairElements(page: Element, copy: Element): Pair[] {
  return pairChildren(page, copy).flatMap(([element, other]) =>
    other ? [[element, other] as const, ...pairElements(element, other)] : [],
  );
}

/** All children of an element, each with its counterpart, if it has one. */
export function pairChildren(
  page: Element,
  copy: Element,
): (readonly [child: Element, other: Element | undefined])[] {
  const [children, others] = [childrenOf(page), childrenOf(copy)];
  if (children.length === others.length)
    return children.map((element, index) => [element, others[index]]);
  // A view leaves out repeated text, but can't recognize it once it is marked.
  let next = 0;
  return children.map((element) => {
    const at = others.findIndex((other, index) => index >= next && isSame(element, other));
    const other = others[at];
    if (other) next = at + 1;
    return [element, other];
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
