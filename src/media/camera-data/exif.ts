// Reads orientation and location from Exif, and writes an Exif that has only the orientation.
import { bytesOf, latin1, viewOf } from "../bytes.ts";

interface Exif {
  /** 1 is upright; see Exif 2.32, tag 274. */
  orientation: number;
  /** True if it says where the photo was taken. */
  hasLocation: boolean;
}

const tags = { orientation: 0x0112, gps: 0x8825, latitude: 2, longitude: 4 };

/** The type of a value with two bytes (TIFF 6.0, section 2). */
const shortType = 3;

/** @param tiff the Exif data; if it is malformed, it counts as empty */
export function readExif(tiff: Uint8Array): Exif {
  const found = { orientation: 1, hasLocation: false };
  try {
    const view = viewOf(tiff);
    const isLittle = latin1(tiff, 0, 2) === "II";
    const short = (at: number) => view.getUint16(at, isLittle);
    const long = (at: number) => view.getUint32(at, isLittle);
    const entriesAt = (at: number) =>
      Array.from({ length: short(at) }, (_, index) => at + 2 + 12 * index);
    for (const entry of entriesAt(long(4))) {
      if (short(entry) === tags.orientation) found.orientation = short(entry + 8);
      if (short(entry) !== tags.gps) continue;
      const ofPlace = entriesAt(long(entry + 8)).map(short);
      found.hasLocation = ofPlace.includes(tags.latitude) || ofPlace.includes(tags.longitude);
    }
  } catch {
    // The data is cut off. What was found until then counts.
  }
  return found;
}

/** Makes an Exif with nothing but the orientation in the first of these; undefined for upright photos. */
export function orientationAlone([first]: readonly Uint8Array[]): Uint8Array | undefined {
  const { orientation } = first ? readExif(first) : { orientation: 1 };
  if (orientation < 2 || orientation > 8) return undefined;
  // A header, a list of one entry, and four zeros for no further list.
  const tiff = new Uint8Array(26);
  const view = viewOf(tiff);
  tiff.set(bytesOf("II*"));
  view.setUint32(4, 8, true);
  view.setUint16(8, 1, true);
  view.setUint16(10, tags.orientation, true);
  view.setUint16(12, shortType, true);
  view.setUint32(14, 1, true);
  view.setUint16(18, orientation, true);
  return tiff;
}
