// Converts SVG to PNG without a browser and without this machine's fonts, so that the result is the same everywhere.
import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readWasm } from "../engine/engine-files.ts";
import { fontFile, partsFor, serif } from "./font-files.ts";

const weights = [400, 600] as const;

let ready: Promise<void> | undefined;

function load(): Promise<void> {
  ready ??= readWasm("@resvg/resvg-wasm/index_bg.wasm").then((code) => initWasm(code));
  return ready;
}

/** @throws if it isn't valid SVG */
export async function drawPng(svg: string, drawn?: DrawnFont): Promise<Uint8Array> {
  await load();
  const { family, files } = drawn ?? { family: serif.family, files: [] };
  const font = { fontBuffers: files, defaultFontFamily: family };
  return new Resvg(svg, { font }).render().asPng();
}

/** In pixels: what a drawing is enlarged to on its longer side, which is enough for every picture that shows it. */
const large = 1024;

/** @returns undefined if it isn't valid SVG */
export async function drawLarge(svg: string): Promise<Uint8Array | undefined> {
  await load();
  try {
    const { width, height } = new Resvg(svg);
    const zoom = large / Math.max(width, height);
    return new Resvg(svg, { fitTo: { mode: "zoom", value: zoom } }).render().asPng();
  } catch {
    return undefined;
  }
}

/** A typeface that a picture's words are drawn in, with all their characters. */
export interface DrawnFont {
  family: string;
  files: Uint8Array[];
}

/** The font files that a text needs; undefined if the typeface doesn't have all its characters. */
export async function fontsFor(words: string, typeface = serif): Promise<Uint8Array[] | undefined> {
  const parts = await partsFor(words, typeface);
  const known = parts.reduce((count, { letters }) => count + [...letters].length, 0);
  if (known < new Set(words).size) return undefined;
  const files = parts.flatMap(({ name }) =>
    weights.map((weight) => fontFile(name, weight, typeface)),
  );
  return Promise.all(files.map((file) => readFile(file)));
}
