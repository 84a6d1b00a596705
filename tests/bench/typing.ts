// What people who edit on the page wait for: the processor's time from a keystroke until all that it changes is drawn.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { median, type Bound } from "./bounds.ts";
import { countWork } from "./count-work.ts";
import { writeLargeSite } from "../fixtures/large-site.ts";
import { startDev } from "../server/start-dev.ts";

/** Milliseconds of a keystroke on the page and in the panel. */
interface Typed {
  words: number;
  fact: number;
}

/**
 * Prints what a keystroke takes, and gives the bounds for it.
 * @param address where the built site of 8 pages is served
 * @param keystrokes how many are typed for each figure
 */
export async function measureTyping(
  folder: string,
  browser: Browser,
  address: string,
  keystrokes: number,
): Promise<Bound[]> {
  const bare = await typeInDocument(browser, address, keystrokes);
  console.log(`\nA keystroke in the built document, made editable   ${bare.toFixed(1)} ms\n`);
  console.log(`| pages | texts | words on the page | a fact in the panel |`);
  console.log(`| ---: | ---: | ---: | ---: |`);
  const measureAt = async (count: number): Promise<Typed> => {
    const content = join(folder, `typing-${count}`);
    await writeLargeSite(content, count);
    const server = await startDev(content, join(folder, "typing-cache"));
    try {
      const typed = await typeInEditor(browser, server.resolvedUrls?.local[0] ?? "", keystrokes);
      const texts = await countTexts(content);
      console.log(
        `| ${count} | ${texts} | ${typed.words.toFixed(0)} ms | ${typed.fact.toFixed(0)} ms |`,
      );
      return typed;
    } finally {
      await server.close();
    }
  };
  const few = await measureAt(8);
  const many = await measureAt(100);
  return [
    ...keystrokeBounds(few, bare),
    // A keystroke changes one file: the others must not be read, checked or drawn again. A fact is shown on many pages.
    ["a keystroke on the page, 100 pages against 8", many.words / few.words, 1.5],
    ["a keystroke in a fact, 100 pages against 8", many.fact / few.fact, 1.5],
  ];
}

/**
 * To draw a letter is the browser's work in any editor. This one also parses and checks the file, renders the page and
 * updates the panel: 3.4 to 4 times as much in all when the bound was set. Medians of 20 keystrokes vary by a tenth.
 * @param bare milliseconds of a keystroke in the document alone
 */
export const keystrokeBounds = (typed: Typed, bare: number): Bound[] => [
  ["a keystroke on the page, of one in the same document made editable", typed.words / bare, 6],
  ["a keystroke in a fact, of one in the same document made editable", typed.fact / bare, 6],
];

const openTab = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: { width: 1600, height: 1000 } });

/** What the browser alone takes: the document of the built site, in which people can type, but nothing listens. */
export async function typeInDocument(
  browser: Browser,
  address: string,
  keystrokes: number,
): Promise<number> {
  const page = await openTab(browser);
  await refuseOtherHosts(page, address);
  await page.goto(address);
  await page
    .locator("main h2")
    .first()
    .evaluate((heading: HTMLElement) => {
      heading.contentEditable = "plaintext-only";
      heading.focus();
    });
  const time = await type(page, keystrokes);
  await page.close();
  return time;
}

export async function typeInEditor(
  browser: Browser,
  address: string,
  keystrokes: number,
): Promise<Typed> {
  const page = await openTab(browser);
  page.setDefaultTimeout(180_000);
  await refuseOtherHosts(page, address);
  await page.goto(`${address}__edit`);
  const site = page.frameLocator("iframe");
  const heading = site.locator("main h2 [data-place]").first();
  await heading.evaluate((element: HTMLElement) => element.focus());
  const words = await type(page, keystrokes);
  await site
    .locator("[data-fact=email]")
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await page.locator('[data-pointer="/facts/email"] :is(input, textarea)').focus();
  const fact = await type(page, keystrokes);
  await page.close();
  return { words, fact };
}

const refuseOtherHosts = (page: Page, address: string): Promise<unknown> =>
  page.route(
    ({ href }) => !href.startsWith(address),
    (route) => route.abort(),
  );

/** The median of what single keystrokes take. */
async function type(page: Page, keystrokes: number): Promise<number> {
  const work = await countWork(page);
  const times: number[] = [];
  for (let count = 0; count < keystrokes; count++) {
    await page.keyboard.type("x");
    // Until the frame after that is drawn.
    await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))");
    times.push(await work());
  }
  return median(times);
}

/** The texts in all files of a site. */
async function countTexts(content: string): Promise<number> {
  let count = 0;
  for (const name of await readdir(content))
    if (name.endsWith(".json"))
      JSON.parse(await readFile(join(content, name), "utf8"), (_name, value: unknown) => {
        if (typeof value === "string") count++;
        return value;
      });
  return count;
}
