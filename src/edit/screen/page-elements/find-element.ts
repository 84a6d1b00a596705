// From a place in a file to what shows it on the page.
import { attributeOf, type Place } from "../../model/location.ts";
import { partAttribute, placeAttribute } from "./attributes.ts";

export interface Shown {
  element: HTMLElement;
  place: Place;
}

/** What shows just this place; undefined where the page doesn't. */
export function elementOf(page: ParentNode, place: Place): HTMLElement | undefined {
  const name = CSS.escape(attributeOf(place));
  const words = page.querySelector<HTMLElement>(`[${placeAttribute}="${name}"]`);
  return words ?? page.querySelector<HTMLElement>(`[${partAttribute}="${name}"]`) ?? undefined;
}

/** What shows a place, or else the innermost part that holds it. */
export function elementAround(page: ParentNode, { file, path }: Place): Shown | undefined {
  for (let length = path.length; length > 0; length--) {
    const place = { file, path: path.slice(0, length) };
    const element = elementOf(page, place);
    if (element) return { element, place };
  }
  return undefined;
}

/** The innermost item of a list around a place, as far as the page shows one as a whole: a card, a block. */
export function shownItem(page: ParentNode, { file, path }: Place): Shown | undefined {
  for (let length = path.length; length > 0; length--) {
    const place = { file, path: path.slice(0, length) };
    const element = typeof path[length - 1] === "number" && elementOf(page, place);
    if (element) return { element, place };
  }
  return undefined;
}

/** Where some of it is in view, the page stays as it is. */
export function bringIntoView(element: Element): void {
  const view = element.ownerDocument.defaultView;
  const { top, bottom } = element.getBoundingClientRect();
  if (!view || (bottom > 0 && top < view.innerHeight)) return;
  const isCalm = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "center", behavior: isCalm ? "instant" : "smooth" });
}
