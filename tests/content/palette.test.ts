// With any color of a company, text is readable on every background, or the color is refused.
import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import labPlugin from "colord/plugins/lab";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Palette } from "../../src/content/model/site.ts";
import {
  darkPaletteOf,
  leastDifference,
  nearestReadable,
  ownPalette,
  paletteOf,
} from "../../src/content/resolve/palette.ts";
import { change, compileFiles } from "./base.ts";

extend([a11yPlugin, labPlugin]);

/** What the stylesheets write in which color, and on which. */
const words: readonly (readonly [color: keyof Palette, on: readonly (keyof Palette)[]])[] = [
  ["ink", ["paper", "tint"]],
  ["inkSoft", ["paper", "tint"]],
  ["onBand", ["band"]],
  ["accent", ["paper", "tint"]],
  ["accentStrong", ["paper", "tint"]],
  ["paper", ["accent", "accentStrong"]],
];
/** Lines that show where a field or a button is, which need less. https://www.w3.org/TR/WCAG22/#non-text-contrast */
const lines: typeof words = [
  ["lineStrong", ["paper", "tint"]],
  ["signal", ["paper", "tint"]],
];

function tooFaint(palette: Palette): string[] {
  const below =
    (least: number) =>
    ([color, on]: (typeof words)[number]) =>
      on
        .filter((ground) => colord(palette[color]).contrast(palette[ground]) < least)
        .map((ground) => `${color} on ${ground}`);
  return [...words.flatMap(below(4.5)), ...lines.flatMap(below(3))];
}

const withAccent = (accent: string) =>
  compileFiles(change("site.json", '"homePage"', `"look": { "accent": "${accent}" }, "homePage"`));
const reported = (accent: string) =>
  withAccent(accent).diagnostics.map(({ message, hint }) => `${message} ${hint}`);

test("the site's own colors can be read", () => {
  expect(tooFaint(ownPalette)).toEqual([]);
  expect(tooFaint(darkPaletteOf())).toEqual([]);
});

test.each([
  "#000000",
  "#0b0b0b",
  "#00007f",
  "#9c1f2e",
  "#5b2a86",
  "#006b3c",
  "#8a4b00",
  "#333333",
  "#d00000",
  "#1453c8",
])(
  "an accent of %s is used as it is, and every color that follows from it is readable",
  (accent) => {
    const result = withAccent(accent);
    expect(result.diagnostics).toEqual([]);
    const palette = result.ok ? result.site.palette : ownPalette;
    expect(palette.accent).toBe(accent);
    expect(tooFaint(palette)).toEqual([]);
    const dark = result.ok ? result.site.darkPalette : undefined;
    expect(dark && tooFaint(dark)).toEqual([]);
    // What the pointer rests on has to look different.
    for (const each of [palette, dark ?? palette])
      expect(colord(each.accentStrong).contrast(each.accent)).toBeGreaterThan(1.1);
  },
);

test.each(["#a8501a", "#8a4b00", "#d00000", "#9c1f2e", "#876900", undefined])(
  "with an accent of %s, the focus ring and the border of a wrong answer have different colors",
  (accent) => {
    const chosen = accent === undefined ? {} : { accent };
    for (const palette of [paletteOf(chosen), darkPaletteOf(chosen)]) {
      const difference = colord(palette.accent).delta(palette.signal);
      expect(difference).toBeGreaterThanOrEqual(leastDifference);
      expect(tooFaint(palette)).toEqual([]);
    }
  },
);

const papers = ["tinted", "white", "warm"] as const;

const anyAccent = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(([r, g, b]) => nearestReadable(colord({ r, g, b }).toHex()));

test("on every background, with any accent that can be read, every color that follows can be read", () => {
  const property = fc.property(anyAccent, fc.constantFrom(...papers), (accent, paper) => {
    expect(tooFaint(paletteOf({ accent, paper }))).toEqual([]);
    expect(tooFaint(darkPaletteOf({ accent, paper }))).toEqual([]);
  });
  fc.assert(property, { numRuns: 300 });
});

