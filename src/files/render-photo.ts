// Makes one size of a photo for visitors, and never one with more bytes than the photo itself.
import type { Metadata, Sharp, SharpOptions } from "sharp";
import type { Rendition } from "../content/resolve/renditions.ts";
import { withoutCameraData } from "../media/camera-data/camera-data.ts";
import { isShownByBrowsers } from "../media/jpeg-frame.ts";
import { longestSide, mostPixels } from "../media/photo-formats.ts";
import { isWithoutColors, toPlainColors } from "./plain-colors.ts";

/** How each format is encoded. Photos get new names when this changes, because browsers cache them forever. */
export const recipe = {
  webp: { quality: 76, smartSubsample: true },
  /** In turn, for a photo that is encoded so well already that a copy would be larger. */
  lowerQualities: [60, 45, 30, 15, 1],
  // A higher effort takes ten times as long, and saves little.
  avif: { quality: 55, effort: 2, chromaSubsampling: "4:2:0" },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9 },
  palette: { compressionLevel: 9, palette: true, quality: 100 },
  inks: "plain",
} as const;

/** The formats of photos that are also formats of their copies, by sharp's name. */
const ownFormats: Readonly<Record<string, Rendition["format"]>> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  heif: "avif",
};

export async function renderPhoto(content: Uint8Array, rendition: Rendition): Promise<Uint8Array> {
  const { format } = rendition;
  const photo = await openPhoto(content);
  const metadata = await photo.metadata();
  const pixels = await resized(photo, metadata, rendition);
  const made = await smallest(encodings(pixels, format, metadata.isPalette));
  const original = isLikeItsCopies(content, metadata, rendition)
    ? withoutCameraData(content)
    : undefined;
  if (!original || made.length <= original.length) return made;
  const ownFormat = ownFormats[metadata.format];
  if (ownFormat === format) return original;
  // Not instead of an AVIF, which only browsers that can't show it would need.
  return format === "webp" && ownFormat !== "avif" ? below(original, pixels, made) : made;
}

/** Opens a photo. By default, sharp drops everything that the camera wrote, and makes its colors those of screens. */
export async function openPhoto(content: Uint8Array): Promise<Sharp> {
  // Only for sites with photos.
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  const options: SharpOptions = { failOn: "error", limitInputPixels: mostPixels };
  return sharp(content, options);
}

async function resized(photo: Sharp, metadata: Metadata, rendition: Rendition): Promise<Sharp> {
  const { width, area } = rendition;
  photo.autoOrient();
  if (area) photo.extract(area);
  photo.resize({ width, withoutEnlargement: true });
  return isWithoutColors(metadata) ? toPlainColors(photo) : photo;
}

/**
 * The same picture encoded in each way that may be the smallest.
 * @param hasPalette true if the photo has a list of up to 256 colors, as pngquant makes it
 */
function encodings(pixels: Sharp, format: Rendition["format"], hasPalette: boolean): Sharp[] {
  const copy = () => pixels.clone();
  switch (format) {
    case "jpg":
      return [copy().flatten({ background: "#fff" }).jpeg(recipe.jpg)];
    case "png":
      return [copy().png(hasPalette ? recipe.palette : recipe.png)];
    case "avif":
      return [copy().avif(recipe.avif)];
    case "webp":
      return [copy().webp(recipe.webp), ...(hasPalette ? [copy().webp({ lossless: true })] : [])];
  }
}

async function smallest(encoded: readonly Sharp[]): Promise<Uint8Array> {
  const [first, ...others] = await Promise.all(encoded.map((each) => each.toBuffer()));
  if (!first) throw new Error("A photo was encoded in no format.");
  return others.reduce((best, each) => (each.length < best.length ? each : best), first);
}

/**
 * Encodes a photo as WebP in other ways, until one has no more bytes than the photo itself.
 * @returns the last of these, or the smallest of all
 */
async function below(original: Uint8Array, pixels: Sharp, made: Uint8Array): Promise<Uint8Array> {
  // In its own size: a drawing has more colors once it is made smaller, and takes more bytes.
  const whole = await openPhoto(original);
  const isPng = (await whole.metadata()).format === "png";
  const others = [
    ...(isPng ? [whole.webp({ lossless: true })] : []),
    ...recipe.lowerQualities.map((quality) => pixels.clone().webp({ ...recipe.webp, quality })),
  ];
  let best = made;
  for (const each of others) {
    const next = await each.toBuffer();
    if (next.length < best.length) best = next;
    if (best.length <= original.length) break;
  }
  return best;
}

/** False if it would look different from its copies, if not every browser shows it, or if phones can't open it easily. */
function isLikeItsCopies(content: Uint8Array, metadata: Metadata, { area }: Rendition): boolean {
  const { format, width, height, orientation = 1, space } = metadata;
  if (area || orientation !== 1 || space === "cmyk") return false;
  if (Math.max(width, height) > longestSide) return false;
  return format === "jpeg" ? isShownByBrowsers(content) : ownFormats[format] !== undefined;
}
