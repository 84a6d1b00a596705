// Finds the part of a photo around its focus point, for where photos are cut to the site's ratio.
import { isFields } from "../model/json.ts";
import type { Measured } from "../model/symbols.ts";
import { croppedArea, type Area } from "./crop.ts";

/** Of pictures that aren't shown whole, width through height. blocks/picture.css has the same. */
export const framedRatio = 3 / 2;

/**
 * The largest part with the site's ratio around the point; at an edge, the point isn't in its middle.
 * @param focus of any shape, in percent of the whole photo
 * @param crop of any shape; nothing outside of it is shown
 * @param photo the whole photo
 * @returns undefined without a focus point, where nothing is cut off, and for files that are served unchanged
 */
export function focusedArea(
  focus: unknown,
  crop: unknown,
  photo: Partial<Measured>,
): Area | undefined {
  const { format, width: across, height: down } = photo;
  if (!isFields(focus) || format === undefined || across === undefined || down === undefined)
    return undefined;
  const shown = croppedArea(crop, photo) ?? { left: 0, top: 0, width: across, height: down };
  const width = Math.min(shown.width, Math.max(1, Math.round(shown.height * framedRatio)));
  const height = Math.min(shown.height, Math.max(1, Math.round(shown.width / framedRatio)));
  if (width === shown.width && height === shown.height) return undefined;
  return {
    left: startAround(focus["left"], across, [shown.left, shown.width], width),
    top: startAround(focus["top"], down, [shown.top, shown.height], height),
    width,
    height,
  };
}

/** @param percent of any shape; reported separately if it isn't a number */
function startAround(
  percent: unknown,
  whole: number,
  [from, room]: readonly [from: number, room: number],
  length: number,
): number {
  const middle = typeof percent === "number" ? (percent / 100) * whole : from + room / 2;
  const start = Math.round(middle - length / 2);
  return Math.min(Math.max(start, from), from + room - length);
}
