// Reads how the pictures of an MP4 are encoded, which decides where it plays (ISO/IEC 14496-12, sections 4.2 and 8.5.2).
import { latin1, viewOf } from "./bytes.ts";

/** Boxes that contain others, down to the list of encodings. */
const containers = ["moov", "trak", "mdia", "minf", "stbl"];

/** The names of encodings that all current browsers play: H.264, AV1, VP8 and VP9 (https://mp4ra.org/registered-types/sampleentries). */
const playable = /^(?:avc[1-4]|av01|vp0[89])$/;

/** @returns the encoding's name in the file if some browsers can't play it, such as hvc1 */
export function unplayableFormat(mp4: Uint8Array): string | undefined {
  const formats: string[] = [];
  let isVideo = false;
  walk(mp4, 0, mp4.length, (name, from, to) => {
    // After a version and another four bytes.
    if (name === "hdlr") isVideo = latin1(mp4, from + 8, from + 12) === "vide";
    if (name === "stsd" && isVideo) walk(mp4, from + 8, to, (format) => formats.push(format));
  });
  return formats.find((format) => !playable.test(format));
}

function walk(
  bytes: Uint8Array,
  from: number,
  to: number,
  onBox: (name: string, from: number, to: number) => void,
  depth = 0,
): void {
  const view = viewOf(bytes);
  for (let at = from; at + 8 <= to;) {
    const short = view.getUint32(at);
    const isLong = short === 1 && at + 16 <= to;
    // Zero means up to the end.
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    const name = latin1(bytes, at + 4, at + 8);
    const start = at + (isLong ? 16 : 8);
    const end = Math.min(at + Math.max(length, 8), to);
    onBox(name, start, end);
    if (name === containers[depth]) walk(bytes, start, end, onBox, depth + 1);
    at = end;
  }
}

/** True for a Matroska file that isn't WebM: its header says which (https://www.rfc-editor.org/rfc/rfc8794#section-11.2.4). */
export function isMatroska(content: Uint8Array): boolean {
  return /\x42\x82[^]{1,8}matroska/.test(latin1(content, 0, 100));
}
