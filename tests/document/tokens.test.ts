// The names of the design's tokens are for those who write the stylesheet; a visitor gets the values.
import { describe, expect, test } from "vitest";
import { inlineTokens, tokenValues } from "../../src/document/tokens.ts";

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
