// Finds out if a picture moves: if it has several pictures that are shown one after another.
import { boxesIn } from "./boxes.ts";
import { latin1, viewOf } from "./bytes.ts";

/** @param kind its kind, from its content */
export function isMoving(content: Uint8Array, kind: string): boolean {
  // A bit of the first chunk (RFC 9649, section 2.7).
  if (kind === "webp") return latin1(content, 12, 16) === "VP8X" && ((content[20] ?? 0) & 2) !== 0;
  // Browsers go by the first of the brands if it is "avif": then they show one picture, whatever else is in the file.
  if (kind === "avif") return /^ftyp(?!avif).*avis/s.test(latin1(content, 4, 40));
  if (kind === "gif") return isMovingGif(content);
  return kind === "png" && isMovingPng(content);
}

/** The chunk that announces an animation comes before the pixels (https://www.w3.org/TR/png-3/#acTL-chunk). */
function isMovingPng(content: Uint8Array): boolean {
  const view = viewOf(content);
  for (let at = 8; at + 12 <= content.length; at += 12 + view.getUint32(at)) {
    const name = latin1(content, at + 4, at + 8);
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
  }
  return false;
}

/** How a GIF's blocks start (https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix A). */
const [extensionStart, pictureStart] = [0x21, 0x2c];

/** Skips what is before the second picture. */
function isMovingGif(content: Uint8Array): boolean {
  let pictures = 0;
  for (let at = 13 + colorsIn(content[10]); at < content.length;) {
    const start = content[at];
    if (start === pictureStart) {
      pictures++;
      // A description, its own colors, and how its pixels are packed.
      at += 10 + colorsIn(content[at + 9]) + 1;
    } else if (start === extensionStart) at += 2;
    else return false;
    if (pictures > 1) return true;
    // Parts with their length before each; none is left after a length of zero.
    while ((content[at] ?? 0) > 0) at += 1 + (content[at] ?? 0);
    at++;
  }
  return false;
}

/** The bytes that a list of colors takes. @param flags what says if there is one, and how long it is */
function colorsIn(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** The size at which a moving AVIF is shown: the last 8 bytes of its track's header (ISO/IEC 14496-12, section 8.3.2). */
export function sizeOfMovingAvif(avif: Uint8Array): { width?: number; height?: number } {
  const within = (name: string, from: number, to: number) =>
    boxesIn(avif, from, to).filter((box) => box.name === name);
  const [header] = within("moov", 0, avif.length)
    .flatMap(({ start, end }) => within("trak", start, end))
    .flatMap(({ start, end }) => within("tkhd", start, end));
  if (!header || header.end - header.start < 8) return {};
  const view = viewOf(avif);
  // In 16.16 fixed point.
  const [width = 0, height = 0] = [8, 4].map((back) => view.getUint16(header.end - back));
  return width > 0 && height > 0 ? { width, height } : {};
}
