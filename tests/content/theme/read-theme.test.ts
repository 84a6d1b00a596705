// theme.css sets tokens and nothing else: each value has a type and bounds, and each mistake is one message at its place.
import { describe, expect, test } from "vitest";
import { Lines } from "../../../src/content/text/line-index.ts";
import { readTheme } from "../../../src/content/theme/read-theme.ts";
import { themeTokens } from "../../../src/content/theme/theme-tokens.ts";

const root = (declarations: string) => `:root {\n  ${declarations}\n}\n`;

/** Each problem as people see it, with what it underlines. */
const reported = (css: string) =>
  readTheme(css).problems.map(({ id, offset, length, message, hint }) => {
    const at = new Lines(css).at(offset).join(":");
    return `${at} ${id} [${css.slice(offset, offset + length)}] ${message} ${hint}`;
  });

test("the tokens, their types and their bounds are those of this major version", () => {
  const list = [...themeTokens].map(([name, { type, use }]) => {
    const bounds = "least" in type ? ` ${type.least} to ${type.most}` : "";
    return `${name}: ${type.is}${bounds}. ${use}`;
  });
  expect(list).toMatchSnapshot();
});

describe("what is right", () => {
  test("becomes data: colors by their purpose, the rest by the names of the tokens", () => {
    const css = `/* ours: } and ; */ ${root("--accent: #06C; --band: RGB(10 20 30);\n--radius: 8px")}`;
    expect(readTheme(css)).toMatchObject({
      problems: [],
      theme: {
        palette: { accent: "#0066cc", band: "#0a141e" },
        darkPalette: { accent: "#0066cc", band: "#0a141e" },
        tokens: { "--radius": "8px" },
      },
    });
  });

  test("for dark screens, its colors take the place of those for all screens", () => {
    const dark = "@media screen and (prefers-color-scheme:dark) { :root { --accent: #8cf } }";
    const { theme, problems } = readTheme(`${root("--accent: #06c; --ink: #111;")}${dark}`);
    expect(problems).toEqual([]);
    expect(theme.palette).toEqual({ accent: "#0066cc", ink: "#111111" });
    expect(theme.darkPalette).toEqual({ accent: "#88ccff", ink: "#111111" });
  });

  test("can be an empty file, a comment, or several rules", () => {
    for (const css of ["", "\n", "/* later */", "/**/", ":root{}", root("--radius: 0;") + root("")])
      expect(reported(css)).toEqual([]);
  });

  test.each([
    ["--radius", "0"],
    ["--radius", "12px"],
    ["--radius", ".5rem"],
    ["--radius", "2rem"],
    ["--text-base", "1.125rem"],
    ["--heading-1", "clamp(2rem, 1.5rem + 3vw, 4rem)"],
    ["--line-height", "1.75"],
    ["--font-text", 'Verdana, "Noto Sans", -apple-system, sans-serif'],
    ["--font-text", "system-ui"],
    ["--font-text", '"游ゴシック", "Größe 2", sans-serif'],
    ["--paper", "hsl(40 30% 97%)"],
  ])("a value within the bounds: %s: %s", (name, value) => {
    expect(reported(root(`${name}: ${value};`))).toEqual([]);
  });
});

describe("a value", () => {
  test.each([
    ["--accent", "petrol"],
    ["--accent", "#0c52"],
    ["--accent", "rgb(0 0 0 / 50%)"],
    ["--accent", "transparent"],
    ["--accent", "12px"],
    ["--accent", "var(--ink)"],
    ["--accent", "#06c !important"],
    ["--radius", "#06c"],
    ["--radius", "2.01rem"],
    ["--radius", "-1px"],
    ["--radius", "33px"],
    ["--radius", "1em"],
    ["--radius", "8"],
    ["--text-base", "20px"],
    ["--text-base", "0.99rem"],
    ["--text-base", "0"],
    ["--heading-1", "clamp(2rem, 5vw, 4rem)"],
    ["--heading-1", "clamp(4rem, 1rem + 3vw, 2rem)"],
    ["--heading-1", "clamp(1rem, 1rem + 3vw, 2rem)"],
    ["--line-height", "1.39"],
    ["--line-height", "24px"],
    ["--font-text", "Verdana"],
    ["--font-text", '"a\\"b", serif'],
  ])("of another type or out of its bounds is one problem: %s: %s", (name, value) => {
    const [first, ...more] = reported(root(`${name}: ${value};`));
    expect(first).toMatch(/Expected (a|names) /);
    expect(more).toEqual([]);
  });

  test("is underlined, and the message says what is allowed", () => {
    expect(reported(root("--radius:  3rem ;"))).toEqual([
      '2:14 theme-wrong-value [3rem] --radius is "3rem". Expected a length from 0 to 2rem. Write such a value, or remove the token.',
    ]);
    expect(reported(root("--line-height: ;"))[0]).toMatch(/^2:3 .*--line-height is empty\./);
  });

  test("that would load a file is refused in words of its own", () => {
    expect(reported(root("--paper: url(paper.png);"))[0]).toContain(
      "theme.css can't load files, so --paper can't have url().",
    );
  });
});

