// `npm run reference:edit`: retakes the guide's screenshots of the editor, with a copy of the first site.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type FrameLocator, type Page } from "playwright-core";
import { endWithArguments } from "../../src/commands/read-arguments.ts";
import { findBrowser } from "../../src/commands/find-browser.ts";
import { firstSite } from "../fixtures/sites.ts";
import { startDev } from "../server/start-dev.ts";
import { photo } from "./pictures.tsx";
import { choose, desktop, savePicture, still } from "./save-picture.ts";
import { takeWebPictures } from "./web-pictures.ts";

endWithArguments("npm run reference:edit\n\n  Retakes the guide's screenshots of the editor.");

/** What to do before each screenshot, in one go: each starts where the one before has ended. */
const pictures: Record<string, (page: Page, site: FrameLocator) => Promise<void>> = {
  "edit-words.webp": async (page, site) => {
    await choose(site.getByText("Why Choose Us", { exact: true }));
    await page.keyboard.type(", and when");
    await site.getByText("Why Choose Us, and when", { exact: true }).waitFor();
    // The outline updates after a pause in typing.
    await page.getByRole("row", { name: /^Why Choose Us, and when/ }).waitFor();
  },
  "edit-fact.webp": async (page, site) => {
    await choose(site.locator("footer [data-fact=email]").first());
    await page.locator('[data-pointer="/facts/email"]').waitFor();
  },
  "edit-problem.webp": async (page, site) => {
    await choose(site.getByText("Why Choose Us, and when", { exact: true }));
    // On the page, two braces open the dialog to choose a fact.
    const heading = page.getByLabel("Heading", { exact: true });
    await heading.fill("Why Choose Us, and when {{facts.fone}}");
    await page.getByText("There is no fact").first().waitFor();
    await page.getByRole("row", { name: /^Why Choose Us, and when {{/ }).waitFor();
  },
};

/** With `npm start`. */
async function takePictures(browser: Browser, content: string, cache: string): Promise<void> {
  const server = await startDev(content, cache);
  const page = await browser.newPage({ viewport: desktop });
  page.setDefaultTimeout(120_000);
  const own = server.resolvedUrls?.local[0] ?? "";
  // Photos don't come from an outside host.
  await page.route(
    (url) => !url.href.startsWith(own),
    (route) => route.fulfill({ body: photo, contentType: "image/svg+xml" }),
  );
  try {
    await page.goto(`${own}__edit`);
    const site = page.frameLocator("iframe");
    await site.locator("h1").waitFor();
    for (const [name, prepare] of Object.entries(pictures)) {
      await prepare(page, site);
      await savePicture(name, await page.screenshot(still));
    }
  } finally {
    await page.close();
    await server.close();
  }
}

const root = await mkdtemp(join(tmpdir(), "edit-pictures-"));
const content = join(root, "content");
await cp(firstSite, content, { recursive: true });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  // Chromium's sandbox doesn't run as root, and most containers do.
  chromiumSandbox: process.getuid?.() !== 0,
  args: ["--disable-gpu", "--font-render-hinting=none"],
});
try {
  await takePictures(browser, content, join(root, "cache"));
  await takeWebPictures(browser, content, join(root, "dist"));
} finally {
  await browser.close();
  await rm(root, { recursive: true, force: true });
}
