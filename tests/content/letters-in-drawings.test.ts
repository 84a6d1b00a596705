// Words in a drawing are lost where it is drawn without the visitor's fonts.
import { expect, it } from "vitest";
import { change, compileFiles } from "./base.ts";

const drawing = { kind: "svg", bytes: 900, width: 90, height: 90, hasLetters: true };

it.each([
  ["the icon", change("site.json", "media/favicon.svg", "media/mark.svg")],
  [
    "the logo",
    change("site.json", '"homePage"', '"logo": { "src": "media/mark.svg" },\n  "homePage"'),
  ],
  [
    "the logo for dark colors",
    change(
      "site.json",
      '"homePage"',
      '"logo": { "src": "media/favicon.svg", "dark": "media/mark.svg" },\n  "homePage"',
    ),
  ],
])("%s with words in it is reported once", (_, files) => {
  const media = ["media/favicon.svg", "media/mark.svg"];
  const measured = new Map([["media/mark.svg", drawing]]);
  const { diagnostics } = compileFiles(files, { media, measured });
  expect(diagnostics.map(({ id }) => id).filter((id) => id !== "unused-media")).toEqual([
    "letters-in-logo",
  ]);
});
