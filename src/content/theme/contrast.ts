// Checks that what is read together has enough contrast, on light screens and on dark ones.
import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import labPlugin from "colord/plugins/lab";
import lchPlugin from "colord/plugins/lch";
import type { Palette, Site } from "../model/site.ts";
import { leastDifference, readableContrast } from "../resolve/palette.ts";
import { colorToken } from "../model/color-token.ts";
import type { ColorSource, ReadTheme } from "./read-theme.ts";
import { alikeColors, weakContrast, type ThemeProblem } from "./theme-problems.ts";

extend([a11yPlugin, labPlugin, lchPlugin]);

/** The contrast of what isn't text, such as borders. https://www.w3.org/TR/WCAG22/#non-text-contrast */
const visibleContrast = 3;

type Pair = readonly [front: keyof Palette, back: keyof Palette, least: number];

/** Two colors that are seen together, and the contrast that they need. */
const seenTogether: readonly Pair[] = [
  ...(["ink", "inkSoft", "accent", "accentStrong"] as const).flatMap((front): Pair[] => [
    [front, "paper", readableContrast],
    [front, "tint", readableContrast],
  ]),
  ["onBand", "band", readableContrast],
  ...(["lineStrong", "signal"] as const).flatMap((front): Pair[] => [
    [front, "paper", visibleContrast],
    [front, "tint", visibleContrast],
  ]),
];

/**
 * @param site with the theme's colors in its palettes
 * @returns for each color of the theme and each scheme, the pair with too little contrast that lacks most
 */
export function contrastProblems(
  { colors }: Pick<ReadTheme, "colors">,
  { palette, darkPalette }: Pick<Site, "palette" | "darkPalette">,
): ThemeProblem[] {
  return [
    ...problemsOn(palette, colors.light, false),
    ...(darkPalette ? problemsOn(darkPalette, colors.dark, true) : []),
  ];
}

type Sources = ReadTheme["colors"]["light"];

interface Weak {
  source: ColorSource;
  color: keyof Palette;
  other: keyof Palette;
  least: number;
  contrast: number;
}

function problemsOn(palette: Palette, sources: Sources, isDark: boolean): ThemeProblem[] {
  const worst = new Map<ColorSource, Weak>();
  for (const [front, back, least] of seenTogether) {
    const weak = weakPair(palette, sources, [front, back, least]);
    const known = weak && worst.get(weak.source);
    if (weak && (!known || lack(weak) > lack(known))) worst.set(weak.source, weak);
  }
  return [
    ...[...worst.values()].map((weak) => inWords(weak, palette, isDark)),
    ...alikeOn(palette, sources, isDark),
  ];
}

const lack = ({ least, contrast }: Weak): number => least / contrast;

/** @returns undefined if there is enough contrast, or the theme has neither color */
function weakPair(
  palette: Palette,
  sources: Sources,
  [front, back, least]: Pair,
): Weak | undefined {
  const contrast = colord(palette[front]).contrast(palette[back]);
  if (contrast >= least) return undefined;
  const [ofFront, ofBack] = [sources[front], sources[back]];
  if (ofFront) return { source: ofFront, color: front, other: back, least, contrast };
  return ofBack && { source: ofBack, color: back, other: front, least, contrast };
}

function inWords(weak: Weak, palette: Palette, isDark: boolean): ThemeProblem {
  const { source, color, other, least, contrast } = weak;
  return weakContrast({
    ...rangeOf(source),
    name: colorToken(color),
    other: colorToken(other),
    isDark,
    contrast,
    least,
    nearest: nearestWith(palette[color], palette[other], least),
    isForDark: source.isDark,
  });
}

function alikeOn(palette: Palette, sources: Sources, isDark: boolean): ThemeProblem[] {
  const source = sources.signal ?? sources.accent;
  if (!source || colord(palette.accent).delta(palette.signal) >= leastDifference) return [];
  const isOfSignal = source === sources.signal;
  const [name, other] = isOfSignal ? ["--signal", "--accent"] : ["--accent", "--signal"];
  return [alikeColors({ ...rangeOf(source), name: String(name), other: String(other), isDark })];
}

const rangeOf = ({ valueAt, value }: ColorSource) => ({ offset: valueAt, length: value.length });

/** The color of this hue that is closest in lightness and has this contrast with another. */
function nearestWith(color: string, other: string, least: number): string | undefined {
  const { l: lightness, c, h } = colord(color).toLch();
  for (let step = 0; step <= 100; step += 0.5)
    for (const l of [lightness - step, lightness + step]) {
      if (l < 0 || l > 100) continue;
      const near = colord({ l, c, h, a: 1 }).toHex();
      if (colord(near).contrast(other) >= least) return near;
    }
  return undefined;
}
