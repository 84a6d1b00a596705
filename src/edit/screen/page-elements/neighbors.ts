// Finds the direction of an item's neighbors on the page, for the arrows that move it.
import type { Location } from "../../model/location.ts";
import { elementOf } from "./find-element.ts";

export type Direction = "up" | "down" | "left" | "right";

export interface NeighborDirections {
  earlier: Direction;
  later: Direction;
}

const opposite = { up: "down", down: "up", left: "right", right: "left" } as const;

export function neighborDirections(page: Document, location: Location): NeighborDirections {
  const earlier = directionTo(page, location, -1);
  const later = directionTo(page, location, 1);
  return {
    earlier: earlier ?? (later ? opposite[later] : "up"),
    later: later ?? (earlier ? opposite[earlier] : "down"),
  };
}

/** In pixels: browsers round, so that an element may begin a fraction above the end of the one before it. */
const touching = 1;

/** @returns undefined if there is no neighbor, or it isn't visible */
function directionTo(
  page: Document,
  { file, path }: Location,
  step: -1 | 1,
): Direction | undefined {
  const neighbor = { file, path: [...path.slice(0, -1), Number(path.at(-1)) + step] };
  const own = elementOf(page, { file, path })?.getBoundingClientRect();
  const other = elementOf(page, neighbor)?.getBoundingClientRect();
  if (!own || !other || other.width === 0) return undefined;
  const isInRow = other.top < own.bottom - touching && other.bottom > own.top + touching;
  if (isInRow) return other.left < own.left ? "left" : "right";
  return step === -1 ? "up" : "down";
}
