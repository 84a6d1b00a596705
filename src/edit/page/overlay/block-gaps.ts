// Finds the gaps between the blocks of the page, where a block can be added, and the room for a button in each.
import { locationFromKey } from "../../model/location.ts";
import { partAttribute } from "../../screen/page-elements/attributes.ts";
import { isFree, overlaps, type Area } from "./free-space.ts";

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
 * Where the button covers no words and none of the tools, in the editor's own pixels: in the gap, or else above the tools.
 * @param scale at which the page is shown
 * @param tools of what is selected, in the page's own pixels
 */
export function placeInGap(
  page: Document,
  gap: Gap,
  scale: number,
  tools?: Area,
): { top: number; start: number } | undefined {
  const width = (page.defaultView?.innerWidth ?? 0) * scale;
  const half = size / 2 / scale;
  const middle = (width - size) / 2;
  const end = width - size - margin;
  const starts = width < narrow ? [end, middle] : [middle, end, margin];
  const isNear =
    tools && overlaps(tools, { ...tools, top: gap.top - half, bottom: gap.top + half });
  const tops = isNear ? [gap.top, tools.top - half - 2 / scale] : [gap.top];
  for (const top of tops)
    for (const start of starts) {
      const area = {
        top: top - half,
        bottom: top + half,
        left: start / scale,
        right: (start + size) / scale,
      };
      const isClear = !tools || !overlaps(tools, area);
      // A photo may lie under it: people see enough of it.
      if (isClear && isFree(page, area, (seen) => seen.tagName === "IMG"))
        return { top: top * scale, start };
    }
  return undefined;
}
