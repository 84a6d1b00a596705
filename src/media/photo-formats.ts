// What the build makes of photos.
import type { Measured } from "../content/model/symbols.ts";

/** The output format for each kind of photo. Every browser can show the output formats. */
export const photoFormats: Readonly<Record<string, NonNullable<Measured["format"]>>> = {
  jpg: "jpg",
  png: "png",
  webp: "webp",
  avif: "webp",
  tiff: "jpg",
};

/** In pixels: twice what the build needs of a photo, and what phones can open without trouble. */
export const longestSide = 3200;

/** More than any camera makes. Limits the memory for a small file that claims to be huge to half a gigabyte. */
export const mostPixels = 100_000_000;
