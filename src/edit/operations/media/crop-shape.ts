// Moves and resizes the crop of a picture. A crop is how much is cut off each side, in percent.
import { isFields, type Json } from "../../../content/model/json.ts";

export interface Crop {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The sides that meet in a corner. */
export interface Corner {
  x: "left" | "right";
  y: "top" | "bottom";
}

/** In percent: a smaller part could hardly be seen or grabbed. */
const least = 5;

const other = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;

export function readCrop(value: unknown): Crop {
  const fields = isFields(value) ? value : {};
  const side = (name: keyof Crop) => {
    const cut = fields[name];
    return typeof cut === "number" ? clamp(cut, 0, 100 - least) : 0;
  };
  return { left: side("left"), top: side("top"), right: side("right"), bottom: side("bottom") };
}

/** @returns the field's value, to a tenth of a percent; undefined if nothing is cut off */
export function writeCrop(crop: Crop): Record<string, Json> | undefined {
  const sides = Object.entries(crop).flatMap(([name, cut]): [string, number][] => {
    const rounded = Math.round(Number(cut) * 10) / 10;
    return rounded > 0 ? [[name, rounded]] : [];
  });
  return sides.length > 0 ? Object.fromEntries(sides) : undefined;
}

/** @param x how far to the right, in percent of the picture's width */
export function moveCrop(crop: Crop, x: number, y: number): Crop {
  const right = clamp(x, -crop.left, crop.right);
  const down = clamp(y, -crop.top, crop.bottom);
  return {
    left: crop.left + right,
    right: crop.right - right,
    top: crop.top + down,
    bottom: crop.bottom - down,
  };
}

/**
 * Moves a corner; the opposite one stays.
 * @param ratio the width of what is shown through its height, both in percent; any if undefined
 */
export function resizeCrop(
  crop: Crop,
  corner: Corner,
  by: { x: number; y: number },
  ratio: number | undefined,
): Crop {
  // How far the corner may be from the opposite sides.
  const room = { x: 100 - crop[other[corner.x]], y: 100 - crop[other[corner.y]] };
  const grownX = corner.x === "left" ? -by.x : by.x;
  const grownY = corner.y === "top" ? -by.y : by.y;
  let width = clamp(room.x - crop[corner.x] + grownX, least, room.x);
  let height = clamp(room.y - crop[corner.y] + grownY, least, room.y);
  if (ratio !== undefined) {
    // A key moves the corner in one direction, a pointer in both.
    if (by.x === 0) width = height * ratio;
    width = Math.min(width, room.x, room.y * ratio);
    height = width / ratio;
  }
  return { ...crop, [corner.x]: room.x - width, [corner.y]: room.y - height };
}

/** The largest crop of this ratio around the middle of another one. */
export function cropOfRatio(crop: Crop, ratio: number): Crop {
  const width = Math.min(100, 100 * ratio);
  const height = width / ratio;
  const left = clamp((crop.left + 100 - crop.right - width) / 2, 0, 100 - width);
  const top = clamp((crop.top + 100 - crop.bottom - height) / 2, 0, 100 - height);
  return { left, top, right: 100 - left - width, bottom: 100 - top - height };
}

/** Sets how much is cut off one side; the opposite side stays. */
export function withSide(crop: Crop, side: keyof Crop, cut: number): Crop {
  return { ...crop, [side]: clamp(cut, 0, 100 - least - crop[other[side]]) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}
