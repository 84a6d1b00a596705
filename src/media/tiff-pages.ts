// Counts the pages of a TIFF. Only the first would be shown, and GIMP saves each layer as a page.
import { viewOf } from "./bytes.ts";

/** What an image is for: bit 0 says that it is a small version of another one (TIFF 6.0, section 8). */
const subfileTag = 254;

/** The pages without the small versions that cameras add; 0 if the lists of tags can't be read. */
export function countTiffPages(content: Uint8Array): number {
  const view = viewOf(content);
  const isLittle = content[0] === 0x49;
  const seen = new Set<number>();
  let pages = 0;
  try {
    for (let list = view.getUint32(4, isLittle); list !== 0 && !seen.has(list);) {
      seen.add(list);
      const count = view.getUint16(list, isLittle);
      const entries = Array.from({ length: count }, (_, index) => list + 2 + 12 * index);
      const isSmall = entries.some(
        (at) =>
          view.getUint16(at, isLittle) === subfileTag &&
          (view.getUint32(at + 8, isLittle) & 1) !== 0,
      );
      if (!isSmall) pages++;
      list = view.getUint32(list + 2 + 12 * count, isLittle);
    }
  } catch {
    // The file is cut off. What was found until then counts.
  }
  return pages;
}
