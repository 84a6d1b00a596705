// Tells drawings from other files. Apart from the check of a drawing, which needs an XML parser.
import { decode } from "./decode.ts";

/** True if the file is meant as SVG: its first element is <svg>. */
export function isDrawing(content: Uint8Array): boolean {
  const start = decode(content.subarray(0, 10_000)).text;
  const prolog =
    /^\uFEFF?\s*(?:<\?[^]*?\?>\s*|<!--[^]*?-->\s*|<!DOCTYPE\s+(?!html)[^[>]*(?:\[[^\]]*\]\s*)?>\s*)*/i;
  return /^<(?:[\w-]+:)?svg\b/.test(start.replace(prolog, ""));
}
