// The tab in which a file's tests open the editor one after another, so that code loads only once.
import type { Browser, BrowserContext, BrowserContextOptions, Dialog, Page } from "playwright-core";
import { completeMark } from "../../src/edit/ui/later-part.ts";

/** Wide enough for a desktop page at full size: clicks in a scaled frame can't be aimed. */
const desktop = { width: 2000, height: 1000 };

/** Intercepts no requests, which would turn off the browser's cache. */
export async function newEditing(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  // Animations on the first page redraw sixty times a second: more work than most of what is tested.
  const context = await browser.newContext({
    viewport: desktop,
    reducedMotion: "reduce",
    ...options,
  });
  // Well below a test's own limit, so that a failure names what it was waiting for.
  context.setDefaultTimeout(120_000);
  return context;
}

export async function newTab(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await newEditing(browser, options);
  return context.newPage();
}

/**
 * Opens the editor as a new tab would, but in the process that has already loaded its code, which halves the work.
 * @param tab the tab to reuse
 * @param address of the dev server
 * @param size of the window, which decides what is open at first
 */
export async function openEditor(tab: Page, address: string, size = desktop): Promise<void> {
  await tab.unrouteAll();
  await tab.setViewportSize(size);
  const session = await tab.context().newCDPSession(tab);
  const { origin } = new URL(address);
  await session.send("Storage.clearDataForOrigin", {
    origin,
    storageTypes: "indexeddb,local_storage",
  });
  await session.detach();
  await tab.goto(`${address}__edit`);
  await untilComplete(tab);
}

/** Before all of its code is loaded, the editor doesn't listen to everything that a test does. */
export async function untilComplete(tab: Page): Promise<void> {
  await tab.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, completeMark);
}

/** Even if the editor asks about unsaved changes. */
export async function leaveEditor(tab: Page): Promise<void> {
  const agree = (question: Dialog) => void question.accept();
  tab.on("dialog", agree);
  await tab.goto("about:blank");
  tab.off("dialog", agree);
}
