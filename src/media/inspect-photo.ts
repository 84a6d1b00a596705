// Reads from a photo's bytes what must be known before it is decoded, or instead.
import { latin1, viewOf } from "./bytes.ts";

/**
 * True if the end of a photo is missing. Browsers show the part that is there.
 * @param content without camera data, so that nothing follows the photo's end
 */
export function isCutOff(content: Uint8Array, kind: string): boolean {
  const { length } = content;
  if (kind === "jpg") return latin1(content, length - 2) !== "\xff\xd9";
  if (kind === "png") return latin1(content, length - 8, length - 4) !== "IEND";
  if (kind === "webp") return viewOf(content).getUint32(4, true) + 8 > length;
  return kind === "avif" && hasCutBox(content);
}

/** Walks the boxes (ISO/IEC 14496-12): each starts with its length, and a length of zero means up to the end. */
function hasCutBox(content: Uint8Array): boolean {
  const view = viewOf(content);
  let at = 0;
  while (at + 8 <= content.length) {
    const short = view.getUint32(at);
    if (short === 0) return false;
    if (short === 1 && at + 16 > content.length) return true;
    at += Math.max(8, short === 1 ? Number(view.getBigUint64(at + 8)) : short);
  }
  return at > content.length;
}

/** The longest start of a file that is searched for a color profile, in bytes. */
const longestHead = 1_000_000;

/** Of sRGB's red, in a color profile; redder reds are in wider gamuts, such as 0.515 in Display P3. */
const reddest = 0.44;

/**
 * True if a JPEG or WebP has a color profile with more colors than sRGB
 * (https://www.color.org/specification/ICC.1-2022-05.pdf, sections 7.2 and 9.2.44).
 */
export function isWideGamut(content: Uint8Array): boolean {
  const head = content.subarray(0, longestHead);
  const profile = latin1(head).indexOf("acsp") - 36;
  if (profile < 0) return false;
  const view = viewOf(head);
  try {
    for (let tag = 0; tag < view.getUint32(profile + 128); tag++) {
      const entry = profile + 132 + 12 * tag;
      if (latin1(head, entry, entry + 4) !== "rXYZ") continue;
      // After its type and four zeros, in 16.16 fixed point.
      return view.getInt32(profile + view.getUint32(entry + 4) + 8) / 65_536 > reddest;
    }
  } catch {
    // The profile is cut off.
  }
  return false;
}
