// Measures a media file where photos can't be decoded, or needn't be: as the build sees them, except for damage.
import type { Measured } from "../content/model/symbols.ts";
import { orientationOf } from "./camera-data/camera-data.ts";
import { measureMedia } from "./measure-media.ts";
import { mostPixels, photoFormats } from "./photo-formats.ts";

/** @returns for a photo, its upright size and the format that the build makes of it */
export async function measureUndecoded(content: Uint8Array): Promise<Measured> {
  const measured = await measureMedia(content);
  const { kind = "", width = 0, height = 0 } = measured;
  const format = photoFormats[kind];
  if (!format) return measured;
  if (width * height > mostPixels) return { ...measured, flaw: { why: "huge", width, height } };
  // The last four of the eight lie on their side (Exif 2.32, tag 274).
  const upright = orientationOf(content) > 4 ? { width: height, height: width } : {};
  return { ...measured, ...upright, ...(measured.moves ? {} : { format }) };
}
