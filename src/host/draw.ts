// Converts SVG to PNG without a browser and without this machine's fonts, so that the result is the same everywhere.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const { resolve } = createRequire(import.meta.url);

export const fontFamily = "Source Serif 4";
const fontPackage = "@fontsource/source-serif-4";
const weights = [400, 600];

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
  // The package's own table: subset -> "U+0000-00FF,U+0131,…".
  const ranges = JSON.parse(
    await readFile(resolve(`${fontPackage}/unicode.json`), "utf8"),
  ) as Record<string, string>;
  const needed = new Set<string>();
  for (const letter of words) {
    const part = Object.keys(ranges).findLast((name) => isIn(ranges[name] ?? "", letter));
    if (part === undefined) return undefined;
    needed.add(part);
  }
  const stem = fontPackage.replace("@fontsource/", "");
  const files = [...needed].flatMap((part) =>
    weights.map((weight) => resolve(`${fontPackage}/files/${stem}-${part}-${weight}-normal.woff2`)),
  );
  return Promise.all(files.map((file) => readFile(file)));
}

function isIn(ranges: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.split(",").some((range) => {
    const [from = "", to = from] = range.slice("U+".length).split("-");
    return code >= parseInt(from, 16) && code <= parseInt(to, 16);
  });
}
