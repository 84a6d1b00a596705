// Documents in folders at their addresses without the slash, where Netlify sends them, too.
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { makeHosted } from "../../src/builder/hosted-site.ts";
import { contentTypeOf } from "../../src/server/http/content-type.ts";
import { dentalSite, spanishDentalSite } from "../fixtures/sites.ts";
import { netlify } from "../host/published-hosts.ts";

let root: string;
let server: Server;
let browser: Browser;
let page: Page;
/** Paths that the host had no file for. */
const missing: string[] = [];
const refused: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "without-slash-"));
  const folder = join(root, "site");
  await cp(dentalSite, join(root, "dental"), { recursive: true });
  await cp(spanishDentalSite, join(root, "dental-es"), { recursive: true });
  const built = await buildSite(
    join(root, "dental"),
    folder,
    makeHosted({ today: new Date(), withEditor: true }),
  );
  if (!built.ok) throw new Error(built.report);
  const answer = await netlify(folder);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    void answer(pathname).then(async ({ status, headers, file }) => {
      if (status !== 200) missing.push(pathname);
      const type = contentTypeOf(file ?? "");
      response
        .writeHead(status, { ...headers, "Content-Type": type })
        .end(file && (await readFile(join(folder, decodeURI(file)))));
    });
  }).listen(0, "localhost");
  await once(server, "listening");
  browser = await chromium.connect(inject("browserEndpoint"));
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  refused.length = 0;
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  return () => page.close();
});
afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
  await rm(root, { recursive: true });
});

/** Opens a path, and what the browser had guessed before the document said where it is doesn't count. */
async function open(path: string): Promise<void> {
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}${path}`);
  missing.length = 0;
}

const shownPath = () => page.evaluate(() => location.pathname + location.search + location.hash);

test.each(["/es/prices", "/es/prices?from=search#main", "/es/prices/", "/es/prices/index.html"])(
  "a visitor of %s has the Spanish menu, heading face, and links, and nothing is missing",
  async (path) => {
    await open(path);
    expect(await shownPath()).toBe(path.replace(/prices(?![/])/, "prices/"));
    expect(await page.locator("html").getAttribute("lang")).toBe("es");
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family }) => /Heading Font/.test(family)),
    );
    const links = page.locator("header nav a[data-page]");
    const targets = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    expect(targets).toContain("/es/team/");
    expect(targets.filter((target) => !target.startsWith("/es/"))).toEqual([]);
    await page.locator("header nav a", { hasText: "Equipo" }).click();
    await page.waitForURL(/\/es\/team\/$/);
    await page.locator("[data-page-view=team]:visible").waitFor();
    expect([missing, refused]).toEqual([[], []]);
  },
);

test("the Spanish site opens at /es", async () => {
  await open("/es");
  expect(await shownPath()).toBe("/es/");
  await page.locator("header nav a", { hasText: "Precios" }).click();
  await page.waitForURL(/\/es\/prices\/$/);
  expect([missing, refused]).toEqual([[], []]);
});

test("the editor opens at /edit", async () => {
  await open("/edit");
  expect(await shownPath()).toBe("/edit/");
  await page.getByRole("button", { name: "Choose a folder…" }).waitFor();
  expect(refused).toEqual([]);
});
