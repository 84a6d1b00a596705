// Updates a picture's fields when someone chooses another file for it.
import type { Json } from "../../../content/model/json.ts";
import type { Size } from "../../../content/resolve/picture-sizes.ts";

/** The chosen file; only a picture at another host has a size, because media files are measured by the site. */
export interface ChosenMedia {
  src: string;
  size?: Size;
}

/**
 * @param fields the picture's current fields
 * @returns the fields with the new address, and a new size if it must be written
 */
export function replaceMedia(
  fields: Readonly<Record<string, Json>>,
  { src, size }: ChosenMedia,
): Record<string, Json> {
  // The old size belongs to the old picture.
  const { width: _width, height: _height, ...others } = fields;
  return { ...others, src, ...size };
}
