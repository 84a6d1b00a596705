// The files that the build makes from a photo in media, by the addresses that pages request.
import type { Measured } from "../model/symbols.ts";
import { measuredSize, offeredWidths, widestLocation, type Size } from "./picture-sizes.ts";

/** A photo in one size and format. */
export interface Rendition {
  /** Its path on the built site. */
  address: string;
  /** In pixels. */
  width: number;
  format: "jpg" | "png" | "webp";
}

/** The properties of a file that decide which files are made from it. */
type Made = Pick<Measured, "format" | "width">;

/** In pixels: three times the widest that a logo is shown, for high-resolution screens. */
const logoWidth = 480;

/**
 * The photo itself, as wide as needed at most, in a format that every browser supports; a version as a logo; and
 * every useful width in WebP, which nearly all browsers support. None for files that are served unchanged.
 */
export function renditionsOf(address: string, made: Made): Rendition[] {
  const { format, width = 0 } = made;
  if (format === undefined) return [];
  return [
    { address, width: Math.min(width, widestLocation), format },
    { address: logoAddress(address, made), width: Math.min(width, logoWidth), format },
    ...webpWidths(width).map((each) => ({
      address: webpAddress(address, each),
      width: each,
      format: "webp" as const,
    })),
  ];
}

/**
 * Only the build and the dev server make renditions; their addresses are relative to the site. Stores that serve media
 * from elsewhere, such as a `blob:`, serve each file as it is.
 */
function hasRenditions(address: string): boolean {
  return address.startsWith("./");
}

/** The sources of an image for a file: sizes, and WebP versions unless the file is WebP. */
export function mediaSources(
  src: string,
  { format, width = 0 }: Made,
): { src: string; srcSet?: string; webpSrcSet?: string } {
  if (format === undefined || !hasRenditions(src)) return { src };
  const sizes = webpWidths(width).map((each) => `${webpAddress(src, each)} ${each}w`);
  return { src, [format === "webp" ? "srcSet" : "webpSrcSet"]: sizes.join(", ") };
}

/**
 * The version of a file as a logo, with its size.
 * @param address the file's address, and the name that content uses for it: both of any shape
 */
export function logoSource(
  address: unknown,
  file: unknown,
  measured: ReadonlyMap<string, Measured>,
): Partial<Size> & { src?: string } {
  if (typeof address !== "string" || typeof file !== "string") return {};
  return { src: logoAddress(address, measured.get(file) ?? {}), ...measuredSize(file, measured) };
}

function logoAddress(address: string, { format, width = 0 }: Made): string {
  if (format === undefined || width <= logoWidth || !hasRenditions(address)) return address;
  return `${stem(address)}-logo.${format}`;
}

function webpAddress(address: string, width: number): string {
  return `${stem(address)}-${width}.webp`;
}

function webpWidths(width: number): number[] {
  const widest = Math.min(width, widestLocation);
  return [...offeredWidths.filter((offered) => offered < widest), widest];
}

function stem(address: string): string {
  return address.replace(/\.\w+$/, "");
}
