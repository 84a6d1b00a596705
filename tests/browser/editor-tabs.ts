// The tab in which the tests of a file open the editor, one after the other: what one has loaded, the next one has.
import type { Browser, BrowserContext, BrowserContextOptions, Dialog, Page } from "playwright-core";

/** Wide enough for a desktop's page in its full size: what is pressed in a frame that is scaled can't be aimed at. */
const viewport = { width: 2000, height: 1000 };

/** Nothing in it is intercepted, which would keep the browser from keeping what it has loaded. */
export async function newEditing(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  // What moves on the first page is drawn anew sixty times a second: more work than most of what is tested there.
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", ...options });
  // Well below a test's own limit, so that a failure names what was waited for.
  context.setDefaultTimeout(120_000);
  return context;
}

export async function newTab(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await newEditing(browser, options);
  return context.newPage();
}

/**
 * Opens the editor as a new tab would, but in the process that has read its code already: half the work.
 * @param tab that was left
 * @param address of the dev server
 */
export async function openEditor(tab: Page, address: string): Promise<void> {
  await tab.unrouteAll();
  await tab.setViewportSize(viewport);
  const session = await tab.context().newCDPSession(tab);
  const { origin } = new URL(address);
  await session.send("Storage.clearDataForOrigin", {
    origin,
    storageTypes: "indexeddb,local_storage",
  });
  await session.detach();
  await tab.goto(`${address}__edit`);
}

/** Even if the editor asks about what isn't saved. */
export async function leaveEditor(tab: Page): Promise<void> {
  const agree = (question: Dialog) => void question.accept();
  tab.on("dialog", agree);
  await tab.goto("about:blank");
  tab.off("dialog", agree);
}
