// A media file that a visitor opens by itself: a video plays and a drawing keeps its styles, on a site that has neither.
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { withPolicy } from "../../../src/host/policy.ts";
import { serveFolder } from "../../../src/server/static-server.ts";
import { findFirefox, startFirefox } from "../../browser/firefox.ts";
import { dentalSite } from "../../fixtures/sites.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
<style>.left { fill: rgb(220, 20, 60) }</style>
<rect class="left" width="10" height="10"/>
<rect id="right" x="10" width="10" height="10" style="fill: rgb(20, 120, 60)"/>
<script>document.documentElement.id = "ran"</script>
</svg>`;

let folder: string;
let server: Server;
let media: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "opened-media-"));
  await mkdir(join(folder, "media"));
  await copyFile(join(dentalSite, "media/brushing.webm"), join(folder, "media/clip.webm"));
  await writeFile(join(folder, "media/drawing.svg"), drawing);
  const page = withPolicy('<!doctype html><meta charset="utf-8" />', "default-src 'none'");
  await writeFile(join(folder, "index.html"), page);
  const serve = serveFolder(folder, (text) => text);
  server = createServer((request, response) => void serve(request, response));
  server.listen(0, "localhost");
  await once(server, "listening");
  // A server that listens on a port has such an address.
  media = `http://localhost:${(server.address() as AddressInfo).port}/media`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

/** The colors of the drawing, and the id that only a script in it sets. */
const drawn = `["left", "right"].map((name) =>
  getComputedStyle(document.querySelector("." + name + ", #" + name)).fill
).concat(document.documentElement.id)`;
const colors = ["rgb(220, 20, 60)", "rgb(20, 120, 60)", ""];
/** The browser knows how long the video is. */
const isLoaded = `document.querySelector("video").readyState > 0`;

test("in Chromium", async () => {
  const browser = await chromium.connect(inject("browserEndpoint"));
  const page = await browser.newPage();
  await page.goto(`${media}/clip.webm`);
  await page.waitForFunction(isLoaded);
  await page.goto(`${media}/drawing.svg`);
  expect(await page.evaluate(drawn)).toEqual(colors);
  await browser.close();
});

test("in Firefox", async ({ skip }) => {
  const program = findFirefox();
  if (program === undefined) return skip("Firefox isn't installed, so nothing was tried in it.");
  const { visitor, end } = await startFirefox(program);
  try {
    await visitor.goTo(`${media}/clip.webm`);
    await visitor.waitFor(isLoaded);
    await visitor.goTo(`${media}/drawing.svg`);
    expect(await visitor.evaluate(drawn)).toEqual(colors);
  } finally {
    await end();
  }
});
