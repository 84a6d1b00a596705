// The bench in short, so that it can't fail unnoticed: it gives every figure. Only the bench holds figures of the processor
// to their bounds, because other tests beside it add to them; here, calls are counted.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { startPreview, type Preview } from "../../../src/commands/preview.ts";
import { findBrowser } from "../../../src/commands/find-browser.ts";
import { startEditor } from "../../browser/edited-site.ts";
import { writeLargeSite } from "../../fixtures/large-site.ts";
import { firstSite, firstSiteFiles } from "../../fixtures/sites.ts";
import type { Bound } from "../bounds.ts";
import { writeByHand } from "../by-hand/write.ts";
import { keystrokeBounds, typeInEditor } from "../typing.ts";
import { builtSite, scriptedByHand, swapScript } from "../variants.ts";
import { visit } from "../visit.ts";
import { measureWork } from "../work.ts";

const mailSettings = () => firstSiteFiles.site.mail;

let folder: string;
/** Of its own: a trace is of everything that a browser does. */
let browser: Browser;
let built: Preview;
let scripted: Preview;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "short-bench-"));
  await writeByHand(firstSite, join(folder, "by-hand"));
  await swapScript(inject("builtSite"), join(folder, "by-hand"), join(folder, "scripted"));
  built = await startPreview({ folder: inject("builtSite"), port: 0, mailSettings });
  scripted = await startPreview({ folder: join(folder, "scripted"), port: 0, mailSettings });
  browser = await chromium.launch({
    executablePath: findBrowser(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
});

afterAll(async () => {
  await browser.close();
  await built.close();
  await scripted.close();
  await rm(folder, { recursive: true });
});

const withoutValue = (bounds: readonly Bound[]): Bound[] =>
  bounds.filter(([, value]) => !Number.isFinite(value));

test("a visit gives the bench every figure: one request, the face of the headings, and nothing that moves", async () => {
  const figures = await visit(browser, built.address);
  expect(Object.entries(figures).filter(([, figure]) => !Number.isFinite(figure))).toEqual([]);
  expect(figures).toMatchObject({ requests: 1, shift: 0 });
  expect(figures.fontBytes).toBeGreaterThan(0);
});

test("the bench gives what the site's script takes of the processor", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const addresses = new Map([
    [builtSite, built.address],
    [scriptedByHand, scripted.address],
  ]);
  expect(withoutValue(await measureWork(browser, addresses, 1))).toEqual([]);
});

test("the bench gives what a keystroke in the editor takes of the processor", async () => {
  const content = join(folder, "content");
  await writeLargeSite(content, 8);
  const server = await startEditor(content);
  const editor = server.resolvedUrls?.local[0] ?? "";
  const typed = await typeInEditor(browser, editor, built.address, 2);
  await server.close();
  expect(withoutValue(keystrokeBounds(typed))).toEqual([]);
});

/** How many functions the script in a document calls while that loads, and for a click in the menu. */
async function callsAt(address: string): Promise<{ load: number; click: number }> {
  const page = await browser.newPage();
  const calls = async () => {
    const scripts = await page.coverage.stopJSCoverage();
    // The code of forms is in files of its own, which come when they come.
    const own = scripts.filter(({ url }) => url === page.url());
    const all = own.flatMap(({ functions }) => functions.map(({ ranges: [whole] }) => whole));
    return all.reduce((sum, range) => sum + (range?.count ?? 0), 0);
  };
  await page.coverage.startJSCoverage();
  await page.goto(address);
  await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))");
  const load = await calls();
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.locator("header nav button").nth(1).click();
  const click = await calls();
  await page.close();
  return { load, click };
}

test("the site's script does little while its document loads, and for a click", async () => {
  const { load, click } = await callsAt(built.address);
  // 20 and 27 when this was written.
  expect(load).toBeLessThan(25);
  expect(click).toBeLessThan(40);
  expect(Math.min(load, click)).toBeGreaterThan(0);
});
