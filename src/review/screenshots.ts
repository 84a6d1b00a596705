// Takes screenshots of pages of a site in a folder, as on a phone and on a desktop.
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page as Tab } from "playwright-core";
import { pictureFile, screenNames, screens } from "./review.ts";

/** How long to wait for photos from other hosts; after that the screenshot has the placeholder's tint. */
const patience = 10_000;

/**
 * @param site the folder with index.html
 * @param pages their names
 * @param out the folder for the pictures
 * @param browserPath the path of a browser's program
 */
export async function takePictures(
  site: string,
  pages: readonly string[],
  out: string,
  browserPath: string,
): Promise<void> {
  await mkdir(out, { recursive: true });
  const browser = await chromium.launch({
    executablePath: browserPath,
    // The sandbox refuses to run as root, which is the user in most containers.
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    for (const screen of screenNames) {
      const tab = await browser.newPage({
        viewport: screens[screen],
        reducedMotion: "reduce",
        // So that photos from other hosts are in the screenshots, although the site in the folder loads none.
        bypassCSP: true,
      });
      await tab.goto(pathToFileURL(join(resolve(site), "index.html")).href);
      for (const page of pages) {
        await show(tab, page);
        const path = join(out, pictureFile(page, screen));
        await tab.screenshot({ path, fullPage: true, animations: "disabled" });
      }
      await tab.close();
    }
  } finally {
    await browser.close();
  }
}

/** Like going back in the browser's history, which reaches every page, linked or not. */
async function show(tab: Tab, page: string): Promise<void> {
  await tab.evaluate((name) => history.replaceState({ page: name }, ""), page);
  await tab.reload();
  await tab.locator(`[data-page-view="${page}"]`).waitFor();
  await tab.evaluate(async (limit) => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = "eager";
    const loaded = Promise.all(shown.map((image) => image.decode().catch(() => {})));
    await Promise.race([loaded, new Promise((done) => setTimeout(done, limit))]);
  }, patience);
}
