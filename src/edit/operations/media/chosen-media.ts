// What becomes of a picture's fields when another one is chosen for it.
import type { Json } from "../../../content/model/json.ts";
import type { Size } from "../../../content/resolve/picture-sizes.ts";

/** What was chosen; a picture at another host comes with its size, one in media is measured wherever it is used. */
export interface ChosenMedia {
  src: string;
  size?: Size;
}

/**
 * @param fields of the picture, as they are written
 * @returns with the new address, and the new size where that has to be written
 */
export function replaceMedia(
  fields: Readonly<Record<string, Json>>,
  { src, size }: ChosenMedia,
): Record<string, Json> {
  // The old size isn't that of the new picture.
  const { width: _width, height: _height, ...others } = fields;
  return { ...others, src, ...size };
}
