// One visit to a built site with a slow phone, and what it costs.
import { fileURLToPath } from "node:url";
import type { Browser, CDPSession, Page } from "playwright-core";
import type { Figures, Rows } from "./in-turns.ts";

const photo = fileURLToPath(new URL("../browser/photo.png", import.meta.url));

/** What Chromium's developer tools call "Slow 4G": 150 ms and 1.6 Mbit/s, as seen by a single request. */
export const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** Lighthouse's phone: four times slower than the machine that this runs on. */
export const slowdown = 4;

export const visitRows = [
  ["bytes of the first view", "bytes", "B", 0],
  ["requests of the first view", "requests", "", 0],
  ["bytes of the font of the headings", "fontBytes", "B", 0],
  ["bytes of pages fetched ahead", "bytesAhead", "B", 0],
  ["first paint", "firstPaint", "ms", 0],
  ["largest paint", "largestPaint", "ms", 0],
  ["first click that works", "firstClick", "ms", 0],
  ["nav click to heading, painted", "clickToPaint", "ms", 0],
  ["form ready after the click that opens it", "formReady", "ms", 0],
  ["longest task on load", "longestTask", "ms", 0],
  ["layout shift", "shift", "", 3],
  ["heap", "heap", "MB", 2],
] as const satisfies Rows<string>;

export type VisitFigure = (typeof visitRows)[number][1];

/** Opens a tab without a page, which can ask nothing but one site. */
export async function openSite(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  // Photos are the same for all, and come from a host that tests must not ask.
  await context.route(
    ({ origin }) => !address.startsWith(origin),
    (route) => route.fulfill({ path: photo, contentType: "image/png" }),
  );
  // tsx wraps functions in a call of this, those too that run in the browser.
  await context.addInitScript({ content: "globalThis.__name = (it) => it" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return { context, page, devtools };
}

/** How a host may compress its answers. */
export type Encoding = "br" | "gzip";

async function openOnPhone(browser: Browser, address: string, encoding: Encoding) {
  const opened = await openSite(browser, address);
  await opened.devtools.send("Network.enable");
  await opened.devtools.send("Network.setExtraHTTPHeaders", {
    headers: { "Accept-Encoding": encoding },
  });
  await opened.devtools.send("Performance.enable");
  await opened.devtools.send("Network.emulateNetworkConditions", slow4G);
  await opened.devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return opened;
}

/** One visit only watches, so that nothing is measured but the site; a second one clicks. */
export async function visit(
  browser: Browser,
  address: string,
  encoding: Encoding = "br",
): Promise<Figures<VisitFigure>> {
  const watched = await openOnPhone(browser, address, encoding);
  const cost = countTransfer(watched.devtools, address);
  await watched.page.addInitScript(observe);
  await watched.page.goto(`${address}/`, { waitUntil: "networkidle" });
  await watched.devtools.send("HeapProfiler.collectGarbage");
  const heap = await metric(watched.devtools, "JSHeapUsedSize");
  const seen = await watched.page.evaluate(() => ({ ...window.seen }));
  await watched.context.close();

  const clicked = await openOnPhone(browser, address, encoding);
  await clicked.page.addInitScript(clickUntilItWorks);
  await clicked.page.goto(`${address}/`, { waitUntil: "networkidle" });
  const works = await clicked.page.waitForFunction(() => window.worksAfter);
  const firstClick = await works.jsonValue();
  // A click that comes before the script may open another document.
  await clicked.page.waitForLoadState("networkidle");
  const clickToPaint = await clicked.page.evaluate(timeClick, "rcm-solutions");
  const formReady = await timeForm(clicked.page);
  await clicked.context.close();
  return { ...cost, ...seen, firstClick, clickToPaint, formReady, heap: heap / 1e6 };
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  longestTask: number;
  shift: number;
}

declare global {
  interface Window {
    seen: Seen;
    worksAfter: number | undefined;
  }
}

function observe(): void {
  const seen: Seen = { firstPaint: NaN, largestPaint: NaN, longestTask: 0, shift: 0 };
  window.seen = seen;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => (seen.largestPaint = startTime));
  watch("longtask", ({ duration }) => (seen.longestTask = Math.max(seen.longestTask, duration)));
  watch("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") seen.shift += entry.value;
  });
}

/** Clicks on a page in the menu in every frame, until that page is there. */
function clickUntilItWorks(): void {
  // A click before the script runs follows a link, if it is one, to another document. The window's name stays.
  window.name ||= String(performance.timeOrigin);
  const press = () => {
    document.querySelector<HTMLElement>("[data-menu] [data-page=about]")?.click();
    // React draws a little later than the click.
    setTimeout(() => {
      if (document.querySelector("#page-about:not([hidden])"))
        window.worksAfter ??= performance.timeOrigin + performance.now() - Number(window.name);
    });
    if (window.worksAfter === undefined && performance.now() < 15_000) requestAnimationFrame(press);
  };
  requestAnimationFrame(press);
}

/** Milliseconds from a click in the menu to the frame that shows the page; NaN if it isn't shown within 15 seconds. */
export function timeClick(name: string): Promise<number> {
  const button = document.querySelector<HTMLElement>(`[data-menu] [data-page=${name}]`);
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      button?.click();
      // The first task after the frame that shows the page.
      const afterFrame = (act: () => void) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", act);
        port1.start();
        port2.postMessage(null);
      };
      const look = () => {
        const isShown = document.querySelector(`#page-${name}:not([hidden])`) !== null;
        if (isShown) afterFrame(() => resolve(performance.now() - start));
        else if (performance.now() - start < 15_000) requestAnimationFrame(look);
        else resolve(NaN);
      };
      requestAnimationFrame(look);
    });
  });
}

/** From the click on the button to the moment when React has the form; undefined where it hasn't within 15 seconds. */
function timeForm(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        const isPossible = document.querySelector("[data-island], #root, [data-page-failure]");
        if (!isPossible) return resolve(undefined);
        const start = performance.now();
        document.querySelector<HTMLElement>("[data-menu] [data-page=contact]")?.click();
        const look = () => {
          const form = [...document.querySelectorAll("form")].find((it) => it.checkVisibility());
          const isAlive = form && Object.keys(form).some((key) => key.startsWith("__reactProps"));
          const since = performance.now() - start;
          if (isAlive || since > 15_000) resolve(isAlive ? since : undefined);
          else setTimeout(look, 4);
        };
        look();
      }),
  );
}

/**
 * What a visitor waits for, and apart from that the font, which replaces another once it is there, and pages that are
 * fetched while there is nothing else to do.
 */
function countTransfer(devtools: CDPSession, address: string) {
  const cost = { bytes: 0, requests: 0, fontBytes: 0, bytesAhead: 0 };
  const kinds = new Map<string, keyof typeof cost>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!request.url.startsWith(address) || request.url.includes("/media/")) return;
    if (request.url.includes("/heading-")) kinds.set(requestId, "fontBytes");
    else kinds.set(requestId, type === "XHR" ? "bytesAhead" : "bytes");
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    cost[kind] += encodedDataLength;
    if (kind === "bytes") cost.requests++;
  });
  return cost;
}

async function metric(devtools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN;
}