describe("a token", () => {
  test("that doesn't exist gets the name that was probably meant", () => {
    expect(reported(root("--acent: #06c;"))).toEqual([
      '2:3 theme-unknown-token [--acent] There is no token --acent. Did you mean "--accent"? Write --accent.',
    ]);
    expect(reported(root("--petrol: #06c;"))[0]).toContain("Use one of these: --paper, --tint,");
  });

  test("can be set once for each scheme", () => {
    const dark = "@media (prefers-color-scheme: dark) { :root { --ink: #eee; --ink: #fff } }";
    expect(reported(`${root("--ink: #111;\n  --ink: #222;")}${dark}`)).toEqual([
      "3:3 theme-repeated-token [--ink] --ink is set twice. Remove one of them.",
      "5:60 theme-repeated-token [--ink] --ink is set twice. Remove one of them.",
    ]);
  });

  test("that isn't a color can't differ on dark screens", () => {
    const css = "@media (prefers-color-scheme: dark) { :root { --radius: 0 } }";
    expect(reported(css)).toEqual([
      "1:47 theme-not-by-scheme [--radius] --radius can't differ on dark screens: only colors can. Move it to the :root outside of @media.",
    ]);
  });
});

describe("anything else is refused with its line", () => {
  test.each([
    ["another selector", ".button { color: red }", ".button"],
    ["a selector beside :root", ":root, body { --ink: #111 }", ":root, body"],
    ["@import", '@import "other.css";', '@import "other.css"'],
    [
      "@import of an address",
      "@import url(https://x.example/a;b.css);",
      "@import url(https://x.example/a",
    ],
    ["@font-face", "@font-face { font-family: A; src: url(a.woff2) }", "@font-face"],
    ["a property", ":root { color: red; }", "color"],
    ["a nested rule", ":root { &.dark { --ink: #111; } }", "&.dark"],
    ["a token of a part", ":root { .card { --ink: #111 } --ink: #222 }", ".card"],
    [
      "another condition",
      "@media (min-width: 40rem) { :root { --ink: #111 } }",
      "@media (min-width: 40rem)",
    ],
    [
      "a dark rule in a dark one",
      "@media (prefers-color-scheme: dark) { @media (prefers-color-scheme: dark) { } }",
      "@media (prefers-color-scheme: dark)",
    ],
    ["a layer", "@layer a { :root { --ink: #111 } }", "@layer a"],
    ["words", "accent = blue", "accent = blue"],
  ])("%s", (_what, css, underlined) => {
    const [first = ""] = reported(`\n${css}\n`);
    expect(first).toMatch(/^2:\d+ theme-not-a-token /);
    expect(first).toContain(`[${underlined}]`);
    expect(first).toContain(`theme.css can't have ${underlined}: it only sets tokens`);
    expect(readTheme(css).theme.palette.ink).toBe(css.includes("#222") ? "#222222" : undefined);
  });

  test.each([
    ["an open block", ":root { --ink: #111;", "The { after :root isn't closed."],
    ["an open comment", ":root { } /* more", "This comment isn't closed."],
    ["an open quote", ':root { --font-text: "Noto; }', "This quote isn't closed."],
    ["a bracket too many", ":root { } }", "This } closes nothing."],
    ["no value", ":root { --ink }", "--ink has no value."],
    [
      "no semicolon",
      ":root {\n--ink: #111\n--paper: #fff;\n}",
      "Expected a semicolon before --paper.",
    ],
    ["no :root", "--ink: #111;", "This token isn't in :root { }."],
  ])("%s", (_what, css, message) => {
    const [only, ...more] = reported(css);
    expect(only).toContain(" theme-syntax ");
    expect(only).toContain(message);
    expect(more).toEqual([]);
  });

  test("never fails, whatever is cut off", () => {
    const css =
      '@media (prefers-color-scheme: dark) { :root { --font-text: "A}", serif; /* b */ } } .a{b{}}';
    for (let end = 0; end <= css.length; end++)
      for (const { offset, length } of readTheme(css.slice(0, end)).problems) {
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(length).toBeGreaterThan(0);
      }
  });
});
