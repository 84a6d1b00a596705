// What a site takes of the processor when its document loads and when a visitor clicks in the menu. A busy machine takes
// longer, but works no more.
import type { Browser, Page } from "playwright-core";
import type { Bound } from "./bounds.ts";
import { measureInTurns, printResults, ratioOf, type Rows } from "./in-turns.ts";
import { countWork } from "./count-work.ts";
import { clickTime, scriptTime, traceOf } from "./trace.ts";
import { builtSite, scriptedByHand } from "./variants.ts";
import { openSite, timeClick } from "./visit.ts";

const rows = [
  ["load, all of the main thread", "load", "ms", 1],
  ["of it, the site's script", "script", "ms", 2],
  ["nav click, until it is painted", "click", "ms", 1],
  ["of it, what listens to the click", "clickScript", "ms", 2],
  ["of that, the browser's history", "clickHistory", "ms", 2],
] as const satisfies Rows<string>;

type Name = (typeof rows)[number][1];

/** Prints the processor's time, and gives the bounds for it. */
export async function measureWork(
  browser: Browser,
  addresses: ReadonlyMap<string, string>,
  runs: number,
): Promise<Bound[]> {
  const measure = async (address: string) => ({
    ...(await untraced(browser, address)),
    ...(await traced(browser, address)),
  });
  // Whatever else the machine does can only add to what a site takes: of 11 visits the least varies by a twentieth, the
  // median by a quarter.
  const least = (values: readonly number[]) => Math.min(...values);
  const results = await measureInTurns<Name>(addresses, runs, rows, measure, least);
  printResults(`Processor time at full speed; the least of ${runs} visits`, rows, results);
  const ratio = (name: Name): number => ratioOf(results, name, builtSite, scriptedByHand);
  return [
    // The browser parses, styles and draws the same document for both.
    ["work on load, of the same document's by hand", ratio("load"), 1.25],
    // Three times the code: it also keeps the menu, pictures, forms and the way back, which the script by hand doesn't.
    // Both load the face of the headings. 1.8 when the bound was set, so two thirds of a millisecond more are noticed.
    ["script on load, of the same document's by hand", ratio("script"), 2.4],
    // Both show the same page.
    ["work of a nav click, of the same document's by hand", ratio("click"), 1.25],
    // Both ask the browser for the same: an entry in the history, a title, the focus on a heading.
    ["script of a nav click, of the same document's by hand", ratio("clickScript"), 1.5],
  ];
}

async function untraced(browser: Browser, address: string) {
  const { context, page, load } = await openEmpty(browser, address);
  const work = await countWork(page);
  await load();
  const loaded = await work();
  await untilFetched(page);
  await work();
  await page.evaluate(timeClick, "about");
  const clicked = await work();
  await context.close();
  return { load: loaded, click: clicked };
}

/** By itself, because tracing costs time. */
async function traced(browser: Browser, address: string) {
  const { context, page, devtools, load } = await openEmpty(browser, address);
  const loading = await traceOf(devtools, load);
  const isApart = await untilFetched(page);
  const clicking = await traceOf(devtools, () => page.evaluate(timeClick, "about"));
  await context.close();
  const script = scriptTime(loading, address);
  // A fetched page is shown after what listens to the click has returned.
  if (isApart) return { script, clickScript: undefined, clickHistory: undefined };
  const { own, history } = clickTime(clicking);
  return { script, clickScript: own, clickHistory: history };
}

/** Waits until pages with documents of their own have been fetched ahead. False on a site where they have none. */
async function untilFetched(page: Page): Promise<boolean> {
  const isApart = (await page.locator("[data-page-failure]").count()) > 0;
  if (isApart) await page.waitForLoadState("networkidle");
  return isApart;
}

/**
 * Not on a slowed-down processor: Chromium keeps it busy to slow it down, which counts as the site's own time, and makes a
 * script of a millisecond vary tenfold.
 */
async function openEmpty(browser: Browser, address: string) {
  const { context, page, devtools } = await openSite(browser, address);
  // An empty page of the same site starts its process, so that what is measured begins and ends in one process.
  await page.route(`${address}/empty`, (route) => route.fulfill({ contentType: "text/html" }));
  await page.goto(`${address}/empty`);
  const load = async (): Promise<void> => {
    await page.goto(`${address}/`);
    // React draws later.
    await page.locator("h1").first().waitFor();
    await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))");
  };
  return { context, page, devtools, load };
}
