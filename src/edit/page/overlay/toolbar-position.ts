// Positions the toolbar of a formatted text: near it, without covering anything people read.
import { overlaps, takenAreas, type Area } from "./free-space.ts";

interface Room {
  /** The text, the line of it with the caret, and the visible area of the page, in the page's own pixels. */
  text: Area;
  line: Area;
  seen: Area;
  /** The size of the toolbar, in the same pixels. */
  width: number;
  height: number;
}

interface Corner {
  top: number;
  left: number;
}

const gap = 8;
/** From the text: close between lines that leave little room, or else past the lines around it. */
const distances = [gap, 2, 24, 48, 72, 96, 120, 144];

/** Above, below or beside the text; if everything near covers something, at the edge farther from the caret. */
export function toolbarPosition(host: Element, room: Room): Corner {
  const isOwn = (seen: Element) => host.contains(seen) || seen.contains(host);
  const taken = takenAreas(host.ownerDocument, room.seen, isOwn);
  const near = distances
    .flatMap((distance) => spotsNear(room, distance))
    .find(
      (spot) => isSeen(spot, room) && !taken.some((area) => overlaps(area, areaAt(spot, room))),
    );
  return near ?? far(room);
}

function spotsNear({ text, seen, width, height }: Room, distance: number): Corner[] {
  const above = text.top - height - distance;
  const below = text.bottom + distance;
  const middle = (text.top + text.bottom - height) / 2;
  // At the text's start, unless the view ends before the toolbar would, or at its end.
  const lefts = [Math.min(text.left, seen.right - width), text.right - width];
  return [
    ...lefts.flatMap((left) => [
      { top: above, left },
      { top: below, left },
    ]),
    { top: middle, left: text.right + distance },
    { top: middle, left: text.left - width - distance },
  ];
}

function far({ text, line, seen, width, height }: Room): Corner {
  const left = Math.max(seen.left, Math.min(text.left, seen.right - width - gap));
  const isNearEnd = line.top - seen.top > seen.bottom - line.bottom;
  const bottom = Math.max(seen.top, seen.bottom - height - gap);
  return { top: isNearEnd ? seen.top + gap : bottom, left };
}

function isSeen(spot: Corner, room: Room): boolean {
  const { top, bottom, left, right } = areaAt(spot, room);
  const { seen } = room;
  return top >= seen.top && bottom <= seen.bottom && left >= seen.left && right <= seen.right;
}

function areaAt({ top, left }: Corner, { width, height }: Room): Area {
  return { top, bottom: top + height, left, right: left + width };
}
