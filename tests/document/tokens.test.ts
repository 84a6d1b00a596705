// The names of the design's tokens are for those who write the stylesheet; a visitor gets the values.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ownLook } from "../../src/content/resolve/look.ts";
import { ownPalette, paletteOf } from "../../src/content/resolve/palette.ts";
import { inlineTokens, lookRule, tokenValues } from "../../src/document/tokens.ts";

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
      ":root{--ink:#000;--gap:1rem}@media (forced-colors){:root{--ink:CanvasText}}p{color:var(--ink);margin:var(--gap)}";
    expect(inlineTokens(css)).toBe(
      ":root{--ink:#000}@media (forced-colors){:root{--ink:CanvasText}}p{color:var(--ink);margin:1rem}",
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

describe("the colors of a site", () => {
  const accent = paletteOf({ accent: "#9c1f2e" });
  test("are in its styles as the palette has them, under the names of their tokens", () => {
    for (const palette of [ownPalette, accent]) {
      const css = lookRule({ palette, look: ownLook });
      expect(css).toContain(`--paper:${palette.paper};`);
      expect(css).toContain(`--tint-strong:${palette.tintStrong};`);
      expect(css).toContain(`--accent:${palette.accent};`);
      for (const color of Object.values(palette)) expect(css).toContain(`:${color}`);
    }
  });

  test("give way to the few that a visitor has chosen for everything, in a dark scheme, too", () => {
    const css = lookRule({ palette: ownPalette, look: ownLook }, accent);
    const forced = /@media \(forced-colors\)\{:root\{(.*?)\}\}$/.exec(css)?.[1]?.split(";") ?? [];
    expect(forced).toContain("--accent:CanvasText");
    const others = forced.filter((each) => !/:Canvas(?:Text)?$/.test(each));
    expect(others).toEqual([]);
  });

  test("are written in the palette alone", async () => {
    const files = await readdir("src", { recursive: true });
    const sheets = files.filter((file) => /^(site|blocks|forms)\/.*\.css$/.test(file));
    expect(sheets).toContain(join("site", "site-tokens.css"));
    for (const sheet of sheets) {
      expect
        .soft(await readFile(join("src", sheet), "utf8"), sheet)
        .not.toMatch(/#(?!0000\b)[\da-f]{3,8}\b/i);
    }
  });

  test("follow from an accent of its own, whose hue they take", () => {
    const changed = Object.entries(accent).filter(
      ([name, value]) => value !== ownPalette[name as keyof typeof ownPalette],
    );
    expect(Object.fromEntries(changed)).toEqual({
      tint: "#f5eeed",
      tintStrong: "#ebe0df",
      line: "#d9cccb",
      lineStrong: "#8c7a79",
      accent: "#9c1f2e",
      accentStrong: "#731520",
      band: "#9c1f2e",
    });
  });
});
