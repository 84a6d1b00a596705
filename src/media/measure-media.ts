// Finds out what kind of file a media file is and its size, from its content instead of its name.
import { imageSize } from "image-size";
import type { Measured } from "../content/model/symbols.ts";
import { latin1 } from "./bytes.ts";
import { hasLocation } from "./camera-data/camera-data.ts";
import { decode } from "./decode.ts";
import { loadCode } from "./load-code.ts";
import { isMoving, sizeOfMovingAvif } from "./moving-picture.ts";
import { countTiffPages } from "./tiff-pages.ts";
import { isMatroska, unplayableFormat } from "./video-format.ts";

/**
 * Without `format`, and of the flaws only those that a file has by its structure: for the others, a photo must be decoded.
 * @throws {NotLoaded}
 */
export async function measureMedia(content: Uint8Array): Promise<Measured> {
  const { kind, ...size } = sizeOf(content);
  const bytes = content.length;
  // A drawing may have no size. A web page with a drawing in it isn't one.
  if (isDrawing(content)) {
    // Only now, because the editor doesn't need an XML parser to begin.
    const { inspectDrawing } = await loadCode(() => import("./drawings.ts"));
    return { bytes, kind: "svg", ...inspectDrawing(content) };
  }
  const location = (await hasLocation(content)) ? { hasLocation: true } : {};
  // Before image-size, which doesn't know it.
  if (isMoving(content, "avif"))
    return { bytes, kind: "avif", moves: true, ...sizeOfMovingAvif(content), ...location };
  if (isOfPhone(content)) return { bytes, ...size, ...location, kind: "heic" };
  if (kind === undefined || kind === "svg") return { bytes, ...kindOfOther(content) };
  const moves = isMoving(content, kind) ? { moves: true } : {};
  const isLayered = kind === "tiff" && countTiffPages(content) > 1;
  return {
    bytes,
    kind,
    ...size,
    ...moves,
    ...location,
    ...(isLayered && { flaw: { why: "layered" } }),
  };
}

/** How fonts begin. https://learn.microsoft.com/typography/opentype/spec/otff */
const fontKinds: Readonly<Record<string, string>> = {
  wOF2: "woff2",
  OTTO: "otf",
  true: "ttf",
  "\0\x01\0\0": "ttf",
};

/** Kinds of file that aren't pictures. */
function kindOfOther(content: Uint8Array): Pick<Measured, "kind" | "unplayable"> {
  const start = latin1(content, 0, 12);
  // The brands of MP4 and of what cameras and phones write: https://mp4ra.org/registered-types/brands
  if (/^.{4}ftyp(?:isom|iso\d|mp4\d|avc1|M4V |MSNV|dash)/s.test(start)) {
    const unplayable = unplayableFormat(content);
    return { kind: "mp4", ...(unplayable !== undefined && { unplayable }) };
  }
  // The first bytes of a Matroska file: https://www.rfc-editor.org/rfc/rfc8794
  if (start.startsWith("\x1a\x45\xdf\xa3")) return { kind: isMatroska(content) ? "mkv" : "webm" };
  // https://www.w3.org/TR/webvtt1/#file-structure
  if (/^(?:\xef\xbb\xbf)?WEBVTT/.test(start)) return { kind: "vtt" };
  const font = fontKinds[start.slice(0, 4)];
  if (font !== undefined) return { kind: font };
  return isPdf(content) ? { kind: "pdf" } : {};
}

/** True for HEIC. The brand comes after the length of the first box; AVIF, which browsers can show, has another brand. */
function isOfPhone(content: Uint8Array): boolean {
  const brands = latin1(content, 4, 40);
  return (
    /^ftyp(?:hei[cxms]|hev[cx])/.test(brands) ||
    (/^ftypm[is]f1/.test(brands) && !/avi[fs]/.test(brands))
  );
}

function isPdf(content: Uint8Array): boolean {
  return latin1(content, 0, 10_000).includes("%PDF-");
}

/** Empty if the file isn't a picture, or is a drawing without a size. */
function sizeOf(content: Uint8Array): Pick<Measured, "kind" | "width" | "height"> {
  try {
    const { width, height, type: kind } = imageSize(content);
    return { kind, width, height };
  } catch {
    return {};
  }
}

/** True if the file is meant as SVG: its first element is <svg>. */
function isDrawing(content: Uint8Array): boolean {
  const start = decode(content.subarray(0, 10_000)).text;
  const prolog =
    /^\uFEFF?\s*(?:<\?[^]*?\?>\s*|<!--[^]*?-->\s*|<!DOCTYPE\s+(?!html)[^[>]*(?:\[[^\]]*\]\s*)?>\s*)*/i;
  return /^<(?:[\w-]+:)?svg\b/.test(start.replace(prolog, ""));
}
