// How a picture is cut: its crop and its focus point.
import { croppedArea, type Area } from "../../../content/resolve/crop.ts";
import { focusedArea } from "../../../content/resolve/focus.ts";
import { isFields, type Json } from "../../../content/model/json.ts";
import type { Measured } from "../../../content/model/symbols.ts";
import { readCrop, writeCrop, type Crop } from "./crop-shape.ts";
import { readFocus, writeFocus, type FocusPoint } from "./focus-point.ts";

export interface Cut {
  crop: Crop;
  focus: FocusPoint;
}

export function readCut(picture: unknown): Cut {
  const { crop, focus } = isFields(picture) ? picture : {};
  return { crop: readCrop(crop), focus: readFocus(focus) };
}

/** The picture's fields with another cut, in the same order. */
export function withCut(
  picture: Readonly<Record<string, Json>>,
  { crop, focus }: Cut,
): Record<string, Json> {
  const cut = { crop: writeCrop(crop), focus: writeFocus(crop, focus) };
  const fields = Object.entries({ ...picture, ...cut });
  return Object.fromEntries(
    fields.flatMap(([name, value]): [string, Json][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/**
 * The part of a picture that visitors see.
 * @param isFramed whether it is cut to the site's ratio
 * @returns undefined if they see all of it
 */
export function seenArea(
  picture: unknown,
  photo: Partial<Measured>,
  isFramed: boolean,
): Area | undefined {
  const { crop, focus = {} } = isFields(picture) ? picture : {};
  const framed = isFramed ? focusedArea(focus, crop, photo) : undefined;
  return framed ?? croppedArea(crop, photo);
}
