// A practice's site in English and in Spanish, both read from their folders. Search engines believe that two pages
// belong together only if each names the other: https://developers.google.com/search/docs/specialty/international/localized-versions
import { expect, test } from "vitest";
import type { Site } from "../../src/content/model/site.ts";
import { optionalScripts } from "../../src/document/optional-scripts.ts";
import { ownDocuments } from "../../src/document/documents.ts";
import { reportContent } from "../../src/content/report/content-report.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { renderSite } from "../../src/site/render.tsx";
import { dentalSite, spanishDentalSite } from "../fixtures/sites.ts";

async function siteIn(folder: string): Promise<Site> {
  const content = await loadContent(folder);
  expect(reportContent(content)).toMatch(/^No problems/);
  if (!content.result.ok) throw new Error(`${folder} has a mistake.`);
  return content.result.site;
}

const english = await siteIn(dentalSite);
const spanish = await siteIn(spanishDentalSite);

/** The address of each page -> the addresses that it names, by language. */
const languagesOf = (site: Site) =>
  new Map(
    ownDocuments(site).map((own) => {
      const { head } = renderSite(site, undefined, own);
      const links = head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g);
      const named = [...links].map(([, language, href]) => [language, href]);
      return [/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1], Object.fromEntries(named)];
    }),
  );

test("every page names the page of the same name in both languages, and is named by it", () => {
  const inEnglish = languagesOf(english);
  const inSpanish = languagesOf(spanish);
  expect([...inEnglish.keys()]).toContain("https://www.saltmarshdental.example/prices/");
  for (const [address, languages] of inEnglish) {
    expect(languages["en-US"]).toBe(address);
    expect(inSpanish.get(languages.es)).toEqual(languages);
  }
  expect(inSpanish.size).toBe(inEnglish.size);
});

test("the menu offers the other language by its own name, with what says that it is one", () => {
  expect(renderSite(english).body).toContain(
    '<a class="menu-item" href="https://www.saltmarshdental.example/es/" lang="es" hrefLang="es">Español</a>',
  );
  expect(renderSite(spanish).body).toContain('lang="en-US" hrefLang="en-US">');
});

test("on a page with an address, the menu offers the same page, or the home page if it has no counterpart", () => {
  const offered = (name: string, site = english) => {
    const own = ownDocuments(site).find(({ shown }) => shown.name === name);
    return /<a class="menu-item" href="([^"]+)" lang="es"/.exec(
      renderSite(site, undefined, own).body,
    )?.[1];
  };
  const spanishHome = "https://www.saltmarshdental.example/es/";
  expect(offered("prices")).toBe(`${spanishHome}prices/`);
  expect(offered("home")).toBe(spanishHome);
  const siblings = english.siblings.map((sibling) => ({ ...sibling, pages: ["team"] }));
  expect(offered("prices", { ...english, siblings })).toBe(spanishHome);
  expect(optionalScripts(english)).toContain("/src/runtime/language-links.ts");
  expect(optionalScripts({ ...english, siblings: [] })).not.toContain(
    "/src/runtime/language-links.ts",
  );
});

test("a block in Spanish on an English page says so, and the Spanish site says all in Spanish", () => {
  expect(renderSite(english).body).toMatch(/<section lang="es"[^>]*>.*?español\?<\/h2>/);
  const { body } = renderSite(spanish);
  expect(body).toContain("Saltar al contenido");
  expect(body).not.toMatch(/Skip to|Main navigation|Menu</);
});
