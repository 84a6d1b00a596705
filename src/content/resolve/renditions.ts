// What the build makes of a photo in media: which files there are, by the addresses that pages ask for.
import type { Measured } from "../model/symbols.ts";
import { measuredSize, offeredWidths, widestPlace, type Size } from "./picture-sizes.ts";

/** A photo in one of its sizes and formats. */
export interface Rendition {
  /** Where the built site serves it. */
  address: string;
  /** In pixels. */
  width: number;
  format: "jpg" | "png" | "webp";
}

/** Of a file: what decides on what is made of it. */
type Made = Pick<Measured, "format" | "width">;

/** In pixels: three times as wide as a logo is ever shown, for the sharpest screens. */
const logoWidth = 480;

/**
 * The photo itself, no wider than any place needs, in a format that every browser shows; that as a logo; and in WebP,
 * which nearly all show, every width that is worth loading. None for what is served as it is.
 */
export function renditionsOf(address: string, made: Made): Rendition[] {
  const { format, width = 0 } = made;
  if (format === undefined) return [];
  return [
    { address, width: Math.min(width, widestPlace), format },
    { address: logoAddress(address, made), width: Math.min(width, logoWidth), format },
    ...webpWidths(width).map((each) => ({
      address: webpAddress(address, each),
      width: each,
      format: "webp" as const,
    })),
  ];
}

/** What an image shows of a file, in which sizes, and in which its WebP is where that isn't the file's own format. */
export function mediaSources(
  src: string,
  { format, width = 0 }: Made,
): { src: string; srcSet?: string; webpSrcSet?: string } {
  if (format === undefined) return { src };
  const sizes = webpWidths(width).map((each) => `${webpAddress(src, each)} ${each}w`);
  return { src, [format === "webp" ? "srcSet" : "webpSrcSet"]: sizes.join(", ") };
}

/**
 * The file that is made of a logo, and the logo's size.
 * @param address of the file itself, and the name that content uses for it: both of whatever shape
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
  return format === undefined || width <= logoWidth ? address : `${stem(address)}-logo.${format}`;
}

function webpAddress(address: string, width: number): string {
  return `${stem(address)}-${width}.webp`;
}

function webpWidths(width: number): number[] {
  const widest = Math.min(width, widestPlace);
  return [...offeredWidths.filter((offered) => offered < widest), widest];
}

function stem(address: string): string {
  return address.replace(/\.\w+$/, "");
}
