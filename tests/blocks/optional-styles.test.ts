// A site pays only for the fields that it uses: their styles need classes that no other site's pages have.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadContent } from "../../src/files/content-folder.ts";
import { renderSite } from "../../src/site/render.tsx";
import { firstSite } from "../fixtures/sites.ts";

const { result } = await loadContent(firstSite, "");
if (!result.ok) throw new Error("The first site has a mistake.");
const { body } = renderSite(result.site);
const shown = new Set(
  [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
);

/** Each selector of a stylesheet, without what it excludes. */
function selectorsIn(css: string): string[] {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/([^{}@;]+)\{/g);
  return [...rules]
    .flatMap(([, selectors = ""]) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.replaceAll(/:not\([^)]*\)/g, "").trim())
    .filter((selector) => /^[.:a-z*[]/.test(selector) && !/^(?:layer|media)\b/.test(selector));
}

test.for([
  "whole-picture",
  "item-parts",
  "list-questions",
  "list-quotes",
  "list-logos",
  "list-gallery",
  "list-news",
  "card-plans",
  "card-figures",
  "long-labels",
  "site-hours",
])("no rule in %s.css is for a page of a site without it", async (name) => {
  const selectors = selectorsIn(await readFile(`src/blocks/${name}.css`, "utf8"));
  expect(selectors.length).toBeGreaterThan(1);
  const forAll = selectors.filter((selector) =>
    Array.from(selector.matchAll(/\.([\w-]+)/g), ([, needed = ""]) => needed).every((needed) =>
      shown.has(needed),
    ),
  );
  expect(forAll).toEqual([]);
});
