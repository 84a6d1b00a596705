// The site's colors: the built-in ones, or those derived from the accent and the background in content.
import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import labPlugin from "colord/plugins/lab";
import lchPlugin from "colord/plugins/lch";
import type * as schema from "../model/schema.gen.ts";
import type { Palette } from "../model/site.ts";

extend([a11yPlugin, labPlugin, lchPlugin]);

/** The only definition of the colors: `lookRule` adds them to the stylesheet. */
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
  band: "#0c5257",
  onBand: "#fcfdfb",
  plate: "#fcfdfb",
};

/** The same for a dark screen: the purposes keep their order of lightness, turned around. */
const ownDarkPalette: Palette = {
  paper: "#10181b",
  tint: "#172327",
  tintStrong: "#203136",
  line: "#2f4348",
  lineStrong: "#7b9095",
  ink: "#e9efee",
  inkSoft: "#b4c2c5",
  accent: "#7fc6c8",
  accentStrong: "#a9dedf",
  signal: "#ec9a62",
  band: "#10444a",
  onBand: "#e9efee",
  plate: ownPalette.plate,
};

/** The contrast that text of any size needs. https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const readableContrast = 4.5;

/** Colors that take the accent's hue and keep their lightness, so that the same text stays readable on them. */
const tints = ["tint", "tintStrong", "line", "lineStrong"] as const;

/** On a dark screen the paper has the hue, too, and the accent can't keep its own lightness. */
const darkTints = [...tints, "paper", "accent", "accentStrong", "band"] as const;

/** How much a hovered color differs, in CIELAB lightness (0 to 100). */
const step = 10;

/** How different two colors look that mean different things: CIEDE2000, from 0 to 1. */
export const leastDifference = 0.15;

/** The colors that content chooses. */
type Colors = Pick<NonNullable<schema.Site["look"]>, "accent" | "paper">;

/** @param chosen its accent is `#` and six hexadecimal digits; what is left out is built in */
export function paletteOf({ accent, paper = "tinted" }: Colors = {}): Palette {
  const palette = accent === undefined ? ownPalette : withAccent(accent);
  return onPaper(palette, lightPapers[paper]);
}

function withAccent(accent: string): Palette {
  const { l, c, h } = colord(accent).toLch();
  // A color that is nearly black can only become lighter.
  const accentStrong = hex({ l: l > step * 1.5 ? l - step : l + step * 1.5, c: c * 0.8, h });
  const own = accent.toLowerCase();
  return withSignal({ ...tinted(ownPalette, tints, accent), accent: own, band: own, accentStrong });
}

/** @param chosen as in `paletteOf` */
export function darkPaletteOf({ accent, paper = "tinted" }: Colors = {}): Palette {
  const palette =
    accent === undefined ? ownDarkPalette : withSignal(tinted(ownDarkPalette, darkTints, accent));
  return onPaper(palette, darkPapers[paper]);
}

/** The hue and the strength of a background's shades, and how much lighter than the palette's it and they are. */
type Paper = { h: number; c: number; paper: number; shades: number } | undefined;
type Papers = Readonly<Record<NonNullable<Colors["paper"]>, Paper>>;

/** The shades are a little lighter than the tints, so that an accent that can be read on these can be on them. */
const lightPapers: Papers = {
  tinted: undefined,
  white: { h: 0, c: 0, paper: 1, shades: 1 },
  warm: { h: 85, c: 6, paper: -0.7, shades: 0.5 },
};
const darkPapers: Papers = {
  tinted: undefined,
  white: { h: 0, c: 0, paper: 0, shades: 0 },
  warm: { h: 75, c: 4, paper: 0, shades: 0 },
};

/** The background and its shades nearly keep their lightness, so that the same text stays readable on them. */
function onPaper(palette: Palette, chosen: Paper): Palette {
  if (!chosen) return palette;
  const { h, c, paper, shades } = chosen;
  const lightness = (name: keyof Palette) => colord(palette[name]).toLch().l;
  const derived = tints.map((name) => [name, hex({ l: lightness(name) + shades, c, h })] as const);
  return {
    ...palette,
    ...Object.fromEntries(derived),
    paper: hex({ l: lightness("paper") + paper, c: c / 2, h }),
  };
}

/**
 * The focus ring has the accent's color, and a wrong answer's border the signal's, so they must differ. Where the accent
 * is close to the signal, which is orange, the signal becomes magenta.
 */
function withSignal(palette: Palette): Palette {
  if (colord(palette.accent).delta(palette.signal) >= leastDifference) return palette;
  const { l, c } = colord(palette.signal).toLch();
  return { ...palette, signal: hex({ l, c, h: 345 }) };
}

/** A palette with the accent's hue in some of its colors, which are never stronger than the accent itself. */
function tinted(palette: Palette, names: readonly (keyof Palette)[], accent: string): Palette {
  const { c, h } = colord(accent).toLch();
  const derived = names.map((name) => {
    const own = colord(palette[name]).toLch();
    return [name, hex({ l: own.l, c: Math.min(own.c, c), h })];
  });
  return { ...palette, ...Object.fromEntries(derived) };
}

/** An accent's lowest contrast: on the tint, which is darker than the paper. */
export function accentContrast(accent: string): number {
  return colord(accent).contrast(paletteOf({ accent }).tint);
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
