// What the site costs a visitor, to the byte, and that this cost stays the same however large a site grows.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { bundle } from "../../src/document/bundle.ts";
import { firstViewBudget, shareOut } from "../../src/document/documents.ts";
import { renderSite } from "../../src/site/render.tsx";
import { siteStyles } from "../../src/document/site-styles.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import type { PageName } from "../../src/content/model/notations.ts";
import type { Page } from "../../src/content/model/site.ts";
import { firstViewOf } from "../../src/document/first-view.ts";
import { writeLargeSite } from "../fixtures/large-site.ts";
import { firstSite, secondSite } from "../fixtures/sites.ts";

const bytes = (content: string | Buffer) => brotliCompressSync(content).length;
const pagesIn = (html: string) =>
  [...html.matchAll(/ data-page-view=([\w-]+)/g)].map((match) => match[1]);

/** The styles or the script. */
function inlined(html: string, element: "style" | "script"): string {
  const found = [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, "g"))];
  expect(found).toHaveLength(1);
  return found[0]?.[1] ?? "";
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "size-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function build(content: string, name: string): Promise<{ out: string; html: string }> {
  const out = join(folder, name);
  expect(await buildSite(content, out)).toMatchObject({ ok: true });
  return { out, html: await readFile(join(out, "index.html"), "utf8") };
}

describe("a site of eight pages, compressed", () => {
  let out: string;
  let html: string;
  beforeAll(async () => {
    ({ out, html } = await build(firstSite, "first"));
  });

  test("has all eight pages in one document that fits a connection's first round trip", async () => {
    expect(firstViewBudget).toBe(14_336);
    expect(bytes(html)).toBeLessThanOrEqual(firstViewBudget);
    expect(pagesIn(html)).toHaveLength(8);
    const documents = (await readdir(out)).filter((name) => name.startsWith("page-"));
    expect(documents).toEqual([]);
  });

  test("takes at most 13,050 bytes: 3,620 for its styles in light and dark, and 1,250 for its script", () => {
    expect(bytes(html)).toBeLessThanOrEqual(13_050);
    expect(bytes(inlined(html, "style"))).toBeLessThanOrEqual(3_620);
    expect(bytes(inlined(html, "script"))).toBeLessThanOrEqual(1_250);
  });

  test("takes at most 15,250 bytes on hosts that only have gzip, and 8,500 of them up to the end of the first page", () => {
    expect(gzipSync(html).length).toBeLessThanOrEqual(15_250);
    expect(gzipSync(firstViewOf(html)).length).toBeLessThanOrEqual(8_500);
  });

  test("has what only a form shows, and only in the browser, come with the form's code", async () => {
    const assets = await readdir(join(out, "assets"));
    const form = assets.find((name) => /^form-.*\.js$/.test(name)) ?? "";
    const code = await readFile(join(out, "assets", form), "utf8");
    expect(code).toContain(".form-failure{");
    // By its value, because the document doesn't know the token's name.
    expect(code).not.toContain("var(--space");
    expect(inlined(html, "style")).not.toContain(".form-failure");
    expect(inlined(html, "style")).toContain(".field");
  });

  test("runs nothing that only a larger site needs", () => {
    expect(inlined(html, "script")).not.toContain("XMLHttpRequest");
    expect(inlined(html, "style")).not.toContain("aria-busy");
  });

  test("has its script compiled at once, since nearly all of it runs on load", () => {
    expect(inlined(html, "script")).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\S/);
  });

  test("asks for nothing else before a visitor does something", () => {
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).not.toMatch(/<link rel="(stylesheet|preload|modulepreload|prefetch)"/);
    const eager = [...html.matchAll(/<img [^>]*>/g)].filter(
      ([image]) => !image.includes(" loading=lazy") && !image.includes(' src="data:'),
    );
    expect(eager.length).toBeLessThanOrEqual(1);
  });

  test("brings a form to life with at most 68 KB, React and EmailJS included", async () => {
    const assets = await readdir(join(out, "assets"));
    const code = assets.filter((name) => /^(?!heading-).*\.js$/.test(name));
    const files = await Promise.all(code.map((name) => readFile(join(out, "assets", name))));
    expect(files.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(69_632);
    // The island with React, and what sends its messages.
    expect(code).toHaveLength(2);
  });
});

test("a site without prose or icons in its lists has no styles for them, and none for a form without one", async () => {
  const { result } = await loadContent(secondSite);
  if (!result.ok) throw new Error("The second site has a mistake.");
  const styles = siteStyles(await bundle(result.site), [renderSite(result.site).body], true);
  expect(styles).toContain(".list-ledger");
  expect(styles).not.toMatch(/\.list-prose|\.with-icon/);

  const content = join(folder, "content-without-form");
  await cp(secondSite, content, { recursive: true });
  const page = join(content, "write-to-us.json");
  const { blocks, ...rest } = JSON.parse(await readFile(page, "utf8"));
  const others = blocks.filter(({ type }: { type: string }) => type !== "form");
  await writeFile(page, JSON.stringify({ ...rest, blocks: others }));
  const without = await build(content, "without-form");
  expect(styles).toContain(".field");
  expect(inlined(without.html, "style")).not.toContain(".field");
});

