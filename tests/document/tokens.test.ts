// The names of the design's tokens are for those who write the stylesheet; a visitor gets the values.
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { paletteOf } from "../../src/content/resolve/palette.ts";
import { colourRule, inlineTokens, tokenValues, withColours } from "../../src/document/tokens.ts";

const tokens = await readFile("src/site/tokens.css", "utf8");

describe("a token", () => {
  test("is written where it is used, through other tokens, too", () => {
    const css = ":root{--green:#0c5257;--accent:var(--green);--gap:1rem}a{color:var(--accent)}";
    expect(inlineTokens(css)).toBe("a{color:#0c5257}");
  });

  test("of one stylesheet is written into another that uses it", () => {
    const values = tokenValues(":root{--gap:1rem;--ink:#000}@media print{:root{--ink:#333}}");
    expect(inlineTokens("p{margin:var(--gap);color:var(--ink)}", values)).toBe(
      "p{margin:1rem;color:var(--ink)}",
    );
  });

  test("keeps its name where it changes", () => {
    const css =
      ":root{--ink:#000;--gap:1rem}@media (forced-colors:active){:root{--ink:CanvasText}}p{color:var(--ink);margin:var(--gap)}";
    expect(inlineTokens(css)).toBe(
      ":root{--ink:#000}@media (forced-colors:active){:root{--ink:CanvasText}}p{color:var(--ink);margin:1rem}",
    );
  });

  test("keeps its name where a part of the page has its own", () => {
    const css = ":root{--gap:1rem}.tight{--gap:.5rem}p{margin:var(--gap)}";
    expect(inlineTokens(css)).toBe(css);
  });

  test("of a part of the page is no token", () => {
    const css = ".grid{--columns:3;grid:repeat(var(--columns),1fr)/none}";
    expect(inlineTokens(css)).toBe(css);
  });

  test("stays where a use of it names something else to fall back to", () => {
    const css = ":root{--gap:1rem}p{margin:var(--gap,0)}";
    expect(inlineTokens(css)).toBe(css);
  });
});

describe("a site's own accent", () => {
  const declared = (css: string) =>
    new Map(
      [...css.matchAll(/(--[\w-]+):\s*(#\w{6})/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );

  test("takes the place of the one that the stylesheet came with, with all that follows from it", () => {
    const before = declared(tokens);
    const after = declared(withColours(tokens, paletteOf("#9c1f2e")));
    const changed = [...after].filter(([name, value]) => value !== before.get(name));
    expect(Object.fromEntries(changed)).toEqual({
      "--mist": "#f5eeed",
      "--mist-deep": "#ebe0df",
      "--slate": "#d9cccb",
      "--slate-deep": "#8c7a79",
      "--petrol": "#9c1f2e",
      "--petrol-deep": "#731520",
    });
    expect(declared(colourRule(paletteOf("#9c1f2e")))).toEqual(new Map(changed));
  });

  test("leaves a stylesheet as it is where there is none", () => {
    expect(withColours(tokens, paletteOf())).toBe(tokens);
  });
});
