// The result of separating a photo from what cameras and programs wrote about it, the same for every format.

export interface Separated {
  /** The photo with the same pixels, colors and orientation, and nothing else. */
  photo: Uint8Array;
  /** Exif data, each in the form of a TIFF file. */
  exif: readonly Uint8Array[];
  /** Exif data that programs don't read where it is, so that only its location matters. */
  unreadExif?: readonly Uint8Array[];
  /** How the photo is turned, where its Exif doesn't say that. */
  orientation?: number;
  /** XMP and other texts. */
  texts: readonly Uint8Array[];
  /** Texts that are compressed with zlib (RFC 1950). */
  compressed?: readonly Uint8Array[];
}
