// Removes camera data from AVIF files. Their nested boxes (ISO/IEC 14496-12) refer to each other by position, so the data
// is overwritten with zeros.
import { boxesIn, type Box } from "../boxes.ts";
import { blank, concat, latin1, viewOf } from "../bytes.ts";
import type { Separated } from "./separated.ts";

/** The orientation has its own box, so no Exif has to be preserved. */
export function separateAvif(bytes: Uint8Array): Separated {
  const photo = new Uint8Array(bytes);
  const exif: Uint8Array[] = [];
  const texts: Uint8Array[] = [];
  let orientation = 1;
  for (const { name, start, end } of boxesIn(bytes, 0, bytes.length)) {
    // Custom boxes of programs, such as XMP in files with several pictures.
    if (name === "uuid") {
      texts.push(bytes.subarray(start, end));
      blank(photo, start, end);
    }
    // Its boxes come after its version and flags.
    if (name === "meta") {
      orientation = turnIn(bytes, start + 4, end);
      for (const { isExif, extents } of itemsIn(bytes, boxesIn(bytes, start + 4, end))) {
        const data = concat(extents.map(([from, to]) => bytes.subarray(from, to)));
        if (!isExif) texts.push(data);
        // It starts with the offset of its TIFF.
        else if (data.length > 4) exif.push(data.subarray(4 + viewOf(data).getUint32(0)));
        for (const [from, to] of extents) blank(photo, from, to);
      }
    }
  }
  return { photo, exif, texts, orientation };
}

/** As Exif counts them, by the quarter turns against the clock. */
const orientations = [1, 8, 3, 6];

/** How a photo is turned, which is in a box of its own, among its properties (ISO/IEC 23008-12, section 6.5.10). */
function turnIn(bytes: Uint8Array, from: number, to: number): number {
  let inner = boxesIn(bytes, from, to);
  for (const wanted of ["iprp", "ipco"])
    inner = inner.flatMap(({ name, start, end }) =>
      name === wanted ? boxesIn(bytes, start, end) : [],
    );
  const turn = inner.find(({ name }) => name === "irot");
  return orientations[(turn ? (bytes[turn.start] ?? 0) : 0) & 3] ?? 1;
}

interface Item {
  isExif: boolean;
  extents: [from: number, to: number][];
}

/** The file's Exif and XMP items. @param boxes the boxes in `meta` */
function itemsIn(bytes: Uint8Array, boxes: readonly Box[]): Item[] {
  const named = (wanted: string) => boxes.find(({ name }) => name === wanted);
  const [list, places] = [named("iinf"), named("iloc")];
  if (!list || !places) return [];
  const view = viewOf(bytes);
  const kinds = new Map<number, string>();
  const listHead = bytes[list.start] === 0 ? 6 : 8;
  for (const { start } of boxesIn(bytes, list.start + listHead, list.end)) {
    const isLong = (bytes[start] ?? 0) > 2;
    const id = isLong ? view.getUint32(start + 4) : view.getUint16(start + 4);
    const at = start + (isLong ? 10 : 8);
    kinds.set(id, latin1(bytes, at, at + 4));
  }
  return extentsIn(bytes, places, named("idat")?.start ?? 0).flatMap(({ id, extents }) => {
    const kind = kinds.get(id);
    return kind === "Exif" || kind === "mime" ? [{ isExif: kind === "Exif", extents }] : [];
  });
}

/** @param inner the position of items that are stored inside `meta` */
function extentsIn(bytes: Uint8Array, { start }: Box, inner: number) {
  const version = bytes[start] ?? 0;
  const view = viewOf(bytes);
  let at = start + 4;
  const read = (length: number) => {
    let value = 0;
    for (const end = at + length; at < end; at++) value = value * 256 + view.getUint8(at);
    return value;
  };
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  return Array.from({ length: read(version < 2 ? 2 : 4) }, () => {
    const id = read(version < 2 ? 2 : 4);
    const isInner = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseSize) + (isInner ? inner : 0);
    const extents = Array.from({ length: read(2) }, (): [number, number] => {
      read(indexSize);
      const from = base + read(offsetSize);
      return [from, from + read(lengthSize)];
    });
    return { id, extents };
  });
}
