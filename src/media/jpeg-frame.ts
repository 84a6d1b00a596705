// Reads how a JPEG is encoded from the header of its frame (ITU T.81, annex B.2.2).
import { segmentsOf } from "./camera-data/jpeg.ts";

interface Frame {
  /** The marker, which says how the pixels are encoded. */
  marker: number;
  bits: number;
  channels: number;
}

/** The encodings that browsers can read: baseline, extended and progressive. */
const shown = [0xc0, 0xc1, 0xc2];

/** Other markers in the same range: of Huffman tables, extensions and arithmetic tables. */
const notFrames = [0xc4, 0xc8, 0xcc];

/** True if a JPEG has its colors as four inks (CMYK), for printing. */
export function isForPrinting(jpeg: Uint8Array): boolean {
  return frameOf(jpeg)?.channels === 4;
}

/** False for encodings that sharp reads and browsers don't, such as arithmetic coding. */
export function isShownByBrowsers(jpeg: Uint8Array): boolean {
  const frame = frameOf(jpeg);
  return frame !== undefined && shown.includes(frame.marker) && frame.bits === 8;
}

function frameOf(jpeg: Uint8Array): Frame | undefined {
  for (const segment of segmentsOf(jpeg)) {
    const [, marker = 0, , , bits = 0] = segment;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !notFrames.includes(marker);
    if (isFrame) return { marker, bits, channels: segment[9] ?? 0 };
  }
  return undefined;
}
