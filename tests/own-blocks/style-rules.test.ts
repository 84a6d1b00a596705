// What breaks a rule in the styles of a site's own block, and what browsers would ignore there.
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { themeTokens } from "../../src/content/theme/theme-tokens.ts";
import { knownTokens } from "../../src/own-blocks/known-tokens.ts";
import { copyOwnSite } from "./own-site.ts";

const styles = "bookingTeaser.css";
const text = await readFile(`tests/fixtures/own-blocks/blocks/${styles}`, "utf8");

/** What is written instead of a part, and what the check then says: what is at its place, and words of it. */
type Mistake = [from: string, to: string, at: string, says: string];

const refused: Record<string, Mistake> = {
  "a rule for more than the block": [
    ".bookingTeaser-time {",
    "p, .bookingTeaser-time {",
    "p, .booking",
    "This rule is for more than this block",
  ],
  "a file in the styles": [
    "color: var(--ink-soft);",
    "background: url(a.png);",
    "url(a.png)",
    "A file can't be loaded from here",
  ],
  "an imported stylesheet": [
    ".bookingTeaser-slots {\n  display",
    '@import "a.css";\n.bookingTeaser-slots {\n  display',
    "@import",
    "Such a rule can't be here",
  ],
  "a layer": [
    ".bookingTeaser-time {",
    "@layer base { .bookingTeaser-time { color: red } }\n.bookingTeaser-time {",
    "@layer",
    "Such a rule can't be here",
  ],
  "a misspelled token": ["var(--ink-soft)", "var(--ink-sofd)", "--ink-sofd", "Write --ink-soft."],
  "styles that aren't CSS": ["color: var(--ink-soft);", "color red;", " red;", "This isn't CSS"],
  "a position on the screen": [
    "color: var(--ink-soft);",
    "position: fixed;",
    "position: fixed",
    "would cover other parts of the page",
  ],
};

const ignored: Record<string, Mistake> = {
  "a misspelled property": [
    "padding: 0;",
    "paddding: 0;",
    "paddding",
    'CSS has no property paddding. Did you mean "padding"? Write padding.',
  ],
  "a property that no browser has": [
    "padding: 0;",
    "roundedness: 3;",
    "roundedness",
    "CSS has no property roundedness. Remove it",
  ],
  "a value that doesn't fit its property": [
    "display: grid;",
    "display: gird;",
    "display: gird",
    'display can\'t be "gird".',
  ],
  "a size without a unit": ["padding: 0;", "padding: 4;", "padding: 4", 'padding can\'t be "4".'],
  "a property without a value": [
    "padding: 0;",
    "padding: ;",
    "padding: ;",
    "padding has no value.",
  ],
};

async function found([from, to, at]: Mistake) {
  const site = await copyOwnSite();
  await site.change(site.block(styles), from, to);
  return { all: await site.found(), place: `blocks/${styles}:${await site.placeOf(styles, at)}` };
}

describe("refused is", () => {
  test.each(Object.entries(refused))("%s", async (_name, mistake) => {
    const { all, place } = await found(mistake);
    expect(all.map(({ at, severity }) => [at, severity])).toEqual([[place, "error"]]);
    expect(`${all[0]?.message} ${all[0]?.hint}`).toContain(mistake[3]);
  });
});

describe("a warning is about", () => {
  test.each(Object.entries(ignored))("%s", async (_name, mistake) => {
    const { all, place } = await found(mistake);
    expect(all.map(({ at, severity }) => [at, severity])).toEqual([[place, "warning"]]);
    expect(`${all[0]?.message} ${all[0]?.hint}`).toContain(mistake[3]);
  });
});

test("all mistakes in the styles are reported at once", async () => {
  const site = await copyOwnSite();
  const broken = `${text}
.bookingTeaser-a { color red; }
.bookingTeaser-b { colr: red; position: fixed; color: var(--inck); }
.bookingTeaser-c:: { margin: 0 }
p { margin: 0 }
`;
  await site.write(site.block(styles), broken);
  const line = text.split("\n").length;
  const lines = (await site.found()).map(({ at }) => Number(at.split(":")[1]) - line);
  expect(lines.toSorted()).toEqual([1, 2, 2, 2, 3, 4]);
});

test("what browsers learned in the last years is no mistake", async () => {
  const site = await copyOwnSite();
  const modern = `.bookingTeaser { container-type: inline-size; text-wrap: pretty; color: color-mix(in oklch, red 20%, blue);
  border-color: rgb(from red r g b / 50%); outline-color: oklch(from var(--line) l c h);
  padding: max(1rem, 2vw) var(--space-2); inline-size: 10cqi; position: sticky; --bookingTeaser-gap: 3;
  background: linear-gradient(in oklch, light-dark(red, blue), var(--paper)); -webkit-line-clamp: 2;
  & h3 { text-box: trim-both cap alphabetic; } }
`;
  await site.write(site.block(styles), modern);
  expect(await site.found()).toEqual([]);
});

test("every token that a block's styles can use is one of the engine's", async () => {
  const paths = ["src/site/site-tokens.css", "src/content/resolve/look-tokens.ts"];
  const sources = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  const declared = new Set(sources.join("\n").match(/--[a-z][\w-]*(?="?:)/g));
  const colors = [...themeTokens].flatMap(([name, { color }]) =>
    color === undefined ? [] : [name],
  );
  expect(knownTokens.filter((name) => !declared.has(name) && !colors.includes(name))).toEqual([]);
});
