// A visitor gets the declarations of all rules in one order, and the same look.
import { expect, test } from "vitest";
import { ownLook } from "../../src/content/resolve/look.ts";
import { ownPalette } from "../../src/content/resolve/palette.ts";
import { bundle } from "../../src/document/bundle.ts";
import { orderedStyles } from "../../src/document/ordered-styles.ts";

/** As if only these two had a place. */
const ordered = (css: string) =>
  orderedStyles(css, (property) => ["display", "color"].indexOf(property) + 1 || 9);

test("the declarations of every rule come in the same order", () => {
  expect(ordered("a{color:red;display:grid}@media print{b{opacity:1;display:block}}")).toBe(
    "a{display:grid;color:red}@media print{b{display:block;opacity:1}}",
  );
});

test.each([
  "{border:0;border-color:red;display:grid}",
  "{font:inherit;line-height:1.5;display:grid}",
  "{gap:1rem;column-gap:2rem;display:grid}",
  "{inset:0;top:1px;display:grid}",
  "{place-content:center;justify-content:start;display:grid}",
  "{-webkit-mask:none;mask:none;display:grid}",
  "{all:unset;display:grid}",
])("what overrides each other stays in its order in %s", (rule) => {
  const names = (css: string): readonly string[] => css.match(/[\w-]+(?=:)/g) ?? [];
  const reversed = orderedStyles(rule, (property) => -names(rule).indexOf(property));
  const overriding = (css: string) => names(css).filter((name) => name !== "display");
  expect(overriding(reversed)).toEqual(overriding(rule));
  expect(names(reversed)[0]).toBe(rule.includes("all:") ? "all" : "display");
});

test("a semicolon in a text or an address ends nothing", () => {
  const css = `{content:"; } display:";background:url(data:a;b);display:grid}`.replace("}", "");
  expect(ordered(css)).toBe(`{display:grid;content:";  display:";background:url(data:a;b)}`);
});

test("the site's whole stylesheet keeps every declaration", async () => {
  const { css } = await bundle({ palette: ownPalette, darkPalette: ownPalette, look: ownLook });
  const sorted = (text: string) => text.split(/[{};]/).sort();
  expect(sorted(orderedStyles(css))).toEqual(sorted(css));
  expect(orderedStyles(css)).not.toBe(css);
});
