// A document comes in pieces on a slow line, and nothing that a visitor sees already moves when the next piece arrives.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { firstViewOf } from "../../src/document/first-view.ts";
import { firstSite, secondSite } from "../fixtures/sites.ts";
import { shifts, watchShifts } from "./layout-shifts.ts";
import { startSlowHost, type SlowHost } from "./slow-host.ts";
import { test } from "./visit.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "arriving-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Where an element of the first page, or of what is above it, begins. */
function* placesIn(document: string): Generator<number> {
  const body = document.indexOf("<body>");
  for (const { index } of firstViewOf(document).matchAll(/<(li|p|img)\b/g))
    if (index > body) yield index;
}

/** A frame, or as long as several take, if the browser draws none. */
const aFrame = (page: Page) =>
  page.evaluate(() =>
    Promise.race([
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      new Promise((done) => setTimeout(done, 60)),
    ]),
  );

/** What has moved while the document came in two pieces. */
async function movedIn(page: Page, host: SlowHost, html: string, at: number): Promise<string[]> {
  host.hold("/", { body: html, at });
  await page.goto(host.address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.body?.innerHTML, undefined, { polling: 5 });
  await aFrame(page);
  host.finish();
  await page.waitForFunction(() => document.readyState !== "loading", undefined, { polling: 5 });
  return shifts(page);
}

describe.for(Object.entries({ firstSite, secondSite }))("%s", ([name, content]) => {
  let html: string;
  let host: SlowHost;
  beforeAll(async () => {
    const built = await buildSite(content, join(folder, name));
    if (!built.ok) throw new Error(built.report);
    html = await readFile(join(folder, name, "index.html"), "utf8");
    host = await startSlowHost();
  });
  afterAll(() => host.close());

  test.for([390, 1366])(
    "on a screen of %d pixels nothing moves, wherever the first page was cut",
    async (width, { open }) => {
      const { page } = await open({ viewport: { width, height: 800 } });
      // Pictures and the font never come: other tests are about them.
      await page.route(`${host.address}**`, (route) =>
        route.request().url() === host.address ? route.continue() : undefined,
      );
      await page.addInitScript(watchShifts);
      for (const place of placesIn(html)) {
        const moved = await movedIn(page, host, html, place);
        expect({ [html.slice(place, place + 40)]: moved }).toEqual({
          [html.slice(place, place + 40)]: [],
        });
      }
    },
  );
});
