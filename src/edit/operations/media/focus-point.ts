// Moves the focus point of a picture: how far it is from the left and from the top, in percent of the whole picture.
import { isFields, type Json } from "../../../content/model/json.ts";
import type { Crop } from "./crop-shape.ts";

export interface Point {
  left: number;
  top: number;
}

/** As it is written: what is left out is in the middle of what is shown. */
export type FocusPoint = Partial<Point>;

export function readFocus(value: unknown): FocusPoint {
  const fields = isFields(value) ? value : {};
  const side = (name: keyof Point) => {
    const far = fields[name];
    return typeof far === "number" ? { [name]: far } : {};
  };
  return { ...side("left"), ...side("top") };
}

/** Where the point is, always within the crop. */
export function pointIn(crop: Crop, { left, top }: FocusPoint): Point {
  return {
    left: within(left, crop.left, 100 - crop.right),
    top: within(top, crop.top, 100 - crop.bottom),
  };
}

/** @param by in percent of the whole picture */
export function movePoint(crop: Crop, from: Point, by: { x: number; y: number }): Point {
  return pointIn(crop, { left: from.left + by.x, top: from.top + by.y });
}

/** @returns the field's value, to a tenth of a percent; undefined for the middle */
export function writeFocus(crop: Crop, focus: FocusPoint): Record<string, Json> | undefined {
  const point = pointIn(crop, focus);
  const sides = (["left", "top"] as const).flatMap((name): [string, number][] =>
    focus[name] === undefined ? [] : [[name, Math.round(point[name] * 10) / 10]],
  );
  return sides.length > 0 ? Object.fromEntries(sides) : undefined;
}

function within(far: number | undefined, low: number, high: number): number {
  return far === undefined ? (low + high) / 2 : Math.min(Math.max(far, low), high);
}
