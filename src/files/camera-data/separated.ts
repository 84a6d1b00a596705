// What every format of photo is separated into: the photo itself, and what cameras and programs wrote about it.

export interface Separated {
  /** The photo with the same pixels, colors and orientation, and nothing else. */
  photo: Buffer;
  /** Each as a TIFF file, which is how cameras write Exif. */
  exif: readonly Buffer[];
  /** XMP and other texts. */
  texts: readonly Buffer[];
}

/** A text with a character for each byte, for names and marks in files. */
export function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.toString("latin1", from, to);
}
