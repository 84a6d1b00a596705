// What search engines and shared links read in the document of each page.
import { describe, expect, test } from "vitest";
import type { SiblingPages } from "../../src/content/model/input.ts";
import type { PageName } from "../../src/content/model/notations.ts";
import type { Page, Site } from "../../src/content/model/site.ts";
import { ownDocuments } from "../../src/document/documents.ts";
import { publishFiles } from "../../src/host/publish-files.ts";
import { canonicalAddress, fileAt, pageLink } from "../../src/site/links.ts";
import { allPages, ownDocument, renderSite, type DocumentPages } from "../../src/site/render.tsx";
import { base, change, compileFiles } from "../content/base.ts";

const address = "https://www.company.example/";
const withAddresses = change("site.json", '"language"', '"addresses": true,\n  "language"');
const inFolder = change("site.json", address, `${address}shop/`, withAddresses);

function siteOf(files: ReadonlyMap<string, string>, siblings?: Map<string, SiblingPages>): Site {
  const result = compileFiles(files, siblings && { siblingPages: siblings });
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.site;
}

const made = { sharePicture: "./media/share-1.png", icon: "./icon.png", manifest: "./m.json" };

/** What is in the `<head>` of each page's document. The home page's is the first. */
const headsOf = (site: Site) => ownDocuments(site).map((each) => renderSite(site, made, each).head);

const contentOf = (head: string, name: string) =>
  new RegExp(`<meta [^>]*(?:name|property)="${name}"[^>]* content="([^"]*)"`).exec(head)?.[1];
const canonicalIn = (head: string) => /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
const baseIn = (head: string) => /<base href="([^"]*)"/.exec(head)?.[1];

describe("each page with an address", () => {
  const heads = headsOf(siteOf(withAddresses));

  test("has a title and a description of its own, also where it is shared", () => {
    expect(heads.map((head) => /<title>(.*?)<\/title>/.exec(head)?.[1])).toEqual([
      "Home",
      "Contact",
    ]);
    expect(heads.map((head) => contentOf(head, "og:title"))).toEqual(["Home", "Contact"]);
    for (const name of ["description", "og:description"])
      expect(heads.map((head) => contentOf(head, name))).toEqual([
        "What we do.",
        "How to reach us.",
      ]);
  });

  test("calls its address its own, also where it is shared", () => {
    const own = [address, `${address}contact/`];
    expect(heads.map(canonicalIn)).toEqual(own);
    expect(heads.map((head) => contentOf(head, "og:url"))).toEqual(own);
  });

  test("is shared with the site's picture, by the picture's full address", () => {
    for (const head of heads)
      expect(contentOf(head, "og:image")).toBe(`${address}media/share-1.png`);
  });

  test.each([withAddresses, inFolder])(
    "finds the site's files, in a folder on the host too",
    (files) => {
      const site = siteOf(files);
      for (const head of headsOf(site))
        expect(new URL(baseIn(head) ?? "", canonicalIn(head)).href).toBe(site.url);
    },
  );
});

describe("a browser doesn't show a document before its first page is whole", () => {
  const apart = siteOf(inFolder);
  const together = siteOf(base);
  const homeLast = { ...together, pages: together.pages.toReversed() };
  test.each<[name: string, Site, DocumentPages]>([
    ["of all pages", together, allPages(together)],
    ["whose first page is the last one in it", homeLast, allPages(homeLast)],
    ...ownDocuments(apart).map((each): [string, Site, DocumentPages] => [
      `of ${each.shown.name} alone`,
      apart,
      each,
    ]),
  ])("%s", (_name, site, document) => {
    const { head, body, data } = renderSite(site, made, document);
    const own = canonicalAddress(site, document.address);
    const href = /<link rel="expect" href="([^"]*)" blocking="render"\/>/.exec(head)?.[1] ?? "";
    const expected = new URL(href, new URL(baseIn(head) ?? "./", own));
    expect(expected.href).toBe(`${own}${expected.hash}`);
    const parts = (body + data).split(` id="${expected.hash.slice(1)}"`);
    expect(parts).toHaveLength(2);
    const shown = body.indexOf(` id="page-${document.shown.name}"`);
    expect(parts[0]?.slice(shown).match(/ id="page-[^"]*"/g)).toHaveLength(1);
    expect(parts[0]?.length).toBeGreaterThan(shown);
  });
});

test.each([
  [withAddresses, ["", "contact/"]],
  [base, ["", "page-contact.html"]],
])("the sitemap lists the address of each document once", (files, paths) => {
  const site = siteOf(files);
  const own = ownDocuments(site);
  const missing = '<meta charset="utf-8" />';
  const documents = new Map(own.map((each) => [fileAt(each.address), missing]));
  const addresses = own.map((each) => canonicalAddress(site, each.address));
  const today = new Date("2025-05-27");
  const rest = { icons: [], hashed: [], missing, today };
  const published = publishFiles({ site, documents, addresses, ...rest });
  const map = published.get("sitemap.xml") ?? "";
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found]) => found)).toEqual(
    paths.map((path) => `${address}${path}`),
  );
});

describe("on a site in two languages", () => {
  const german = `"siblings": [{ "language": "de", "url": "${address}de/", "folder": "../de" }]`;
  /** @param addressed the pages of the other that have addresses; its home page is "home" */
  const languagesOf = (files: ReadonlyMap<string, string>, addressed: string[]) => {
    const pages = { names: ["contact", "home"], drafts: [], addressed };
    const both = change("site.json", '"footer"', `${german},\n  "footer"`, files);
    return headsOf(siteOf(both, new Map([["../de", pages]]))).map((head) =>
      [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language, href]) => [language, href],
      ),
    );
  };
  const home = [
    ["en-US", address],
    ["de", `${address}de/`],
  ];

  test("each page names the page of the same name in the other", () => {
    expect(languagesOf(withAddresses, ["contact"])).toEqual([
      home,
      [
        ["en-US", `${address}contact/`],
        ["de", `${address}de/contact/`],
      ],
    ]);
  });

  test("a page that the other doesn't have, or has without an address, names none", () => {
    expect(languagesOf(withAddresses, [])).toEqual([home, []]);
  });

  test("without addresses, only the home page names the other", () => {
    expect(languagesOf(base, ["contact"])).toEqual([home, []]);
  });
});

test("in a document with all pages, the page at its address is the first", () => {
  const site = siteOf(withAddresses);
  const names = (page: Page) => ownDocument(site, page).pages.map(({ name }) => name);
  expect(site.pages.map(names)).toEqual([
    ["home", "contact"],
    ["contact", "home"],
  ]);
});

test.each([
  [true, "home", ""],
  [true, "team", "team/"],
  [false, "home", ""],
  [false, "team", "#team"],
  // The script takes the beginning for that of the element's id.
  [false, "page-two", "#page-page-two"],
])("with addresses %s, the link to %s from elsewhere is /%s", (addresses, page, path) => {
  // Casts: names of pages.
  const site = { url: address, homePage: "home" as PageName, addresses };
  expect(pageLink(site, page as PageName)).toBe(`${address}${path}`);
});
