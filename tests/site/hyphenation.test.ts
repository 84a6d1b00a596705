// @vitest-environment jsdom
// Where lines are short, long words are broken at syllables: everywhere in languages like German, and in English only
// in a heading with a word that no phone has room for.
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import type { Site } from "../../src/content/model/site.ts";
import { writingOf } from "../../src/content/text/writing.ts";
import { renderSite } from "../../src/site/render.tsx";
import { compileExamples } from "../blocks/examples.ts";

const site = compileExamples();

let hyphenated: string;
beforeAll(async () => {
  const css = await readFile("src/site/languages.css", "utf8");
  hyphenated = /(\.long-words\s*:is\([^)]*\))\s*\{\s*hyphens: auto;/.exec(css)?.[1] ?? "";
});

const draw = (language: string, heading?: string) => {
  const pages = site.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block): Site["pages"][number]["blocks"][number] =>
      block.type === "hero" && heading !== undefined ? { ...block, heading } : block,
    ),
  }));
  document.documentElement.className = writingOf(language).className ?? "";
  document.body.innerHTML = renderSite({ ...site, language, pages }).body;
};

/** Hyphenation is inherited. */
const isHyphenated = (element: Element) => element.closest(hyphenated) !== null;

const narrow =
  "h1, h2, h3, h4, th, td, dt, label, figcaption, .button, .card p, .step p, .track li";
const wide = ".hero-text p, .section-head > p, .answer p, .footer-text";

test.each(["de", "nl", "fi", "hu", "ru", "es"])("headings and narrow texts, in %s", (language) => {
  draw(language);
  const all = [...document.querySelectorAll(narrow)];
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((element) => !isHyphenated(element)).map(({ outerHTML }) => outerHTML)).toEqual(
    [],
  );
});

test("running text isn't: a long word goes to the next line", () => {
  draw("de");
  const all = [...document.querySelectorAll(wide)];
  expect(all.length).toBeGreaterThan(3);
  expect(all.filter(isHyphenated)).toEqual([]);
});

test("English headings aren't, except for one with a word that is too long for a phone", () => {
  draw("en-US", "Interoperability, and long words of sixteen");
  expect([...document.querySelectorAll(narrow)].filter(isHyphenated)).toEqual([]);
  expect(document.querySelector("h1")?.className).toBe("");
  draw("en-US", "Electroencephalography for everyone");
  expect(document.querySelector("h1")?.className).toBe("long-word");
});
