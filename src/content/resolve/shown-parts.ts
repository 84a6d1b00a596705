// Finds out what is shown of a picture: all of it, its crop, or a part around its focus point.
import type { SymbolTable } from "../model/symbols.ts";
import { croppedArea, type Area } from "./crop.ts";
import { fillFacts } from "./facts.ts";
import { focusedArea } from "./focus.ts";
import { measuredSize, type Size } from "./picture-sizes.ts";

interface ShownPart {
  /** undefined if all of it is shown. */
  area: Area | undefined;
  /** If it can be measured; then it is right, whatever content says. */
  size: Size | undefined;
}

/**
 * @param written an address, which may be a media file's
 * @param cuts the picture's fields, of any shape
 * @returns what is shown; and what is shown where pictures have the site's ratio, unless that is the middle of it
 */
export function shownParts(
  written: string,
  { crop, focus }: { crop: unknown; focus: unknown },
  { facts = {}, measured }: Pick<SymbolTable, "facts" | "measured">,
): ShownPart[] {
  const file = fillFacts(written, facts).text;
  const photo = measured.get(file) ?? {};
  const area = croppedArea(crop, photo);
  const framed = focusedArea(focus, crop, photo);
  const whole = { area, size: area ? sizeOf(area) : measuredSize(file, measured) };
  return framed ? [whole, { area: framed, size: sizeOf(framed) }] : [whole];
}

function sizeOf({ width, height }: Area): Size {
  return { width, height };
}
