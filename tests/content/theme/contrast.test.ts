// Colors that are read together have enough contrast on light screens and on dark ones, or the theme is refused.
import { expect, test } from "vitest";
import { darkPaletteOf, paletteOf } from "../../../src/content/resolve/palette.ts";
import { contrastProblems } from "../../../src/content/theme/contrast.ts";
import { readTheme } from "../../../src/content/theme/read-theme.ts";

function problemsIn(css: string, scheme: "both" | "light" = "both") {
  const read = readTheme(css);
  expect(read.problems).toEqual([]);
  const { palette, darkPalette } = read.theme;
  const site = {
    palette: { ...paletteOf(), ...palette },
    darkPalette: scheme === "light" ? undefined : { ...darkPaletteOf(), ...darkPalette },
  };
  return contrastProblems(read, site).map(
    ({ offset, length, message, hint }) =>
      `${css.slice(offset, offset + length)}: ${message} ${hint}`,
  );
}

const dark = (declarations: string) =>
  `@media (prefers-color-scheme: dark) { :root { ${declarations} } }`;

test("the site's own colors, and others that can be read, are no problem", () => {
  expect(problemsIn("")).toEqual([]);
  expect(problemsIn(`:root { --accent: #1453c8 } ${dark("--accent: #9bbcff")}`)).toEqual([]);
  expect(problemsIn(":root { --accent: #1453c8 }", "light")).toEqual([]);
});

test("a color for all screens has to be readable on dark ones, too, or get a color of its own there", () => {
  const [only = "", ...more] = problemsIn(":root { --accent: #1453c8 }");
  expect(more).toEqual([]);
  expect(only).toMatch(
    /^#1453c8: --accent and --tint have a contrast of 2\.\d+:1 on dark screens, and 4\.5:1 is the minimum\. Set another color for dark screens: @media \(prefers-color-scheme: dark\) \{ :root \{ --accent: #[\da-f]{6}; \} \}$/,
  );
  const [, block = ""] = /(@media.*)$/.exec(only) ?? [];
  expect(problemsIn(`:root { --accent: #1453c8 } ${block}`)).toEqual([]);
});

test("the color that is suggested works", () => {
  const [only = ""] = problemsIn(":root { --ink-soft: #9a9a9a }", "light");
  const [, nearest = ""] = /Write (#\w+)/.exec(only) ?? [];
  expect(problemsIn(`:root { --ink-soft: ${nearest} }`, "light")).toEqual([]);
});

test("a background is as much to blame as a text, at the token that the theme sets", () => {
  expect(problemsIn(":root { --band: #b0d0d0 }", "light")[0]).toMatch(
    /^#b0d0d0: --band and --on-band have a contrast of 1\.\d+:1, and 4\.5:1 is the minimum\./,
  );
});

test("a light background on dark screens is one problem, with the pair that lacks most", () => {
  const found = problemsIn(dark("--paper: #ffffff"));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("--paper and --ink have a contrast of 1.16:1 on dark screens");
  expect(found[0]).toMatch(/Write #[\da-f]{6}, the closest color that works with --ink\.$/);
});

test("borders need less than texts", () => {
  expect(problemsIn(":root { --line-strong: #808890 }", "light")).toEqual([]);
  expect(problemsIn(":root { --line-strong: #a0a8b0 }", "light")[0]).toContain(
    "3:1 is the minimum",
  );
});

test("what is selected and what is wrong can't have the same color", () => {
  expect(problemsIn(":root { --signal: #0c5a60 }", "light")).toEqual([
    "#0c5a60: --signal and --accent look too much alike: one marks what is selected, the other what is wrong. Change --signal or --accent.",
  ]);
});
