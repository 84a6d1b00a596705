// Finds the element on the page that shows a location.
import { locationKey, type Location } from "../../model/location.ts";
import { partAttribute, locationAttribute } from "./attributes.ts";

export interface Shown {
  element: HTMLElement;
  location: Location;
}

/** The element that shows exactly this location; undefined if there is none. */
export function elementOf(page: ParentNode, location: Location): HTMLElement | undefined {
  const name = CSS.escape(locationKey(location));
  const words = page.querySelector<HTMLElement>(`[${locationAttribute}="${name}"]`);
  return words ?? page.querySelector<HTMLElement>(`[${partAttribute}="${name}"]`) ?? undefined;
}

/** The element that shows a location, or else the innermost one around it. */
export function elementAround(page: ParentNode, { file, path }: Location): Shown | undefined {
  for (let length = path.length; length > 0; length--) {
    const location = { file, path: path.slice(0, length) };
    const element = elementOf(page, location);
    if (element) return { element, location };
  }
  return undefined;
}

/** The first element that shows something in this location, such as the text of the footer. */
export function elementWithin(page: ParentNode, location: Location): HTMLElement | undefined {
  const inside = `^="${CSS.escape(locationKey(location))}/"`;
  return (
    page.querySelector<HTMLElement>(
      `[${locationAttribute}${inside}], [${partAttribute}${inside}]`,
    ) ?? undefined
  );
}

/** The page in the frame; undefined while none is shown. */
export function shownPage(): Document | undefined {
  const frame = document.querySelector<HTMLIFrameElement>("iframe.page-frame");
  return frame?.contentDocument ?? undefined;
}

/** The innermost list item around a location that the page shows as one element: a card, a block. */
export function shownItem(page: ParentNode, { file, path }: Location): Shown | undefined {
  for (let length = path.length; length > 0; length--) {
    const location = { file, path: path.slice(0, length) };
    const element = typeof path[length - 1] === "number" && elementOf(page, location);
    if (element) return { element, location };
  }
  return undefined;
}

/**
 * Doesn't scroll if enough of the element is visible: half a view of it, or all of what is smaller. An author who is on the
 * page sees what they clicked, and it isn't moved away from them.
 */
export function bringIntoView(element: Element): void {
  const { ownerDocument } = element;
  const view = ownerDocument.defaultView;
  const { top, bottom, height } = element.getBoundingClientRect();
  if (!view) return;
  const visible = Math.min(bottom, view.innerHeight) - Math.max(top, 0);
  if (visible >= Math.min(height, ownerDocument.hasFocus() ? 1 : view.innerHeight / 2)) return;
  const isCalm = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  // In the middle, something taller than the view would hide its beginning.
  const block = height > view.innerHeight ? "start" : "center";
  element.scrollIntoView({ block, behavior: isCalm ? "instant" : "smooth" });
}
