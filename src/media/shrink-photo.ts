// Makes a photo smaller with the browser's canvas, which also leaves out everything but pixels and colors.
import { isWideGamut } from "./inspect-photo.ts";
import { isForPrinting } from "./jpeg-frame.ts";
import { longestSide } from "./photo-formats.ts";

/** From 0 to 1; the build makes the photo smaller again. */
const quality = 0.9;

/** The kinds that canvas can write. */
const types: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** @param content a photo that isn't animated: a canvas would keep its first picture only */
interface Photo {
  content: Uint8Array;
  kind: string;
  bitmap: ImageBitmap;
}

/**
 * Makes a photo with at most 3,200 pixels on its longer side, in the same format and upright.
 * @returns undefined if it is small enough, or if this browser can't
 */
export async function shrinkPhoto({
  content,
  kind,
  bitmap,
}: Photo): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const type = types[kind];
  const scale = longestSide / Math.max(bitmap.width, bitmap.height);
  if (type === undefined || scale >= 1) return undefined;
  // Browsers make other colors of inks, some without reading the color profile. The build makes the right ones.
  if (kind === "jpg" && isForPrinting(content)) return undefined;
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.round(side * scale));
  const canvas = makeCanvas(
    Math.max(1, width ?? 0),
    Math.max(1, height ?? 0),
    isWideGamut(content),
  );
  if (!canvas || !isReadable(canvas.context)) return undefined;
  canvas.context.imageSmoothingQuality = "high";
  canvas.context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const written = await canvas.write(type);
  // Browsers write PNG instead of a type that they don't know, such as WebP in Safari.
  if (written?.type !== type) return undefined;
  const shrunk = new Uint8Array(await written.arrayBuffer());
  return shrunk.length < content.length ? shrunk : undefined;
}

interface Canvas {
  width: number;
  height: number;
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  write: (type: string) => Promise<Blob | null>;
}

/** @returns undefined if the browser has too little memory */
function makeCanvas(width: number, height: number, isWide: boolean): Canvas | undefined {
  const settings: CanvasRenderingContext2DSettings = { colorSpace: isWide ? "display-p3" : "srgb" };
  if (typeof OffscreenCanvas !== "undefined") {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", settings);
    const write = (type: string) => canvas.convertToBlob({ type, quality });
    return context ? { width, height, context, write } : undefined;
  }
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", settings);
  const write = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return context ? { width, height, context, write } : undefined;
}

/** Any color; how far each of its values may be off, because some browsers add a little noise that nobody sees. */
const [probe, tolerance] = [[200, 110, 40] as const, 8];

/** False if the browser hides what is drawn, as Firefox does with privacy.resistFingerprinting. */
function isReadable(context: Canvas["context"]): boolean {
  context.fillStyle = `rgb(${probe.join(" ")})`;
  context.fillRect(0, 0, 4, 4);
  // A canvas with more colors would answer with other numbers.
  const { data } = context.getImageData(0, 0, 4, 4, { colorSpace: "srgb" });
  // A photo may be transparent there.
  context.clearRect(0, 0, 4, 4);
  return data.every((value, at) => {
    const expected = [...probe, 255][at % 4] ?? 0;
    return Math.abs(value - expected) <= tolerance;
  });
}
