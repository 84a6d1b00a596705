// The tabs in which the tests of a file open the editor, one after the other: what one has loaded, the next one has.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** Wide enough for a desktop's page in its full size: what is pressed in a frame that is scaled can't be aimed at. */
const viewport = { width: 2000, height: 1000 };

/** Nothing in it is intercepted, which would keep the browser from keeping what it has loaded. */
export async function newTabs(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const tabs = await browser.newContext({ viewport, ...options });
  // Well below a test's own limit, so that a failure names what was waited for.
  tabs.setDefaultTimeout(120_000);
  return tabs;
}

/** Opens the editor without the drafts of an earlier tab. @param address of the dev server */
export async function openEditor(tabs: BrowserContext, address: string): Promise<Page> {
  const page = await tabs.newPage();
  const session = await tabs.newCDPSession(page);
  const { origin } = new URL(address);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  await page.goto(`${address}__edit`);
  return page;
}
