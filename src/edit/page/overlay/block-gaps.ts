// Finds the gaps between the blocks of the page, where a block can be added, and the room for a button in each.
import { locationFromKey } from "../../model/location.ts";
import { partAttribute } from "../../screen/page-elements/attributes.ts";
import { isFree } from "./free-space.ts";

/** In the page's own pixels, from the corner of its visible area. */
export interface Gap {
  /** The number of blocks before it. */
  at: number;
  top: number;
}

/** @param count the number of blocks in the file, also those that the page doesn't show */
export function gapsIn(page: Document, count: number): Gap[] {
  const blocks = [...page.querySelectorAll(`[data-page-view] > [${partAttribute}]`)];
  const gaps = blocks.flatMap((block): Gap[] => {
    const { path } = locationFromKey(block.getAttribute(partAttribute) ?? "");
    const at = Number(path[1]);
    return path[0] === "blocks" && at >= 0 ? [{ at, top: block.getBoundingClientRect().top }] : [];
  });
  const bottom = blocks.at(-1)?.getBoundingClientRect().bottom;
  return bottom === undefined ? gaps : [...gaps, { at: count, top: bottom }];
}

/** The nearest gap within reach; undefined if there is none. @param y in the page's own pixels */
export function gapNear(gaps: readonly Gap[], y: number, reach: number): Gap | undefined {
  const [nearest] = gaps
    .filter(({ top }) => Math.abs(top - y) <= reach)
    .sort((one, other) => Math.abs(one.top - y) - Math.abs(other.top - y));
  return nearest;
}

/** In the editor's own pixels: the button, and its distance from the edge. */
const size = 28;
const margin = 8;

/** On a narrow page, the tools of a block reach to its middle. */
const narrow = 640;

/**
 * Where along a gap the button covers no words, in the editor's own pixels.
 * @param scale at which the page is shown
 */
export function startInGap(page: Document, { top }: Gap, scale: number): number | undefined {
  const width = (page.defaultView?.innerWidth ?? 0) * scale;
  const middle = (width - size) / 2;
  const end = width - size - margin;
  const starts = width < narrow ? [end, middle] : [middle, end, margin];
  return starts.find((start) => {
    const half = size / 2 / scale;
    const area = {
      top: top - half,
      bottom: top + half,
      left: start / scale,
      right: (start + size) / scale,
    };
    // A photo may lie under it: people see enough of it.
    return isFree(page, area, (seen) => seen.tagName === "IMG");
  });
}
