// Finds where among its neighbors a dragged block or item would be dropped.
import type { Location } from "../../model/location.ts";
import type { DropArea } from "./drop-mark.ts";
import { elementOf } from "../../screen/page-elements/find-element.ts";
import { neighborDirections } from "../../screen/page-elements/neighbors.ts";

/** In the page's own pixels, from the corner of its visible area. */
interface Point {
  x: number;
  y: number;
}

export interface DropGap {
  /** The item's index afterwards. */
  to: number;
  /** Without width, or without height. */
  line: DropArea;
}

/**
 * @param item the dragged one
 * @param count the number of items in its list; hidden ones have no element
 * @returns undefined where a drop would leave it where it is
 */
export function dropGap(
  page: Document,
  { file, path }: Location,
  count: number,
  point: Point,
): DropGap | undefined {
  const from = Number(path.at(-1));
  const shown = Array.from({ length: count }, (_, index) => {
    const element = elementOf(page, { file, path: [...path.slice(0, -1), index] });
    return { index, rect: element?.getBoundingClientRect() };
  });
  const [nearest] = shown
    .flatMap(({ index, rect }) => (rect && rect.width > 0 ? [{ index, rect }] : []))
    .sort((one, other) => distance(one.rect, point) - distance(other.rect, point));
  if (!nearest) return undefined;
  const { index, rect } = nearest;
  const at = { file, path: [...path.slice(0, -1), index] };
  const { earlier, later } = neighborDirections(page, at);
  // The last card of a row has its next neighbor below, and the first one its neighbor above.
  const isInRow = [earlier, later].some((side) => side === "left" || side === "right");
  const isPastMiddle = isInRow
    ? point.x > rect.left + rect.width / 2
    : point.y > rect.top + rect.height / 2;
  // In a language that runs from right to left, the left half is the later one.
  const isRightToLeft = later === "left" || earlier === "right";
  const isAfter = isRightToLeft ? !isPastMiddle : isPastMiddle;
  const beside = index + (isAfter ? 1 : 0);
  const to = beside > from ? beside - 1 : beside;
  if (to === from) return undefined;
  const line = isInRow
    ? { top: rect.top, left: isPastMiddle ? rect.right : rect.left, width: 0, height: rect.height }
    : { top: isPastMiddle ? rect.bottom : rect.top, left: rect.left, width: rect.width, height: 0 };
  return { to, line };
}

/** From a point to the nearest point of a rectangle. */
function distance({ left, right, top, bottom }: DOMRect, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
