// An editor who changes a formatted text where it stands on the page.
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type FrameLocator, type Page } from "playwright-core";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { firstSite } from "../fixtures/sites.ts";
import { startDev } from "../server/start-dev.ts";

let root: string;
let content: string;
let server: ViteDevServer;
let browser: Browser;
let page: Page;
let site: FrameLocator;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "edit-formatted-"));
  content = join(root, "content");
  browser = await chromium.connect(inject("browserEndpoint"));
  await cp(firstSite, content, { recursive: true });
  server = await startDev(content, join(root, "cache"), {
    optimizeDeps: { entries: ["src/edit/main.tsx"] },
  });
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(root, { recursive: true, force: true });
});

test("shot", async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.on("console", m => console.log("CONSOLE", m.text()));
  page.on("pageerror", m => console.log("ERROR", m));
  await page.goto(`${server.resolvedUrls?.local[0]}__edit`);
  site = page.frameLocator("iframe");
  await site.locator("h1").waitFor();
  await page.getByLabel("Page", { exact: true }).selectOption("privacy");
  await site.getByText("We don’t sell your information").click();
  await page.getByRole("toolbar").waitFor({timeout:5000}).catch(()=>{});
  await page.screenshot({ path: "/tmp/f1.png" });
  await page.keyboard.press("Home");
  await page.keyboard.type("X*Y ");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Control+b");
  await page.screenshot({ path: "/tmp/f2.png" });
  console.log(await page.getByLabel("Text", {exact: true}).first().inputValue());
  await page.keyboard.press("Control+k");
  await page.screenshot({ path: "/tmp/f3.png" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+s");
  await page.getByText("Saved.").waitFor();
  console.log(await readFile(join(content, "privacy.json"), "utf8").then(t=>t.split("\n").filter(l=>l.includes("sell"))));
  await context.close();
});
