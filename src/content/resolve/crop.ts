// Reads the crop of a photo: how much is cut off each side, in percent, so that it stays right in every size.
import { isFields } from "../model/json.ts";
import type { Measured } from "../model/symbols.ts";

/** What is shown of a photo, in its own pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * @param crop of any shape
 * @param photo the whole photo
 * @returns undefined if all of it is shown, and for files that are served unchanged
 */
export function croppedArea(crop: unknown, photo: Partial<Measured>): Area | undefined {
  const { format, width, height } = photo;
  if (!isFields(crop) || format === undefined || width === undefined || height === undefined)
    return undefined;
  const horizontal = between(crop["left"], crop["right"], width);
  const vertical = between(crop["top"], crop["bottom"], height);
  if (!horizontal || !vertical) return undefined;
  const area = { left: horizontal[0], top: vertical[0], width: horizontal[1], height: vertical[1] };
  return area.width === width && area.height === height ? undefined : area;
}

/** True if two opposite sides leave nothing of the photo. */
export function cutsOffAll(one: unknown, other: unknown): boolean {
  return percent(one) + percent(other) >= 100;
}

/** @returns where it begins, and how long it is; undefined if nothing is left */
function between(start: unknown, end: unknown, length: number): [number, number] | undefined {
  if (cutsOffAll(start, end)) return undefined;
  const [from, after] = [start, end].map((side) => Math.round((percent(side) / 100) * length));
  const begin = Math.min(from ?? 0, length - 1);
  return [begin, Math.max(1, length - begin - (after ?? 0))];
}

/** Any other value is reported separately. */
function percent(side: unknown): number {
  return typeof side === "number" && side > 0 ? side : 0;
}
