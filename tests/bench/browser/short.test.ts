// The bench in short, so that it can't fail unnoticed: one visit, and what a script and a keystroke take of the processor,
// next to what they are compared with. It times nothing by the clock, which other tests would slow down.
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

const { mail: mailSettings } = firstSiteFiles.site;

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

const missedOf = (bounds: readonly Bound[]): Bound[] =>
  bounds.filter(([, value, limit]) => !(value <= limit));

test("a visit gives the bench every figure: one request, the face of the headings, and nothing that moves", async () => {
  const figures = await visit(browser, built.address);
  expect(Object.entries(figures).filter(([, figure]) => !Number.isFinite(figure))).toEqual([]);
  expect(figures).toMatchObject({ requests: 1, shift: 0 });
  expect(figures.fontBytes).toBeGreaterThan(0);
});

test("the site's script stays within the bench's bounds", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const addresses = new Map([
    [builtSite, built.address],
    [scriptedByHand, scripted.address],
  ]);
  expect(missedOf(await measureWork(browser, addresses, 6))).toEqual([]);
});

test("a keystroke in the editor stays within the bench's bounds", async () => {
  const content = join(folder, "content");
  await writeLargeSite(content, 8);
  const server = await startEditor(content);
  const editor = server.resolvedUrls?.local[0] ?? "";
  const typed = await typeInEditor(browser, editor, built.address, 10);
  await server.close();
  expect(missedOf(keystrokeBounds(typed))).toEqual([]);
});
