// A choice in the panel that theme.css has decided already: authors learn why nothing changes.
import { expect, test } from "vitest";
import type { Theme } from "../../../src/content/model/theme.ts";
import { readTheme } from "../../../src/content/theme/read-theme.ts";
import { change, compileFiles } from "../base.ts";

const themeOf = (declarations: string): Theme => readTheme(`:root { ${declarations} }`).theme;

/** The choices that are reported. */
function covered(look: string, theme?: Theme) {
  const files = change("site.json", '"homePage"', `"look": ${look},\n  "homePage"`);
  return compileFiles(files, { theme })
    .diagnostics.filter(({ id }) => id === "covered-choice")
    .map(({ pointer, severity }) => `${severity} at ${pointer}`);
}

const look = '{ "accent": "#0c5257", "paper": "white", "corners": "round", "spacing": "tight" }';

test("each choice that the theme decides is reported where it is", () => {
  const theme = themeOf("--accent: #103c5a; --radius: 4px; --space-columns: 2rem");
  expect(covered(look, theme)).toEqual(["warning at /look/accent", "warning at /look/corners"]);
});

test("a choice that still changes something isn't: of two tokens, the theme sets one", () => {
  expect(covered('{ "spacing": "tight" }', themeOf("--space-columns: 2rem"))).toEqual([]);
  const both = themeOf("--space-columns: 2rem; --space-blocks: 3rem");
  expect(covered('{ "spacing": "tight" }', both)).toEqual(["warning at /look/spacing"]);
});

test("neither is a site that hasn't chosen, nor one without a theme", () => {
  expect(covered('{ "scheme": "light" }', themeOf("--accent: #103c5a; --radius: 0"))).toEqual([]);
  expect(covered(look)).toEqual([]);
});

test("a look that isn't as the schema has it doesn't hide its own mistake", () => {
  expect(covered('"round"', themeOf("--radius: 0"))).toEqual([]);
});

test("a color that changes nothing isn't too light, too", () => {
  const idsFor = (theme?: Theme) =>
    compileFiles(change("site.json", '"homePage"', '"look": { "accent": "#ffcc00" }, "homePage"'), {
      theme,
    }).diagnostics.map(({ id }) => id);
  expect(idsFor(themeOf("--accent: #103c5a"))).toEqual(["covered-choice"]);
  expect(idsFor()).toEqual(["weak-accent"]);
});
