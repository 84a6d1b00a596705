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

/** Of the tools as they were measured, in the editor's own pixels. */
export interface ToolsSize {
  width: number;
  height: number;
}

/** What the tools need, in the editor's own pixels. */
export interface ToolsRoom extends ToolsSize {
  /** At which the page is shown. */
  scale: number;
  /** Where they must end. */
  end: number;
}

/** @param frame of the page, in the area over which the tools are */
export function toolsRoom(frame: HTMLElement, scale: number, size: ToolsSize): ToolsRoom {
  return { ...size, scale, end: (frame.offsetParent?.clientWidth ?? 0) - frame.offsetLeft };
}

const gap = 2;

/** Possible positions for the tools of an element, best first. */
export function toolPositions(element: Element, { path }: Location, room: ToolsRoom): Spot[] {
  const { scale, width, height, end } = room;
  const { top, bottom, left, right } = scaled(element.getBoundingClientRect(), scale);
  const view = element.ownerDocument.defaultView;
  const seen = scaled(
    { top: 0, left: 0, bottom: view?.innerHeight ?? 0, right: view?.innerWidth ?? 0 },
    scale,
  );
  const start = Math.max(0, Math.min(left, end - width));
  // At the view's edge while the element is scrolled through, and out of view together with its end.
  const within: Spot = { side: "within", top: top < 0 ? Math.min(0, bottom - height) : top, start };
  const above: Spot = { side: "above", top: top - gap, start };
  const below: Spot = { side: "below", top: bottom + gap, start };
  const corner: Spot = { ...within, start: Math.max(start, right - width - gap) };
  const middle = Math.max(0, (top + bottom - height) / 2);
  const after: Spot = { side: "within", top: middle, start: right + 2 * gap };
  const before: Spot = { ...after, start: left - width - 2 * gap };
  const isAboveSeen = top > height;
  // A block spans the whole width and has room within; in anything else the text begins at the edge.
  if (path[0] === "blocks" && path.length === 2)
    return [within, corner, ...(isAboveSeen ? [above] : [])];
  return [
    ...(isAboveSeen ? [above] : []),
    ...(bottom + height < seen.bottom ? [below] : []),
    ...(after.start + width < seen.right ? [after] : []),
    corner,
    ...(before.start > 0 ? [before] : []),
  ];
}

/** Whether tools there cover only their own element, and none of its text. */
export function hidesNothing(own: Element, spot: Spot, room: ToolsRoom): boolean {
  const { side } = spot;
  const isOwnWords = (seen: Element) => seen === own && seen.hasAttribute(locationAttribute);
  return isFree(
    own.ownerDocument,
    areaOfTools(spot, room),
    (seen) => seen.contains(own) && !(side === "within" && isOwnWords(seen)),
  );
}

/** The area that tools there take, in the page's own pixels. */
function areaOfTools({ side, top, start }: Spot, room: ToolsRoom): Area {
  const { scale, width, height } = room;
  const upper = side === "above" ? top - height : top;
  const area = { top: upper, bottom: upper + height, left: start, right: start + width };
  return scaled(area, 1 / scale);
}

/**
 * Tools, and the name of the element under the pointer, take the first free position, or none: the panel has them too.
 * Those of a block are always shown.
 */
export function choosePosition({ element, location }: Shown, room: ToolsRoom): Spot | undefined {
  const spots = toolPositions(element, location, room);
  const [first] = spots;
  const isBlock = first?.side === "within";
  // For a block that begins above the view, they stay at the view's edge.
  const staysAtEdge = isBlock && element.getBoundingClientRect().top < 0;
  if (staysAtEdge) return first;
  return spots.find((spot) => hidesNothing(element, spot, room)) ?? (isBlock ? first : undefined);
}

/** The area that the tools of an element take, in the page's own pixels; undefined if they aren't shown. */
export function areaOfItsTools(item: Shown, room: ToolsRoom): Area | undefined {
  const spot = choosePosition(item, room);
  return spot && areaOfTools(spot, room);
}

function scaled({ top, bottom, left, right }: Area, by: number): Area {
  return { top: top * by, bottom: bottom * by, left: left * by, right: right * by };
}
