// `npm run reference:edit`: retakes the guide's screenshots of the editor, with a copy of the first site.
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type FrameLocator, type Locator, type Page } from "playwright-core";
import sharp from "sharp";
import { endWithArguments } from "../../src/commands/read-arguments.ts";
import { findBrowser } from "../../src/commands/find-browser.ts";
import { firstSite } from "../fixtures/sites.ts";
import { startDev } from "../server/start-dev.ts";
import { photo } from "./pictures.tsx";

endWithArguments("npm run reference:edit\n\n  Retakes the guide's screenshots of the editor.");

const folder = "content/reference";

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

/** Clicks a text and puts the caret after it. The page may be scaled, so a click by coordinates could miss it. */
async function choose(words: Locator): Promise<void> {
  await words.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: "center" });
    element.click();
    element.focus();
    const selection = element.ownerDocument.getSelection();
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  });
}

const root = await mkdtemp(join(tmpdir(), "edit-pictures-"));
const content = join(root, "content");
await cp(firstSite, content, { recursive: true });
const server = await startDev(content, join(root, "cache"));
const browser = await chromium.launch({
  executablePath: findBrowser(),
  // Chromium's sandbox doesn't run as root, and most containers do.
  chromiumSandbox: process.getuid?.() !== 0,
  args: ["--disable-gpu", "--font-render-hinting=none"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120_000);
  const own = server.resolvedUrls?.local[0] ?? "";
  // Photos don't come from an outside host.
  await page.route(
    (url) => !url.href.startsWith(own),
    (route) => route.fulfill({ body: photo, contentType: "image/svg+xml" }),
  );
  await page.goto(`${own}__edit`);
  const site = page.frameLocator("iframe");
  await site.locator("h1").waitFor();
  for (const [name, prepare] of Object.entries(pictures)) {
    await prepare(page, site);
    const taken = await page.screenshot({ animations: "disabled", caret: "initial" });
    const picture = await sharp(taken).resize(1200).webp({ quality: 82 }).toBuffer();
    await writeFile(join(folder, name), picture);
    console.log(`${folder}/${name}: ${Math.round(picture.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await server.close();
  await rm(root, { recursive: true, force: true });
}
