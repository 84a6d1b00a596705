// A site in two languages: each links to the other, and search engines learn which pages belong together. A text in
// another language than its site says so.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiblingPages } from "../../src/content/model/input.ts";
import type { Site } from "../../src/content/model/site.ts";
import { siblingPages } from "../../src/files/sibling-pages.ts";
import { renderSite } from "../../src/site/render.tsx";
import { nameOfLanguage, siblingAddress } from "../../src/site/siblings.ts";
import { base, change, compileFiles } from "../content/base.ts";

function siteOf(files: ReadonlyMap<string, string>, siblings?: Map<string, SiblingPages>): Site {
  const result = compileFiles(files, siblings && { siblingPages: siblings });
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.site;
}

const german = '{ "language": "de", "url": "https://www.company.example/de/", "folder": "../de" }';
const arabic = '{ "language": "ar", "url": "https://ar.company.example/" }';
const withSiblings = change(
  "site.json",
  '"footer"',
  `"siblings": [${german}, ${arabic}],\n  "footer"`,
);

describe("a site with siblings", () => {
  const site = siteOf(
    withSiblings,
    new Map([["../de", { names: ["contact", "home"], drafts: [], addressed: ["contact"] }]]),
  );

  test("offers each in its own language", () => {
    const { body } = renderSite(site);
    expect(body).toContain(
      '<a class="menu-item" href="https://www.company.example/de/" lang="de" hrefLang="de">Deutsch</a>',
    );
    expect(body).toContain('lang="ar" hrefLang="ar">العربية</a>');
  });

  test("names its one document in every language, itself among them", () => {
    const { head } = renderSite(site);
    const links = [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    expect(links.map(([, language, href]) => [language, href])).toEqual([
      ["en-US", "https://www.company.example/"],
      ["de", "https://www.company.example/de/"],
      ["ar", "https://ar.company.example/"],
    ]);
  });

  test("names a page with an address of its own only where the page is known to exist", () => {
    const [de, ar] = site.siblings;
    expect(de && siblingAddress(de, "contact/")).toBe("https://www.company.example/de/contact/");
    expect(de && siblingAddress(de, "prices/")).toBeUndefined();
    expect(ar && siblingAddress(ar, "contact/")).toBeUndefined();
    // A page of a site that is only too large for one document.
    expect(de && siblingAddress(de, "page-contact.html")).toBeUndefined();
  });
});

test.each([
  ["https://www.company.example/deutsch/", ["sibling-address"]],
  ["https://company.example/de/", ["sibling-address"]],
  ["https://www.company.example/de/", []],
  ["https://WWW.company.example/de", []],
  ["https://{{facts.host}}/de/", []],
  ["company", []],
])("a sibling whose own address is %s is reported as %j", (url, reported) => {
  const pages = { names: ["contact", "home"], drafts: [], addressed: [], url };
  const { diagnostics } = compileFiles(withSiblings, { siblingPages: new Map([["../de", pages]]) });
  expect(diagnostics.map(({ id }) => id)).toEqual(reported);
});

test("a site in another language that is hidden isn't offered, and search engines don't learn of it", () => {
  const hidden = change(
    "site.json",
    german,
    german.replace(" }", ', "hidden": true }'),
    withSiblings,
  );
  const { head, body, data } = renderSite(siteOf(hidden));
  expect(head + body + data).not.toContain("company.example/de/");
  expect(body).toContain('lang="ar" hrefLang="ar">العربية</a>');
});

describe("a translation with other pages than its original", () => {
  const pages = (names: readonly string[], siblings: readonly object[]) => ({
    names,
    drafts: [],
    addressed: [],
    values: new Map([["site.json", { siblings }]]),
  });
  const reported = (files: ReadonlyMap<string, string>, there: SiblingPages) =>
    compileFiles(files, { siblingPages: new Map([["../de", there]]) })
      .diagnostics.filter(({ id }) => id === "sibling-pages")
      .map(({ message }) => message);
  const fromThere = change(
    "site.json",
    german,
    german.replace(" }", ', "original": true }'),
    withSiblings,
  );

  test("may have fewer: the check reports them on neither site", () => {
    const translation = pages(["home"], [{ original: true }]);
    expect(reported(withSiblings, translation)).toEqual([]);
    expect(reported(fromThere, pages(["contact", "home", "preise"], [{}]))).toEqual([]);
  });

  test("has none that the original lacks: its file has another name, and the pages don't find each other", () => {
    const translation = pages(["kontakt", "home"], [{ original: true }]);
    expect(reported(withSiblings, translation)).toEqual([
      "This site doesn't have these pages of ../de: kontakt.",
    ]);
    expect(reported(fromThere, pages(["kontakt", "home"], [{}]))).toEqual([
      "The site in ../de doesn't have these pages: contact.",
    ]);
  });
});

test("a site without siblings has nothing of them", () => {
  const site = siteOf(base);
  const { head, body } = renderSite(site);
  expect(head + body).not.toMatch(/hreflang|alternate|lang="/i);
});

test.each([
  ["es", "Español"],
  ["pt-BR", "Português (Brasil)"],
  ["qaa-abcdefgh-abcdefgh", "qaa-abcdefgh-abcdefgh"],
])("%s is offered as %s", (language, name) => {
  expect(nameOfLanguage(language)).toBe(name);
});

test("a block and a page say in which language and direction they are", () => {
  const hero = change("home.json", '"level": 1', '"language": "ar",\n      "level": 1');
  const files = change("contact.json", '"title"', '"language": "de",\n  "title"', hero);
  const { body } = renderSite(siteOf(files));
  expect(body).toMatch(/<section lang="ar" dir="rtl" class="hero opening right-to-left upright">/);
  expect(body).toMatch(/<div lang="de" dir="ltr" class="page long-words" id="page-contact"/);
  // The others are in English: the site's own words in the form on the German page.
  expect(body.match(/ lang="(?!en-US" dir="ltr">)/g)).toHaveLength(2);
});

describe("the pages of a sibling", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "siblings-"));
    await mkdir(join(folder, "en"));
    await mkdir(join(folder, "de"));
    for (const name of ["site.json", "home.json", "preise.json", "notes.txt", ".hidden.json"])
      await writeFile(join(folder, "de", name), "{}");
    await mkdir(join(folder, "no-site"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const listed = (folders: readonly unknown[]) =>
    siblingPages(
      join(folder, "en"),
      JSON.stringify({ siblings: folders.map((each) => ({ folder: each })) }),
    );

  test("are read from its folder", async () => {
    const values = new Map(["home.json", "preise.json", "site.json"].map((name) => [name, {}]));
    const pages = { names: ["home", "preise"], drafts: [], addressed: [], values };
    expect(await listed(["../de"])).toEqual(new Map([["../de", pages]]));
  });

  test("have addresses where its site.json asks for them; its home page has the site's", async () => {
    const site = join(folder, "de", "site.json");
    await writeFile(site, '{ "addresses": true, "homePage": "home" }');
    expect((await listed(["../de"])).get("../de")?.addressed).toEqual(["preise"]);
    await writeFile(site, "{");
    expect((await listed(["../de"])).get("../de")?.addressed).toEqual([]);
    await writeFile(site, "{}");
  });

  test("have no address while they are drafts", async () => {
    const de = join(folder, "de");
    await writeFile(join(de, "site.json"), '{ "addresses": true, "homePage": "home" }');
    await writeFile(join(de, "preise.json"), '{ "draft": true }');
    const pages = { names: ["home", "preise"], drafts: ["preise"], addressed: [] };
    expect((await listed(["../de"])).get("../de")).toMatchObject(pages);
    await writeFile(join(de, "preise.json"), "{}");
    await writeFile(join(de, "site.json"), "{}");
  });

  test("come with the site's own address", async () => {
    const url = "https://www.company.example/de/";
    const site = join(folder, "de", "site.json");
    await writeFile(site, JSON.stringify({ url }));
    expect((await listed(["../de"])).get("../de")?.url).toBe(url);
    await writeFile(site, "{}");
  });

  test("are unknown in a folder that isn't there or has no site", async () => {
    expect(await listed(["../fr", "../no-site"])).toEqual(
      new Map([
        ["../fr", undefined],
        ["../no-site", undefined],
      ]),
    );
  });

  test.each(["/etc", "..", "../..", "C:\\sites", "de", "../de/../../..", 7, null])(
    "aren't looked for in %j, which the schema doesn't allow",
    async (path) => {
      expect(await listed([path])).toEqual(new Map());
    },
  );

  test("are none for a text that isn't a site", async () => {
    expect(await siblingPages(folder, "{")).toEqual(new Map());
    expect(await siblingPages(folder)).toEqual(new Map());
  });
});
