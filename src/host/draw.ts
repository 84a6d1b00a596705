// Converts SVG to PNG without a browser and without this machine's fonts, so that the result is the same everywhere.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { fontFamily, fontFile, partsFor } from "./font-files.ts";

const { resolve } = createRequire(import.meta.url);

const weights = [400, 600] as const;

let ready: Promise<void> | undefined;

/** @throws if it isn't valid SVG */
export async function drawPng(svg: string, fonts: readonly Uint8Array[] = []): Promise<Uint8Array> {
  ready ??= readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")).then((code) => initWasm(code));
  await ready;
  const font = { fontBuffers: [...fonts], defaultFontFamily: fontFamily };
  return new Resvg(svg, { font }).render().asPng();
}

/** The font files that a text needs; undefined if the font doesn't have all its characters. */
export async function fontsFor(words: string): Promise<Uint8Array[] | undefined> {
  const parts = await partsFor(words);
  const known = parts.reduce((count, { letters }) => count + [...letters].length, 0);
  if (known < new Set(words).size) return undefined;
  const files = parts.flatMap(({ name }) => weights.map((weight) => fontFile(name, weight)));
  return Promise.all(files.map((file) => readFile(file)));
}
