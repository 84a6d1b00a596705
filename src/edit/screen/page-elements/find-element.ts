// Finds the element on the page that shows a location.
import { attributeOf, type Place } from "../../model/location.ts";
import { partAttribute, placeAttribute } from "./attributes.ts";

export interface Shown {
  element: HTMLElement;
  place: Place;
}

/** The element that shows exactly this location; undefined if there is none. */
export function elementOf(page: ParentNode, place: Place): HTMLElement | undefined {
  const name = CSS.escape(attributeOf(place));
  const words = page.querySelector<HTMLElement>(`[${placeAttribute}="${name}"]`);
  return words ?? page.querySelector<HTMLElement>(`[${partAttribute}="${name}"]`) ?? undefined;
}

/** The element that shows a location, or else the innermost one around it. */
export function elementAround(page: ParentNode, { file, path }: Place): Shown | undefined {
  for (let length = path.length; length > 0; length--) {
    const place = { file, path: path.slice(0, length) };
    const element = elementOf(page, place);
    if (element) return { element, place };
  }
  return undefined;
}

/** The innermost list item around a location that the page shows as one element: a card, a block. */
export function shownItem(page: ParentNode, { file, path }: Place): Shown | undefined {
  for (let length = path.length; length > 0; length--) {
    const place = { file, path: path.slice(0, length) };
    const element = typeof path[length - 1] === "number" && elementOf(page, place);
    if (element) return { element, place };
  }
  return undefined;
}

/** Doesn't scroll if part of the element is already visible. */
export function bringIntoView(element: Element): void {
  const view = element.ownerDocument.defaultView;
  const { top, bottom } = element.getBoundingClientRect();
  if (!view || (bottom > 0 && top < view.innerHeight)) return;
  const isCalm = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "center", behavior: isCalm ? "instant" : "smooth" });
}
