// Positions an element's tools: near it, without covering anything people read.
import type { Location } from "../../model/location.ts";
import type { Shown } from "../../screen/page-elements/find-element.ts";
import { locationAttribute } from "../../screen/page-elements/attributes.ts";
import { isFree, type Area } from "./free-space.ts";

/** In the editor's own pixels, from the corner of the page's visible area. */
export interface Spot {
  side: "within" | "above" | "below";
  top: number;
  start: number;
}

/** The height of the tools and roughly their width, in pixels. */
export const height = 40;
const width = 250;
/** The most that a long name makes of it. */
const longest = 400;
const gap = 2;

/** Possible positions for the tools of an element, best first. @param scale at which the page is shown */
export function toolPositions(element: Element, { path }: Location, scale: number): Spot[] {
  const { top, bottom, left, right } = scaled(element.getBoundingClientRect(), scale);
  const view = element.ownerDocument.defaultView;
  const seen = scaled(
    { top: 0, left: 0, bottom: view?.innerHeight ?? 0, right: view?.innerWidth ?? 0 },
    scale,
  );
  const start = Math.max(0, left);
  // At the view's edge while the element is scrolled through, and out of view together with its end.
  const within: Spot = { side: "within", top: top < 0 ? Math.min(0, bottom - height) : top, start };
  const above: Spot = { side: "above", top: top - gap, start };
  const below: Spot = { side: "below", top: bottom + gap, start };
  const corner: Spot = { ...within, start: Math.max(start, right - width - gap) };
  const middle = Math.max(0, (top + bottom - height) / 2);
  const after: Spot = { side: "within", top: middle, start: right + 2 * gap };
  const isAboveSeen = top > height;
  // A block spans the whole width and has room within; in anything else the text begins at the edge.
  if (path[0] === "blocks" && path.length === 2)
    return [within, corner, ...(isAboveSeen ? [above] : [])];
  return [
    ...(isAboveSeen ? [above] : []),
    ...(bottom + height < seen.bottom ? [below] : []),
    ...(right + width < seen.right ? [after] : []),
    corner,
  ];
}

/** Whether tools there cover only their own element, and none of its text. */
export function hidesNothing(own: Element, { side, top, start }: Spot, scale: number): boolean {
  const upper = side === "above" ? top - height : top;
  const area = { top: upper, bottom: upper + height, left: start, right: start + width };
  const isOwnWords = (seen: Element) => seen === own && seen.hasAttribute(locationAttribute);
  return isFree(own.ownerDocument, scaled(area, 1 / scale), (seen) =>
    side === "within" && isOwnWords(seen)
      ? false
      : seen.contains(own) || (side !== "within" && own.contains(seen)),
  );
}

/** The area that tools there may take, in the page's own pixels. */
export function areaOfTools({ side, top, start }: Spot, scale: number): Area {
  const upper = side === "above" ? top - height : top;
  const area = { top: upper, bottom: upper + height, left: start, right: start + longest };
  return scaled(area, 1 / scale);
}

/**
 * Tools take the first free position, or none: the panel has them too. A block's tools and the name of the element
 * under the pointer are always shown.
 */
export function choosePosition(
  { element, location }: Shown,
  scale: number,
  hasTools: boolean,
): Spot | undefined {
  const spots = toolPositions(element, location, scale);
  const [first] = spots;
  // For an element that begins above the view, they stay at the view's edge.
  const staysAtEdge = element.getBoundingClientRect().top < 0;
  if (!hasTools || staysAtEdge) return first;
  const isBlock = first?.side === "within";
  return spots.find((spot) => hidesNothing(element, spot, scale)) ?? (isBlock ? first : undefined);
}

function scaled({ top, bottom, left, right }: Area, by: number): Area {
  return { top: top * by, bottom: bottom * by, left: left * by, right: right * by };
}
