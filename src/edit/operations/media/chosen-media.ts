// Updates a picture's fields when someone chooses another file for it.
import type { Json } from "../../../content/model/json.ts";
import type { Size } from "../../../content/resolve/picture-sizes.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import { altTexts, isWrittenAlt } from "./alt-texts.ts";

/** The chosen file; only a picture at another host has a size, because media files are measured by the site. */
export interface ChosenMedia {
  src: string;
  size?: Size;
  /** The alternative text that it has elsewhere. */
  alt?: string | undefined;
  /** The alternative texts that the picture before it also has elsewhere: they describe the other picture. */
  earlierAlts?: readonly string[];
}

interface Choosing {
  files: Files;
  /** The page that shows it. */
  file: string;
  src: string;
  /** The picture that is replaced; empty if there is none. */
  current: string;
}

/** The chosen file with the alternative text that it has where it is already used. */
export function withKnownAlt(
  vocabulary: Vocabulary,
  { files, file, src, current }: Choosing,
): ChosenMedia {
  const [[alt] = []] = altTexts(vocabulary, files, file, src);
  const earlier = altTexts(vocabulary, files, file, current).filter(([, uses]) => uses > 1);
  return { src, alt, earlierAlts: earlier.map(([text]) => text) };
}

/**
 * @param fields the picture's current fields
 * @returns the fields with the new address, a new size if it must be written, and its alternative text if it has one
 * elsewhere and nobody has written another one here
 */
export function replaceMedia(
  vocabulary: Vocabulary,
  fields: Readonly<Record<string, Json>>,
  { src, size, alt, earlierAlts = [] }: ChosenMedia,
): Record<string, Json> {
  // The old size, crop and focus point belong to the old picture.
  const { width: _width, height: _height, crop: _crop, focus: _focus, ...others } = fields;
  const { alt: written, decorative } = fields;
  const isOwn = isWrittenAlt(vocabulary, written) && !earlierAlts.includes(written);
  const isFilled = alt !== undefined && "alt" in fields && !isOwn && decorative !== true;
  return { ...others, src, ...(isFilled && { alt }), ...size };
}
