// What breaks a rule in the styles of a site's own block, and what browsers would ignore there.
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { themeTokens } from "../../src/content/theme/theme-tokens.ts";
import { knownTokens } from "../../src/own-blocks/known-tokens.ts";
import { checkStyles } from "../../src/own-blocks/style-rules.ts";
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

const fixed = "would cover other parts of the page";
const foreign = "This rule is for more than this block";
const loads = "A file can't be loaded from here";

/** In place of a color: what is at its place, and what the check says. */
const inPlaceOfColor: [written: string, at: string, says: string][] = [
  ["position: FIXED", "position: FIXED", fixed],
  ["POSITION: fixed", "POSITION: fixed", fixed],
  ["position : /* here */ f\\69xed !important", "position :", fixed],
  ["--bookingTeaser-x: fixed; position: var(--bookingTeaser-x)", "position: var", "be computed"],
  ["position: VAR(--bookingTeaser-x, fixed)", "position: VAR", fixed],
  ["& h3 { position: fixed }", "position: fixed", fixed],
  ["h3 { position: fixed }", "position: fixed", fixed],
  ['background: image-set("x.png" 1x)', "image-set(", loads],
  ['background: -webkit-image-set("x.png" 1x)', "-webkit-image-set(", loads],
  ["background: URL(x.png)", "URL(", loads],
  ["background: \\75rl(x.png)", "\\75rl(", loads],
  ['background: url( "x.png" )', "url(", loads],
  ['background: src("x.png")', "src(", loads],
  ['background: image("x.png")', "image(", loads],
  ["--bookingTeaser-x: url(x.png)", "url(", loads],
  ["color: VAR(/* soft */ --ink-sofd)", "--ink-sofd", "Write --ink-soft."],
  ["--bookingTeaser-x: var(--ink-sofd)", "--ink-sofd", "Write --ink-soft."],
];

/** Selectors that are for more than the block. `.b` is its class. */
const selectors = [
  ".b ~ *",
  ".b + .steps",
  ".b:has(+ *) ~ footer",
  ".b-items + li",
  ".b-items ~ .steps .card",
  ".b { & ~ p { margin: 0 } } .b",
  ".b { + p { margin: 0 } } .b",
  ".b { footer & { margin: 0 } } .b",
  ".b { :is(&) ~ p { margin: 0 } } .b",
  "& footer",
  "@media print { & footer { margin: 0 } } .b",
  ":is(.b, *)",
  "footer .b",
  "*",
  ".bother",
];

const ownSelectors = [
  ".b",
  ".b-items > li + li",
  ".b li ~ *",
  ".b-item + .b-item",
  ".b ~ .b .b-item",
  ".b:has(+ *) p",
  ".b-item:not(:first-child)::before",
  ".b { li { & + & { margin: 0 } } } .b",
  ".b { @media print { & > p + p { margin: 0 } } } .b",
];

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

describe("wherever it is, and however it is written, refused is", () => {
  test.each(inPlaceOfColor)("%s", async (written, at, says) => {
    const { all, place } = await found(["color: var(--ink-soft)", written, at, says]);
    const errors = all.filter(({ severity }) => severity === "error");
    expect(errors.map((each) => each.at)).toEqual([place]);
    expect(`${errors[0]?.message} ${errors[0]?.hint}`).toContain(says);
  });
});

describe("a selector", () => {
  const messages = (selector: string) => {
    const own = selector.replaceAll(".b", ".bookingTeaser");
    return checkStyles("bookingTeaser", `${own} { margin: 0 }`).found.map(({ message }) => message);
  };

  test.each(selectors)("that reaches others is refused: %s", (selector) => {
    expect(messages(selector)).toEqual([expect.stringContaining(foreign)]);
  });

  test.each(ownSelectors)("that stays in the block isn't: %s", (selector) => {
    expect(messages(selector)).toEqual([]);
  });
});

describe("unknown tokens are reported", () => {
  const places = (css: string) =>
    checkStyles("bookingTeaser", css)
      .found.filter(({ message }) => message.startsWith("There is no token"))
      .map(
        ({ location }) => "offset" in location && css.slice(0, location.offset).split("\n").length,
      );

  test("each where it is, also where one begins as another does", () => {
    expect(
      places(`.bookingTeaser { color: var(--ink-soft) }
.bookingTeaser { color: var(--ink-so) }
.bookingTeaser { /* var(--inck) */ color: var(--inck) }
.bookingTeaser { color: var(--inck) }`),
    ).toEqual([2, 3, 4]);
  });

  test("where another declaration of the rule isn't CSS", () => {
    const css = ".bookingTeaser-items { color: var(--inck); color red; margin: 0 }";
    const { found: all } = checkStyles("bookingTeaser", css);
    expect(all.map(({ message }) => message).toSorted()).toEqual([
      expect.stringContaining("There is no token --inck."),
      "This isn't CSS.",
    ]);
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
