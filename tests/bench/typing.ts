// Measures the processor time from a keystroke on the page until everything it changes is drawn.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { median, type Bound } from "./bounds.ts";
import { countWork } from "./count-work.ts";
import { writeLargeSite } from "../fixtures/large-site.ts";
import { startDev } from "../server/start-dev.ts";

/** What a keystroke takes, in milliseconds. */
interface Keystroke {
  inEditor: number;
  /** In the document alone, meanwhile. */
  bare: number;
}

interface Typed {
  words: Keystroke;
  fact: Keystroke;
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
  console.log(`\n| pages | texts | words on the page | a fact in the panel | the document alone |`);
  console.log(`| ---: | ---: | ---: | ---: | ---: |`);
  const measureAt = async (count: number): Promise<Typed> => {
    const content = join(folder, `typing-${count}`);
    await writeLargeSite(content, count);
    const server = await startDev(content, join(folder, "typing-cache"));
    try {
      const editor = server.resolvedUrls?.local[0] ?? "";
      const typed = await typeInEditor(browser, editor, address, keystrokes);
      const { words, fact } = typed;
      const figures = [words.inEditor, fact.inEditor, (words.bare + fact.bare) / 2];
      const cells = figures.map((figure) => `${figure.toFixed(1)} ms`);
      console.log(`| ${count} | ${await countTexts(content)} | ${cells.join(" | ")} |`);
      return typed;
    } finally {
      await server.close();
    }
  };
  const few = await measureAt(8);
  const many = await measureAt(100);
  return [
    ...keystrokeBounds(few),
    // A keystroke changes one file: the others must not be read, checked or drawn again. A fact is shown on many pages.
    ["a keystroke on the page, 100 pages against 8", ratio(many.words) / ratio(few.words), 1.5],
    ["a keystroke in a fact, 100 pages against 8", ratio(many.fact) / ratio(few.fact), 1.5],
  ];
}

const ratio = ({ inEditor, bare }: Keystroke): number => inEditor / bare;

/**
 * To draw a letter is the browser's work in any editor. This one also parses and checks the file, renders the page and
 * updates the panel: about 6 times as much in all when the bound was set.
 */
export const keystrokeBounds = ({ words, fact }: Typed): Bound[] => [
  ["a keystroke on the page, of one in the same document made editable", ratio(words), 8],
  ["a keystroke in a fact, of one in the same document made editable", ratio(fact), 8],
];

/**
 * @param editor where the editor is served
 * @param address where the built site is
 */
export async function typeInEditor(
  browser: Browser,
  editor: string,
  address: string,
  keystrokes: number,
): Promise<Typed> {
  const bare = await openEditable(browser, address);
  const page = await openHeading(browser, editor);
  const keystroke = async (): Promise<Keystroke> => {
    const [inEditor = NaN, alone = NaN] = await typeInTurns([page, bare], keystrokes);
    return { inEditor, bare: alone };
  };
  const words = await keystroke();
  await selectFact(page);
  const fact = await keystroke();
  await page.close();
  await bare.close();
  return { words, fact };
}

/** The editor in a tab of its own, with the caret in a heading. @param editor where it is served */
export async function openHeading(browser: Browser, editor: string): Promise<Page> {
  const page = await openTab(browser, editor);
  await page.goto(`${editor}__edit`);
  const heading = page.frameLocator("iframe").locator("main h2 [data-place]").first();
  await heading.evaluate((element: HTMLElement) => element.focus());
  return page;
}

/** Puts the caret into a fact's field in the panel. */
export async function selectFact(page: Page): Promise<void> {
  const fact = page.frameLocator("iframe").locator("[data-fact=email]").first();
  await fact.evaluate((element: HTMLElement) => element.click());
  await page.locator('[data-pointer="/facts/email"] :is(input, textarea)').focus();
}

/** The document of the built site, in which people can type, but nothing listens. */
async function openEditable(browser: Browser, address: string): Promise<Page> {
  const page = await openTab(browser, address);
  await page.goto(address);
  const heading = page.locator("main h2").first();
  await heading.evaluate((element: HTMLElement) => {
    element.contentEditable = "plaintext-only";
    element.focus();
  });
  return page;
}

async function openTab(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  page.setDefaultTimeout(180_000);
  await page.route(
    ({ href }) => !href.startsWith(address),
    (route) => route.abort(),
  );
  return page;
}

/**
 * The median of single keystrokes on each page, in turns: within a minute the same machine may become a third slower.
 * The text keeps its length.
 */
export async function typeInTurns(
  pages: readonly Page[],
  keystrokes: number,
): Promise<readonly number[]> {
  const typists = await Promise.all(
    pages.map(async (page) => ({ page, work: await countWork(page), times: new Array<number>() })),
  );
  // The first one also says that something isn't saved.
  for (const { page, work } of typists) await type(page, work, "y");
  for (let count = 0; count < keystrokes; count++)
    for (const { page, work, times } of typists)
      times.push(await type(page, work, count % 2 === 0 ? "x" : "Backspace"));
  return typists.map(({ times }) => median(times));
}

async function type(page: Page, work: () => Promise<number>, key: string): Promise<number> {
  await page.bringToFront();
  await work();
  await page.keyboard.press(key);
  // Until the frame after that is drawn.
  await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))");
  return work();
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
