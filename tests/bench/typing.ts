// Measures the processor time from a keystroke on the page until everything it changes is drawn.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { median, type Bound } from "./bounds.ts";
import { writeLargeSite } from "../fixtures/large-site.ts";
import { startDev } from "../server/start-dev.ts";

const keystrokes = 30;

/** How many pages a site has, and how many milliseconds a keystroke may take there at full speed. */
const sizes = [
  [8, 50],
  [100, 100],
] as const;

/** Prints what a keystroke takes, and returns the limits. */
export async function measureTyping(folder: string, browser: Browser): Promise<Bound[]> {
  console.log(`\n| pages | texts | words on the page | a fact in the panel |`);
  console.log(`| ---: | ---: | ---: | ---: |`);
  const bounds: Bound[] = [];
  for (const [count, limit] of sizes) {
    const content = join(folder, `typing-${count}`);
    await writeLargeSite(content, count);
    const server = await startDev(content, join(folder, "typing-cache"));
    try {
      const { words, fact } = await typeInEditor(browser, server.resolvedUrls?.local[0] ?? "");
      const texts = await countTexts(content);
      console.log(`| ${count} | ${texts} | ${words.toFixed(0)} ms | ${fact.toFixed(0)} ms |`);
      bounds.push([`a keystroke on the page, ${count} pages, processor time, ms`, words, limit]);
      bounds.push([`a keystroke in a fact, ${count} pages, processor time, ms`, fact, limit]);
    } finally {
      await server.close();
    }
  }
  return bounds;
}

async function typeInEditor(
  browser: Browser,
  address: string,
): Promise<{ words: number; fact: number }> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  page.setDefaultTimeout(180_000);
  await page.route(
    ({ href }) => !href.startsWith(address),
    (route) => route.abort(),
  );
  await page.goto(`${address}__edit`);
  const site = page.frameLocator("iframe");
  const heading = site.locator("main h2 [data-place]").first();
  await heading.evaluate((element: HTMLElement) => element.focus());
  const words = await type(page);
  await site
    .locator("[data-fact=email]")
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await page.locator('[data-pointer="/facts/email"] :is(input, textarea)').focus();
  const fact = await type(page);
  await page.close();
  return { words, fact };
}

/** The median time of single keystrokes. CPU time, so that other processes matter little. */
async function type(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN;
  };
  const times: number[] = [];
  for (let count = 0; count < keystrokes; count++) {
    const before = await worked();
    await page.keyboard.type("x");
    // Until the frame after that is drawn.
    await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))");
    times.push((await worked()) - before);
  }
  return median(times) * 1000;
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
