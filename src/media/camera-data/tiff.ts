// Removes camera data from TIFF files. Their lists of tags refer to values by position (TIFF 6.0, section 2), so unneeded
// tags are removed from the lists, and their values are overwritten with zeros.
import { blank, concat, viewOf } from "../bytes.ts";
import type { Separated } from "./separated.ts";

/** Tags that pixels and colors need: sizes, compression, strips, tiles, colors, orientation, resolution, ICC profile. */
const needed = (tag: number) =>
  (tag >= 254 && tag <= 266) ||
  (tag >= 273 && tag <= 284) ||
  (tag >= 290 && tag <= 297) ||
  (tag >= 317 && tag <= 347) ||
  (tag >= 512 && tag <= 532) ||
  [301, 34675].includes(tag);

const xmpTag = 700;
/** Tags whose value is another list: Exif, GPS, and Exif interoperability. */
const listTags = [0x8769, 0x8825, 0xa005];

/** The size of a value of each type, in bytes. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const [entryLength, inlineLength] = [12, 4];

export function separateTiff(bytes: Uint8Array): Separated {
  const photo = new Uint8Array(bytes);
  const view = viewOf(bytes);
  const texts: Uint8Array[] = [];
  const isLittle = bytes[0] === 0x49;
  const short = (at: number) => view.getUint16(at, isLittle);
  const long = (at: number) => view.getUint32(at, isLittle);
  const entriesAt = (list: number) =>
    Array.from({ length: short(list) }, (_, index) => list + 2 + entryLength * index);
  const seen = new Set<number>();

  const blankValue = (entry: number) => {
    const tag = short(entry);
    const length = (sizes[short(entry + 2)] ?? 1) * long(entry + 4);
    const start = long(entry + 8);
    if (listTags.includes(tag)) blankList(start);
    else if (length > inlineLength) {
      if (tag === xmpTag) texts.push(bytes.subarray(start, start + length));
      blank(photo, start, start + length);
    }
  };
  const blankList = (list: number) => {
    if (seen.has(list)) return;
    seen.add(list);
    const entries = entriesAt(list);
    for (const entry of entries) blankValue(entry);
    blank(photo, list, list + 2 + entryLength * entries.length + 4);
  };

  for (let list = long(4); list !== 0 && !seen.has(list);) {
    seen.add(list);
    const entries = entriesAt(list);
    const end = list + 2 + entryLength * entries.length;
    const kept = entries.filter((entry) => needed(short(entry)));
    for (const entry of entries) if (!kept.includes(entry)) blankValue(entry);
    // Each list ends with the position of the next one.
    const rest = [
      ...kept.map((at) => bytes.subarray(at, at + entryLength)),
      bytes.subarray(end, end + 4),
    ];
    blank(photo, list + 2, end + 4);
    photo.set(concat(rest), list + 2);
    viewOf(photo).setUint16(list, kept.length, isLittle);
    list = long(end);
  }
  return { photo, exif: [bytes], texts };
}
