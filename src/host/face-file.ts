// Writes the one file with the face of the headings and the code that shows it.
import { licenseNotice } from "../engine/license-notice.ts";
import { contentHash } from "../files/content-hash.ts";

export interface HeadingFace {
  /** Rules that fit fonts of visitors' devices to a font of the site's own. */
  css: string;
  weight: string;
  /** None if headings have no face of their own, or it has none of the site's letters. */
  fonts: readonly HeadingFont[];
  /** Of a font of ours. The site's own font is the site's affair. */
  license: string | undefined;
}

interface HeadingFont {
  bytes: Uint8Array;
  /** The letters that it is for, as CSS writes them. */
  range: string;
}

/** Of a font with all letters of the site. */
export const allLetters = "U+0-10FFFF";

/** As the built styles call it. No digits, because a browser reads the name as CSS does without quotation marks. */
const family = "Heading Font";

/**
 * @param code what shows the face, see `runtime/late-face.ts`
 * @returns the file's path in the built site, and its text; undefined without a face
 */
export function faceFile(
  { weight, fonts, license }: HeadingFace,
  code: string,
): [path: string, text: string] | undefined {
  if (fonts.length === 0) return undefined;
  const written = fonts.map(({ bytes, range }) => [Buffer.from(bytes).toString("base64"), range]);
  const face = JSON.stringify({ family, weight, fonts: written });
  const notice = license === undefined ? "" : `${licenseNotice}\n`;
  const text = `${notice}const headingFace=${face};\n${code}`;
  return [`assets/heading-${contentHash(text)}.js`, text];
}