test("on paper, which is white, the words of each light palette can be read, with any choice", () => {
  const property = fc.property(anyAccent, fc.constantFrom(...papers), (accent, paper) => {
    const palette = paletteOf({ accent, paper });
    for (const color of ["ink", "inkSoft", "accent", "accentStrong"] as const)
      expect(colord(palette[color]).contrast("#ffffff")).toBeGreaterThanOrEqual(4.5);
  });
  fc.assert(property, { numRuns: 300 });
});

test.each(papers)("without an accent, every color can be read on a %s background", (paper) => {
  expect(tooFaint(paletteOf({ paper }))).toEqual([]);
  expect(tooFaint(darkPaletteOf({ paper }))).toEqual([]);
});

test("white is white, and its bands and lines are gray", () => {
  const { paper, tint, line } = paletteOf({ accent: "#9c1f2e", paper: "white" });
  expect(paper).toBe("#ffffff");
  for (const grey of [tint, line]) expect(colord(grey).toHsl().s).toBe(0);
});

test("a site is dark on dark screens unless it refuses", () => {
  const dark = (look: string) => {
    const result = compileFiles(change("site.json", '"homePage"', `${look} "homePage"`));
    expect(result.diagnostics).toEqual([]);
    return result.ok ? result.site.darkPalette?.paper : "broken";
  };
  expect(colord(dark("") ?? "").isDark()).toBe(true);
  expect(colord(dark('"look": { "accent": "#9c1f2e" },') ?? "").isDark()).toBe(true);
  expect(dark('"look": { "scheme": "light" },')).toBeUndefined();
});

describe("an accent that words can't be read in", () => {
  const refusal = (accent: string, contrast: string, nearest: string) =>
    `${accent} is too light: text in it has a contrast of ${contrast}:1, and 4.5:1 is the minimum. Write "${nearest}", the closest color that works.`;

  test.each([
    ["yellow", "#ffd400", "1.24", "#876900"],
    ["pale", "#f3e9e9", "1.03", "#746b6b"],
    ["white", "#FFFFFF", "1.14", "#6c6c6c"],
    ["pure red", "#ff0000", "3.48", "#dc0000"],
    ["nearly dark enough", "#1a7fd4", "3.65", "#006fc3"],
  ])("is refused, and the closest one suggested: %s", (_name, accent, contrast, nearest) => {
    expect(reported(accent)).toEqual([refusal(accent, contrast, nearest)]);
    expect(reported(nearest)).toEqual([]);
    expect(tooFaint(paletteOf({ accent: nearest }))).toEqual([]);
  });

  test("is one that is as light as it may be: one step lighter is too much", () => {
    const [, nearest = ""] = /"(#\w+)"/.exec(reported("#ff0000")[0] ?? "") ?? [];
    expect(reported(colord(nearest).lighten(0.01).toHex())).toHaveLength(1);
  });
});

test.each(["red", "#f00", "9c1f2e", "#9c1f2e80", "#9c1f2g"])(
  "%s isn't written as a color, which is one mistake",
  (accent) => {
    expect(reported(accent).join()).toMatch(
      /Write # and six digits or letters from a to f, for example #0c5257\.$/,
    );
    expect(reported(accent)).toHaveLength(1);
  },
);

test("a site needs no picture for a browser's tab, and a logo is enough", () => {
  const bare = change("site.json", '"favicon": "media/favicon.svg",', "");
  expect(compileFiles(bare, { media: [] }).diagnostics).toEqual([]);
  const logo = change(
    "site.json",
    '"homePage"',
    '"logo": { "src": "media/a.svg" }, "homePage"',
    bare,
  );
  expect(compileFiles(logo, { media: ["media/a.svg"] }).diagnostics).toEqual([]);
});
