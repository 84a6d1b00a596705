// Measures how fast the built site is on a slow phone and how fast the editor is, next to what they are compared with.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { startPreview } from "../../src/commands/preview.ts";
import { findBrowser } from "../../src/commands/find-browser.ts";
import { median, type Bound } from "./bounds.ts";
import { measureInTurns, printResults, ratioOf } from "./in-turns.ts";
import { measureMaking } from "./making.ts";
import { measurePackage } from "./package.ts";
import { measureTyping } from "./typing.ts";
import { measureAgainst } from "./typing-against.ts";
import {
  buildVariants,
  builtSite,
  byHand,
  reactApp,
  secondByHand,
  secondCopy,
  withAddresses,
} from "./variants.ts";
import { firstSiteFiles } from "../fixtures/sites.ts";
import { visit, visitRows, type VisitFigure } from "./visit.ts";
import { measurePeer } from "./web-editor/measure-peer.ts";
import { measureWebEditor } from "./web-editor/measure.ts";
import { measureWork } from "./work.ts";

/** Prints what visits, scripts, builds and keystrokes take, and gives the bounds for them. */
export async function measureSpeed(): Promise<Bound[]> {
  const folder = await mkdtemp(join(tmpdir(), "speed-"));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      // No page gets anything from elsewhere. Playwright's routes would also do that, but turn off the browser's cache.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    ],
  });
  const variants = await buildVariants(folder);
  const previews = new Map<string, Awaited<ReturnType<typeof startPreview>>>();
  for (const [name, path] of variants)
    previews.set(
      name,
      await startPreview({ folder: path, port: 0, mailSettings: () => firstSiteFiles.site.mail }),
    );
  const all = new Map([...previews].map(([name, { address }]) => [name, address]));
  const second = [secondCopy, secondByHand];
  const addresses = new Map([...all].filter(([name]) => !second.includes(name)));
  const copies = [[builtSite, byHand], second] as const;
  const against = process.env["BENCH_AGAINST"];
  const parts: Record<string, () => Promise<Bound[]>> = {
    visits: () => measureVisits(browser, addresses, 5),
    copies: () => measureCopies(browser, all, copies, 5),
    work: () => measureWork(browser, addresses, 11),
    making: () => measureMaking(folder, browser, 3),
    package: () => measurePackage(folder, 7),
    editor: () => measureWebEditor(folder, browser, 3),
    peer: () => measurePeer(folder, browser, 5),
    typing: () =>
      against === undefined
        ? measureTyping(folder, browser, addresses.get(builtSite) ?? "", 20)
        : measureAgainst(folder, browser, resolve(against), 120),
  };
  const only = process.env["BENCH_PART"] ?? "";
  try {
    if (only !== "" && !(only in parts))
      throw new Error(`BENCH_PART is one of ${Object.keys(parts).join(", ")}.`);
    const bounds: Bound[] = [];
    for (const [name, measure] of Object.entries(parts)) {
      // By its name alone, because it needs npm's registry.
      const isWanted = only === "" ? name !== "peer" : only === name;
      if (isWanted) bounds.push(...(await measure()));
    }
    return bounds;
  } finally {
    for (const preview of previews.values()) await preview.close();
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

/** Each copy next to its own by hand, from hosts that have brotli and from those that only have gzip. */
async function measureCopies(
  browser: Browser,
  addresses: ReadonlyMap<string, string>,
  copies: readonly (readonly string[])[],
  runs: number,
): Promise<Bound[]> {
  const bounds: Bound[] = [];
  for (const [copy = "", hand = ""] of copies)
    for (const encoding of ["br", "gzip"] as const) {
      const both = new Map([...addresses].filter(([name]) => name === copy || name === hand));
      const results = await measureInTurns(
        both,
        runs,
        visitRows,
        (address) => visit(browser, address, encoding),
        median,
      );
      printResults(`${copy} in ${encoding}; medians of ${runs} visits`, visitRows, results);
      const largest = ratioOf(results, "largestPaint", copy, hand);
      bounds.push(
        [`layout shift of the ${copy} in ${encoding}`, results.get(copy)?.shift ?? NaN, 0],
        [`largest paint of the ${copy} in ${encoding}, of the same by hand`, largest, 1.5],
      );
    }
  return bounds;
}

async function measureVisits(
  browser: Browser,
  addresses: ReadonlyMap<string, string>,
  runs: number,
): Promise<Bound[]> {
  const results = await measureInTurns(
    addresses,
    runs,
    visitRows,
    (address) => visit(browser, address),
    median,
  );
  printResults(`Slow 4G, processor 4 times slower; medians of ${runs} visits`, visitRows, results);
  const ours = results.get(builtSite);
  const apart = results.get(withAddresses);
  const ratio = (name: VisitFigure, other: string) => ratioOf(results, name, builtSite, other);
  const ratioApart = (name: VisitFigure) => ratioOf(results, name, withAddresses, builtSite);
  return [
    ["requests of the first view", ours?.requests ?? NaN, 1],
    ["requests of the first view, with addresses", apart?.requests ?? NaN, 1],
    ["layout shift", ours?.shift ?? NaN, 0],
    ["layout shift, with addresses", apart?.shift ?? NaN, 0],
    // Its document has one page of eight, and a longer script.
    ["bytes of the first view, with addresses, of without", ratioApart("bytes"), 1],
    // The page has been fetched ahead. One frame more is a third more.
    ["nav click to heading, with addresses, of without", ratioApart("clickToPaint"), 1.5],
    // The clock counts whatever else the machine does, too: these notice a slowness of many frames, work.ts milliseconds.
    // Its look is richer than that of the copy by hand, with twice the bytes, but one round trip brings either.
    ["largest paint, of the same copy's by hand", ratio("largestPaint", byHand), 1.5],
    // The app's documents, code and styles come one after the other, before it can draw or answer anything.
    ["first paint, of the React app's", ratio("firstPaint", reactApp), 0.75],
    ["first click that works, of the React app's", ratio("firstClick", reactApp), 0.75],
  ];
}
