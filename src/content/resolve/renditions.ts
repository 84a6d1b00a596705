// The files that the build makes from a photo in media, by the addresses that pages request.
import type { Measured } from "../model/symbols.ts";
import type { Area } from "./crop.ts";
import { measuredSize, offeredWidths, widestShown, type Size } from "./picture-sizes.ts";

/** A photo in one size and format. */
export interface Rendition {
  /** Its path on the built site. */
  address: string;
  /** In pixels. */
  width: number;
  format: "jpg" | "png" | "webp" | "avif";
  /** What is shown of the photo; all of it if undefined. */
  area?: Area | undefined;
}

/** The properties of a file that decide which files are made from it. */
type Made = Pick<Measured, "format" | "kind" | "width" | "height">;

/** In pixels: three times the widest that a logo is shown, for high-resolution screens. */
const logoWidth = 480;

/**
 * The photo itself, as wide as needed at most, in a format that every browser supports; a version as a logo; and
 * every useful width in a format that nearly all browsers support. None for files that are served unchanged.
 */
export function renditionsOf(address: string, made: Made): Rendition[] {
  const { format } = made;
  if (format === undefined) return [];
  const widest = widestOf(made);
  return [
    { address, width: widest, format },
    { address: logoAddress(address, made), width: Math.min(widest, logoWidth), format },
    ...sizedWidths(made).map((each) => ({
      address: sizedAddress(address, each, made),
      width: each,
      format: sizedFormat(made),
    })),
  ];
}

/** The address of a part of a photo. Each part is a picture of its own, with its own renditions. */
function croppedAddress(address: string, { left, top, width, height }: Area): string {
  return address.replace(/\.\w+$/, `-crop-${left}-${top}-${width}-${height}$&`);
}

/** Reads the area and the start of a photo's address from the address of a cropped rendition. */
export function readCroppedAddress(address: string): { stem: string; area: Area } | undefined {
  const [, start, ...sides] =
    /^(.+)-crop-(\d+)-(\d+)-(\d+)-(\d+)(?:-\d+|-logo)?\.\w+$/.exec(address) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = sides.map(Number);
  return start === undefined ? undefined : { stem: start, area: { left, top, width, height } };
}

/** What the build makes of a part of a photo. @param address of the whole photo */
export function croppedRenditions(address: string, made: Made, area: Area): Rendition[] {
  const part = { ...made, ...area };
  return renditionsOf(croppedAddress(address, area), part).map((each) => ({ ...each, area }));
}

/**
 * Only the build and the dev server make renditions; their addresses are relative to the site. Stores that serve media
 * from elsewhere, such as a `blob:`, serve each file as it is.
 */
function hasRenditions(address: string): boolean {
  return address.startsWith("./");
}

export interface Sources {
  src: string;
  srcSet?: string;
  webpSrcSet?: string;
  avifSrcSet?: string;
}

/**
 * The sources of an image for a file: sizes, in AVIF if the file is AVIF, and otherwise in WebP.
 * @param area what is shown of it. Stores that serve each file as it is get it in the address, for the editor to crop.
 */
export function mediaSources(address: string, made: Made, area?: Area): Sources {
  if (!area) return sourcesOf(address, made);
  const { width = 1, height = 1 } = made;
  const parts = [area.left / width, area.top / height, area.width / width, area.height / height];
  return hasRenditions(address)
    ? sourcesOf(croppedAddress(address, area), { ...made, ...area })
    : { src: `${address}${cropMark}${parts.map((part) => part.toFixed(4)).join(",")}` };
}

/** In an address, before the part of a photo that the editor shows: left, top, width and height as fractions. */
export const cropMark = "#crop=";

function sourcesOf(src: string, made: Made): Sources {
  const { format } = made;
  if (format === undefined || !hasRenditions(src)) return { src };
  const sizes = sizedWidths(made)
    .map((each) => `${sizedAddress(src, each, made)} ${each}w`)
    .join(", ");
  if (sizedFormat(made) === "avif") return { src, avifSrcSet: sizes };
  return format === "webp" ? { src, srcSet: sizes } : { src, webpSrcSet: sizes };
}

/** A copy of an AVIF in WebP would be larger than the AVIF itself. */
function sizedFormat({ kind }: Made): "avif" | "webp" {
  return kind === "avif" ? "avif" : "webp";
}

/**
 * The versions of a logo's files, with their sizes.
 * @param resolved the logo with addresses in the place of the names that content uses for its files
 * @param logo as written, of any shape
 */
export function resolveLogo(
  resolved: Readonly<Record<string, unknown>>,
  logo: Readonly<Record<string, unknown>>,
  measured: ReadonlyMap<string, Measured>,
): Record<string, unknown> {
  const dark = logoSource(resolved["dark"], logo["dark"], measured);
  return {
    ...resolved,
    ...logoSource(resolved["src"], logo["src"], measured),
    ...(dark && { dark }),
  };
}

function logoSource(
  address: unknown,
  file: unknown,
  measured: ReadonlyMap<string, Measured>,
): (Partial<Size> & { src: string }) | undefined {
  if (typeof address !== "string" || typeof file !== "string") return undefined;
  return { src: logoAddress(address, measured.get(file) ?? {}), ...measuredSize(file, measured) };
}

function logoAddress(address: string, { format, width = 0 }: Made): string {
  if (format === undefined || width <= logoWidth || !hasRenditions(address)) return address;
  return `${stem(address)}-logo.${format}`;
}

function sizedAddress(address: string, width: number, made: Made): string {
  return `${stem(address)}-${width}.${sizedFormat(made)}`;
}

/** In pixels: of WebP and of AVIF as sharp writes it (https://developers.google.com/speed/webp/faq). */
const tallest = 16_383;

/** As wide as the photo, unless that is more than is shown, or taller than a copy can be. */
function widestOf({ width = 0, height = 1 }: Made): number {
  return Math.min(width, widestShown, Math.floor((tallest * width) / height));
}

function sizedWidths(made: Made): number[] {
  const widest = widestOf(made);
  return [...offeredWidths.filter((offered) => offered < widest), widest];
}

function stem(address: string): string {
  return address.replace(/\.\w+$/, "");
}