/** Words that hardly repeat, so that hosts can't make much of them smaller. */
function* inventedWords(): Generator<string> {
  for (let seed = 7; ;) {
    let word = "";
    for (let letter = 0; letter < 6; letter++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      word += String.fromCharCode(97 + ((seed >> 16) % 26));
    }
    yield word;
  }
}

describe("a home page that fits with brotli, but not with gzip", () => {
  const buildWith = async (paragraphs: number) => {
    const name = `invented-${paragraphs}`;
    const content = join(folder, name, "content");
    await cp("tests/fixtures/own-blocks", join(folder, name), { recursive: true });
    const home = join(content, "home.json");
    const { blocks, ...page } = JSON.parse(await readFile(home, "utf8"));
    const words = inventedWords();
    const items = Array.from({ length: paragraphs }, () => ({
      heading: words.next().value,
      text: Array.from({ length: 100 }, () => words.next().value).join(" "),
    }));
    await writeFile(
      home,
      JSON.stringify({ ...page, blocks: [...blocks, { type: "list", items }] }),
    );
    return build(content, `${name}-built`);
  };

  test("is in one document with the others only as long as a host with gzip sends it in one round trip", async () => {
    const fits = await buildWith(18);
    expect(gzipSync(firstViewOf(fits.html)).length).toBeLessThanOrEqual(firstViewBudget);
    expect(pagesIn(fits.html)).toEqual(["home", "trial"]);
    const larger = await buildWith(20);
    expect(bytes(larger.html)).toBeLessThanOrEqual(firstViewBudget);
    expect(gzipSync(firstViewOf(larger.html)).length).toBeGreaterThan(firstViewBudget);
    expect(pagesIn(larger.html)).toEqual(["home"]);
  });
});

describe("a site too large for one document", () => {
  test("costs a visitor's first view the same with 40 pages as with 120", async () => {
    await writeLargeSite(join(folder, "content-40"), 40);
    await writeLargeSite(join(folder, "content-120"), 120);
    const small = await build(join(folder, "content-40"), "40");
    const large = await build(join(folder, "content-120"), "120");
    expect(Math.abs(bytes(large.html) - bytes(small.html))).toBeLessThanOrEqual(16);
    expect(bytes(large.html)).toBeLessThanOrEqual(firstViewBudget);
    expect(pagesIn(large.html)).toEqual(["home"]);
    expect(inlined(large.html, "script")).toContain("XMLHttpRequest");
    expect(inlined(large.html, "style")).toContain("aria-busy");

    // Every other page has a document of its own, within the budget too, which holds nothing of the others.
    const documents = (await readdir(large.out)).filter((name) => name.startsWith("page-"));
    expect(documents).toHaveLength(119);
    const last = await readFile(join(large.out, "page-topic-112.html"), "utf8");
    expect(pagesIn(last)).toEqual(["topic-112"]);
    expect(bytes(last)).toBeLessThanOrEqual(firstViewBudget);
    expect(last).toContain("<title>Topic 112 of many</title>");
    expect(last).toContain("href=./page-topic-1.html");
    expect(last).toMatch(/<a class=logo data-page=home href=\.\/>/);
  });
});

describe("pages are shared out", () => {
  const pages = Array.from({ length: 200 }, (_, index): Page => {
    // Cast: a name is what content calls a page.
    const name = `p${index}` as PageName;
    return { name, title: name, description: name, blocks: [] };
  });
  const rendered: number[] = [];
  const share = (count: number, bytesEach: number, addresses = false) => {
    rendered.length = 0;
    const site = { pages: pages.slice(0, count), homePage: pages[0]?.name as PageName, addresses };
    return shareOut(site, (document) => {
      rendered.push(document.pages.length);
      return document.pages.length * bytesEach;
    });
  };
  const addresses = (documents: ReturnType<typeof share>) =>
    documents.map(({ address }) => address);

  test("into one document as long as they fit", () => {
    expect(share(200, 70)).toMatchObject([{ pages: { length: 200 }, address: "./" }]);
    expect(share(1, 70)).toHaveLength(1);
  });

  test.each([
    [1, 20_000],
    [2, 7_200],
    [8, 2_000],
    [200, 100],
  ])("into one each when %d don't fit, because each takes %d bytes", (count, bytesEach) => {
    const documents = share(count, bytesEach);
    expect(documents.map(({ pages: own }) => own.length)).toEqual(Array(count).fill(1));
    expect(documents.map(({ shown }) => shown)).toEqual(pages.slice(0, count));
    const names = pages.slice(1, count).map(({ name }) => `./page-${name}.html`);
    expect(addresses(documents)).toEqual(["./", ...names]);
  });

  test("into one each, in a folder of its own, where site.json asks for addresses", () => {
    expect(addresses(share(3, 1, true))).toEqual(["./", "./p1/", "./p2/"]);
    expect(rendered).toEqual([]);
  });

  test("without ever putting the whole of a large site together", () => {
    share(200, 2_000);
    expect(Math.max(...rendered)).toBe(8);
  });
});
