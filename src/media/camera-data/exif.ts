// Reads orientation and location from Exif, and writes an Exif that has only the orientation.

interface Exif {
  /** 1 is upright; see Exif 2.32, tag 274. */
  orientation: number;
  /** True if it says where the photo was taken. */
  hasPlace: boolean;
}

const tags = { orientation: 0x0112, gps: 0x8825, latitude: 2, longitude: 4 };

/** @param tiff the Exif data; if it is malformed, it counts as empty */
export function readExif(tiff: Buffer): Exif {
  const found = { orientation: 1, hasPlace: false };
  try {
    const isLittle = tiff.toString("latin1", 0, 2) === "II";
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
    const entriesAt = (at: number) =>
      Array.from({ length: short(at) }, (_, index) => at + 2 + 12 * index);
    for (const entry of entriesAt(long(4))) {
      if (short(entry) === tags.orientation) found.orientation = short(entry + 8);
      if (short(entry) !== tags.gps) continue;
      const ofPlace = entriesAt(long(entry + 8)).map(short);
      found.hasPlace = ofPlace.includes(tags.latitude) || ofPlace.includes(tags.longitude);
    }
  } catch {
    // The data is cut off. What was found until then counts.
  }
  return found;
}

/** Makes an Exif with nothing but the orientation in the first of these; undefined for upright photos. */
export function orientationAlone([first]: readonly Buffer[]): Buffer | undefined {
  const { orientation } = first ? readExif(first) : { orientation: 1 };
  if (orientation < 2 || orientation > 8) return undefined;
  // A header, one entry, and the mark for no further entries.
  const tiff = Buffer.from("49492a0008000000010012010300010000000000000000000000", "hex");
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}
