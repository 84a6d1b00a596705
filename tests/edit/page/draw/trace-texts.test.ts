// @vitest-environment jsdom
// Every visible text of a page is traced back to its file and location.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createPreviewer } from "../../../../src/content/compile.ts";
import { valueAt } from "../../../../src/content/model/json.ts";
import type { Site } from "../../../../src/content/model/site.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { textsIn, traceTexts } from "../../../../src/edit/page/draw/trace-texts.ts";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { readIcons } from "../../../../src/files/icon-set.ts";
import { SiteBody } from "../../../../src/site/SiteBody.tsx";
import { arabicSite, dentalSite, firstSite, secondSite } from "../../../fixtures/sites.ts";

/** What the site writes in its language from values that aren't texts: dates, days and times, names of networks and languages. */
const computed = "time, .site-hours td, .site-hours th, .social-links, [hreflang]";

function bodyOf(site: Site, name: string): Element {
  const page = site.pages.find((each) => each.name === name);
  if (!page) throw new Error(`There is no page ${name}`);
  const body = document.createElement("div");
  const element = createElement(SiteBody, { site, pages: [page], shown: page.name });
  body.innerHTML = renderToStaticMarkup(element);
  return body;
}

test.each([firstSite, secondSite, dentalSite, arabicSite])("on the pages of %s", async (folder) => {
  const { files, media } = await loadContent(folder);
  const addresses = new Map([...media].map(([name, { address }]) => [name, address]));
  const check = createPreviewer(engineVocabulary);
  const icons = readIcons();
  const { preview } = check({ folder, files, media: addresses, icons });
  const { site, trace } = preview();
  const untraced: string[] = [];
  const astray: [written: string, source: string][] = [];
  for (const { name } of site.pages) {
    const traced = trace(name);
    const facts = traced.facts.map((fact) => `{{facts.${fact}}}`);
    const page = bodyOf(traced.shown, name);
    const found = traceTexts(page, bodyOf(traced.site, name));
    for (const text of textsIn(page)) {
      const stretches = found.get(text) ?? [];
      if (stretches.length === 0 && !text.parentElement?.closest(computed))
        untraced.push(text.data);
      for (const { what, number, from, to } of stretches) {
        const location = traced.locations[number];
        if (what === "fact" || !location) continue;
        // With facts by name, it is exactly the text in the file.
        const inner = stretches.filter(
          (each) => each.what === "fact" && each.from >= from && each.to <= to,
        );
        const written = inner.reduceRight(
          (words, fact) =>
            words.slice(0, fact.from - from) + facts[fact.number] + words.slice(fact.to - from),
          text.data.slice(from, to),
        );
        const source = String(valueAt(JSON.parse(files.get(location.file) ?? ""), location.path));
        // A formatted text appears in pieces, between its marks; the type of a linked file is measured.
        const isThere = location.isMarkdown
          ? source.includes(written.replace(" (PDF)", "").trim())
          : written === source;
        if (!isThere) astray.push([written, source]);
      }
    }
  }
  expect(astray).toEqual([]);
  // Step numbers are drawn, and built-in text in the site's language is in no file.
  const own = JSON.stringify(site.wording);
  const words = untraced.map((text) => text.trim().replace(/^\((.*)\)$/, "$1"));
  expect(words.filter((text) => !/^\d$/.test(text) && !own.includes(text))).toEqual([]);
});
