// A document that arrives in pieces on a slow connection: what is visible can be read and clicked.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { firstViewBudget } from "../../src/document/documents.ts";
import { startSlowHost, type SlowHost } from "./slow-host.ts";

let browser: Browser;
let host: SlowHost;
let page: Page;

beforeAll(async () => {
  const html = await readFile(join(inject("builtSite"), "index.html"), "utf8");
  host = await startSlowHost();
  // The header and the first page, which is shown when the next one begins.
  const at = html.indexOf(">", html.indexOf("id=page-about ")) + 1;
  host.hold("/", { body: html, at });
  const headers = { "Content-Encoding": "gzip" };
  host.hold("/zipped", { body: gzipSync(html), at: firstViewBudget, headers });
  browser = await chromium.connect(inject("browserEndpoint"));
});
afterAll(async () => {
  await browser.close();
  host.close();
});

beforeEach(async () => {
  const context = await browser.newContext();
  page = await context.newPage();
  await page.route(
    (url) => !url.href.startsWith(host.address),
    (route) => route.abort(),
  );
  await page.goto(host.address, { waitUntil: "commit" });
  return () => context.close();
});

const press = (selector: string) => page.locator(selector).click({ noWaitAfter: true });

test("a page asked for before it has arrived is shown when it has", async () => {
  await press("[data-menu] [data-page=about]");
  host.finish();
  await expect.poll(() => page.locator("[data-page-view=about]").isVisible()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
});

test("a phone's menu opens if its button was clicked before the document was complete", async () => {
  await page.setViewportSize({ width: 360, height: 640 });
  await press("[data-menu-toggle]");
  host.finish();
  await expect.poll(() => page.locator("[data-menu]").isVisible()).toBe(true);
});

test("the last of several clicks counts, and one elsewhere cancels it", async () => {
  await press("[data-menu] [data-page=about]");
  await press("[data-menu] [data-page=contact]");
  await page.locator("body").click({ position: { x: 5, y: 5 }, noWaitAfter: true });
  host.finish();
  await page.waitForLoadState("load");
  expect(await page.locator("[data-page-view=home]").isVisible()).toBe(true);
});

test("from a host that only has gzip, the first round trip brings everything that a visitor sees first", async () => {
  await page.goto(`${host.address}zipped`, { waitUntil: "commit" });
  const first = page.locator("[data-page-view=home]");
  const paints = () =>
    page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
  await expect.poll(paints).toBe(1);
  // Another page follows, so this one is whole.
  await page.locator("[data-page-view=home] + [data-page-view]").waitFor({ state: "attached" });
  const seen = await first.innerText();
  expect(await first.evaluate((view) => getComputedStyle(view).overflowWrap)).toBe("anywhere");
  await press("[data-menu] [data-page=about]");
  expect(await page.evaluate(() => document.readyState)).toBe("loading");

  host.finish();
  await expect.poll(() => page.locator("[data-page-view=about]").isVisible()).toBe(true);
  await page.goBack();
  expect(await first.innerText()).toBe(seen);
});
