// A site pays only for the fields that it uses: their styles need classes that no other site's pages have.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadContent } from "../../src/files/content-folder.ts";
import { optionalScripts } from "../../src/document/optional-scripts.ts";
import { structuredData } from "../../src/site/structured-data.ts";
import { renderSite } from "../../src/site/render.tsx";
import { firstSite } from "../fixtures/sites.ts";

const { result } = await loadContent(firstSite);
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
    .filter(
      (selector) =>
        /^[.:a-z*[]/.test(selector) && !/^(?:layer|media|container|supports)\b/.test(selector),
    );
}

test.for([
  "blocks/whole-picture",
  "blocks/item-parts",
  "blocks/list-questions",
  "blocks/list-quotes",
  "blocks/list-logos",
  "blocks/list-gallery",
  "blocks/list-news",
  "blocks/card-plans",
  "blocks/card-figures",
  "blocks/long-labels",
  "blocks/site-hours",
  "blocks/video",
  "blocks/dated",
  "site/notice",
  "site/social-links",
])("no rule in %s.css is for a page of a site without it", async (name) => {
  const selectors = selectorsIn(await readFile(`src/${name}.css`, "utf8"));
  expect(selectors.length).toBeGreaterThan(0);
  const forAll = selectors.filter((selector) =>
    Array.from(selector.matchAll(/\.([\w-]+)/g), ([, needed = ""]) => needed).every((needed) =>
      shown.has(needed),
    ),
  );
  expect(forAll).toEqual([]);
});

test("a site without galleries, hours and dates has no script and no markup for them", () => {
  expect(optionalScripts(result.site)).toEqual([]);
  const markup = /<dialog|<video|<time|<aside|data-(?:from|until|zone|gallery|opening-hours)/;
  expect(body).not.toMatch(markup);
  const data = JSON.stringify(structuredData(result.site));
  expect(data).not.toMatch(/openingHours|sameAs|validFrom/);
});
