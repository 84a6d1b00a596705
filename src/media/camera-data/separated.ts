// The result of separating a photo from what cameras and programs wrote about it, the same for every format.

export interface Separated {
  /** The photo with the same pixels, colors and orientation, and nothing else. */
  photo: Buffer;
  /** Exif data, each in the form of a TIFF file. */
  exif: readonly Buffer[];
  /** XMP and other texts. */
  texts: readonly Buffer[];
}

/** Decodes one character per byte, for names and marks in files. */
export function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.toString("latin1", from, to);
}
