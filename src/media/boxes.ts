// Reads the boxes that an AVIF or MP4 is made of (ISO/IEC 14496-12, section 4.2).
import { latin1, viewOf } from "./bytes.ts";

export interface Box {
  name: string;
  /** The positions where its content starts and ends. */
  start: number;
  end: number;
}

/** @returns the boxes between two positions, without those inside them */
export function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  const view = viewOf(bytes);
  for (let at = from; at + 8 <= to;) {
    const short = view.getUint32(at);
    const isLong = short === 1 && at + 16 <= to;
    const [head, size] = isLong ? [16, Number(view.getBigUint64(at + 8))] : [8, short];
    // A size of zero means up to the end.
    const end = size === 0 ? to : Math.min(to, at + Math.max(size, head));
    boxes.push({ name: latin1(bytes, at + 4, at + 8), start: at + head, end });
    at = end;
  }
  return boxes;
}
