// One visit to the editor at a web address, by a person who is signed in, and what it costs until they can type.
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { annasToken } from "../../store/github/stand-in.ts";
import { slow4G, slowdown } from "../visit.ts";

export interface Opened {
  /** Milliseconds from the start of the navigation until the page is drawn and its words can be edited. */
  usable: number;
  /** Of the editor's files, with their headers. */
  bytes: number;
  files: number;
  /** What the Git host sent, with headers. */
  hostBytes: number;
  /** Requests to the Git host; what the browser asks before them isn't counted. */
  hostRequests: number;
  /** Requests that each waited for the one before. */
  inRow: number;
}

/** What a tab remembers of a sign-in. */
export type SignedIn = Readonly<Record<string, string>>;

/** A phone on a slow line, or the machine as it is. */
export type Line = "full speed" | "slow";

/** Signs in as people do, in a browser that is then forgotten. */
export async function signIn(browser: Browser, address: string): Promise<SignedIn> {
  const context = await newContext(browser, {});
  const page = await context.newPage();
  await page.goto(address);
  await page.getByLabel("Token", { exact: true }).fill(annasToken);
  await page.keyboard.press("Enter");
  await untilUsable(page);
  const entries = await page.evaluate(() => Object.entries(sessionStorage));
  await context.close();
  // Where the branches are is remembered for a minute, to not go back behind it; a new tab doesn't know that.
  return Object.fromEntries(entries.filter(([name]) => !name.startsWith("head:")));
}

/** The browser of a person who has signed in and whose tab has nothing else. */
export async function newContext(browser: Browser, signedIn: SignedIn): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(180_000);
  await context.addInitScript({ content: "globalThis.__name = (it) => it" });
  await context.addInitScript((entries) => {
    if (self !== top) return;
    for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
  }, signedIn);
  await context.addInitScript(watchUntilUsable);
  return context;
}

/** Opens the editor in a new tab. */
export async function open(context: BrowserContext, address: string, line: Line): Promise<Opened> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  if (line === "slow") {
    await devtools.send("Network.emulateNetworkConditions", slow4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  }
  const requests = watchRequests(devtools);
  await page.goto(address, { waitUntil: "commit" });
  const usable = await untilUsable(page);
  const until = requests.length;
  await page.waitForLoadState("networkidle");
  const counted = summarize(requests, address, usable, until);
  await page.close();
  return counted;
}

/** @returns milliseconds since the start of the navigation */
export async function untilUsable(page: Page): Promise<number> {
  await page.waitForFunction(() => window.usableAfter !== undefined);
  return page.evaluate(() => window.usableAfter ?? NaN);
}

declare global {
  interface Window {
    usableAfter: number | undefined;
  }
}

/** In each frame after the page is drawn in its styles, and its words can be edited. */
function watchUntilUsable(): void {
  if (self !== top) return;
  const look = () => {
    const frame = document.querySelector<HTMLIFrameElement>("iframe.page-frame");
    const words = frame?.contentDocument?.querySelector("main h1 [data-place]");
    if (words?.checkVisibility()) setTimeout(() => (window.usableAfter = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Request {
  url: string;
  /** In seconds. */
  start: number;
  end: number;
  bytes: number;
  isPreflight: boolean;
  isStored: boolean;
}

function watchRequests(devtools: CDPSession): Request[] {
  const all: Request[] = [];
  const byId = new Map<string, Request>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith("http")) return;
    const made = {
      url: request.url,
      start: timestamp,
      end: Infinity,
      bytes: 0,
      isPreflight: request.method === "OPTIONS",
      isStored: false,
    };
    byId.set(requestId, made);
    all.push(made);
  });
  const note = (requestId: string, part: Partial<Request>) =>
    Object.assign(byId.get(requestId) ?? {}, part);
  devtools.on("Network.requestServedFromCache", ({ requestId }) =>
    note(requestId, { isStored: true }),
  );
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache) note(requestId, { isStored: true });
  });
  devtools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
    note(requestId, { end: timestamp, bytes: encodedDataLength }),
  );
  return all;
}

function summarize(
  requests: readonly Request[],
  address: string,
  usable: number,
  until: number,
): Opened {
  const sent = requests.filter(({ isStored }) => !isStored);
  const { origin } = new URL(address);
  // Not the content, which the Git host sends otherwise.
  const isContent = (url: string) => url.includes("/media/") || url.endsWith("/edit/texts.json");
  const own = sent.filter(({ url }) => url.startsWith(origin) && !isContent(url));
  const atHost = sent.filter(({ url }) => url.startsWith("http://127.0.0.1:"));
  const asked = atHost.filter(({ isPreflight }) => !isPreflight);
  const sum = (some: readonly Request[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    usable,
    bytes: sum(own),
    files: own.length,
    hostBytes: sum(atHost),
    hostRequests: asked.length,
    inRow: longestRow([...own, ...asked].filter((each) => requests.indexOf(each) < until)),
  };
}

/** How many of them can be chosen so that none overlaps another: the earliest to end first. */
function longestRow(requests: readonly Request[]): number {
  let count = 0;
  let last = -Infinity;
  for (const { start, end } of requests.toSorted((a, b) => a.end - b.end))
    if (start >= last && end < Infinity) {
      count++;
      last = end;
    }
  return count;
}
