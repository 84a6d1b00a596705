// The site's colors: the built-in ones, or those derived from the accent in content.
import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import lchPlugin from "colord/plugins/lch";
import type { Palette } from "../model/site.ts";

extend([a11yPlugin, lchPlugin]);

/** The only definition of the colors: `colourRule` adds them to the stylesheet. */
export const ownPalette: Palette = {
  paper: "#fcfdfb",
  tint: "#eaf1ef",
  tintStrong: "#dae5e2",
  line: "#c5d2d1",
  lineStrong: "#6f8285",
  ink: "#16242f",
  inkSoft: "#4a5963",
  accent: "#0c5257",
  accentStrong: "#073a3f",
  signal: "#a8501a",
};

/** The contrast that text of any size needs. https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const readableContrast = 4.5;

/** Colors that take the accent's hue and keep their lightness, so that the same text stays readable on them. */
const tints = ["tint", "tintStrong", "line", "lineStrong"] as const;

/** How much a hovered color differs, in CIELAB lightness (0 to 100). */
const step = 10;

/** @param accent `#` and six hexadecimal digits; the built-in one if left out */
export function paletteOf(accent?: string): Palette {
  if (accent === undefined) return ownPalette;
  const { l, c, h } = colord(accent).toLch();
  const derived = Object.fromEntries(
    tints.map((name) => {
      const own = colord(ownPalette[name]).toLch();
      return [name, hex({ l: own.l, c: Math.min(own.c, c), h })];
    }),
  );
  // A color that is nearly black can only become lighter.
  const accentStrong = hex({ l: l > step * 1.5 ? l - step : l + step * 1.5, c: c * 0.8, h });
  return { ...ownPalette, ...derived, accent: accent.toLowerCase(), accentStrong };
}

/** An accent's lowest contrast: on the tint, which is darker than the paper. */
export function accentContrast(accent: string): number {
  return colord(accent).contrast(paletteOf(accent).tint);
}

/** The readable color of the same hue that is closest to this accent. */
export function nearestReadable(accent: string): string {
  const { c, h, l: lightness } = colord(accent).toLch();
  let [readable, tooLight] = [0, lightness];
  // Halved until no two colors of a screen are between them.
  while (tooLight - readable > 0.1) {
    const l = (readable + tooLight) / 2;
    if (accentContrast(hex({ l, c, h })) >= readableContrast) readable = l;
    else tooLight = l;
  }
  return hex({ l: readable, c, h });
}

function hex(lch: { l: number; c: number; h: number }): string {
  return colord({ ...lch, a: 1 }).toHex();
}
