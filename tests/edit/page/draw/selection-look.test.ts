// Whatever the editor marks on the page has one color, and no mark covers what people read.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const css = await readFile("src/edit/page/draw/frame.css", "utf8");
const editor = await readFile("src/edit/ui/tokens.css", "utf8");

test("selection on the page has one color, the editor's own", () => {
  const own = /--act: (#\w+);/.exec(editor)?.[1];
  expect(css).toContain(`--select: ${own};`);
  for (const [, value] of css.matchAll(/outline: (.*);/g))
    expect(value).toMatch(/ var\(--select\)$/);
});

test("facts are tinted only under the pointer, with the focus or when selected", () => {
  const rule = /\n\[data-fact\] \{(.*?)\n\}/s.exec(css)?.[1] ?? "";
  const tinted = [...rule.matchAll(/([^{}]*)\{\s*background:/g)].map(
    ([, selector = ""]) => selector,
  );
  expect(tinted).not.toEqual([]);
  for (const selector of tinted) expect(selector).toContain(":hover");
  expect(rule.slice(0, rule.indexOf("{"))).not.toContain("background:");
});

test("the light edge of a line covers no letters of the line above", () => {
  expect(css).toMatch(/\n\[data-place\]:not\(\[data-formatted\]\) \{\s*--select-edge: none;/);
});
