// Converts a photo for printing (CMYK) that doesn't say which inks are meant, as browsers do.
import type { Metadata, Sharp } from "sharp";

/** Where a color profile says which colors it is about (https://www.color.org/specification/ICC.1-2022-05.pdf, table 17). */
const [spaceStart, spaceEnd] = [16, 20];

/** True for a photo for printing without a color profile: sharp would assume inks of its own choice. */
export function isWithoutColors({ space, icc }: Pick<Metadata, "space" | "icc">): boolean {
  return space === "cmyk" && icc?.toString("latin1", spaceStart, spaceEnd) !== "CMYK";
}

/** Each ink absorbs its part of the light, and black its part of the rest, as Chromium and Firefox show it. */
export async function toPlainColors(photo: Sharp): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  const { data: inks, info } = await photo
    .pipelineColourspace("cmyk")
    .toColourspace("cmyk")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const light = Buffer.alloc(width * height * 3);
  for (let from = 0, to = 0; to < light.length; from += channels) {
    const rest = 255 - (inks[from + 3] ?? 0);
    for (let ink = 0; ink < 3; ink++, to++)
      light[to] = Math.round(((255 - (inks[from + ink] ?? 0)) * rest) / 255);
  }
  return sharp(light, { raw: { width, height, channels: 3 } });
}
