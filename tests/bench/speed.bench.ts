// How fast the built site is for a visitor with a slow phone, beside the same copy by hand and beside what most would
// ship.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { startPreview } from "../../src/commands/preview.ts";
import { findBrowser } from "../../src/commands/find-browser.ts";
import { median, type Bound } from "./bounds.ts";
import { measureMaking } from "./making.ts";
import { measureTyping } from "./typing.ts";
import { buildVariants } from "./variants.ts";
import { firstSiteFiles } from "../fixtures/sites.ts";
import { visit, type Visit } from "./visit.ts";

const runs = Number(process.env["BENCH_RUNS"] ?? 5);

const rows: [label: string, value: keyof Visit, unit: string, digits: number][] = [
  ["bytes of the first view", "bytes", "B", 0],
  ["requests of the first view", "requests", "", 0],
  ["first paint", "firstPaint", "ms", 0],
  ["largest paint", "largestPaint", "ms", 0],
  ["first click that works", "firstClick", "ms", 0],
  ["nav click to heading, painted", "clickToPaint", "ms", 0],
  ["of it, processor time beyond style and layout", "clickWork", "ms", 1],
  ["of that, the browser's history", "clickHistory", "ms", 1],
  ["form alive after the click that leads there", "formReady", "ms", 0],
  ["script on load, processor time", "script", "ms", 1],
  ["longest task on load", "longestTask", "ms", 0],
  ["layout shift", "shift", "", 3],
  ["heap", "heap", "MB", 2],
];

/** Name of the site -> the median of each figure. */
type Medians = ReadonlyMap<string, Record<keyof Visit, number | undefined>>;

function mediansOf(visits: ReadonlyMap<string, Visit[]>): Medians {
  return new Map(
    [...visits].map(([name, all]) => {
      const medians = rows.map(([, value]) => {
        const known = all.map((it) => it[value]).filter((figure) => figure !== undefined);
        return [value, known.length === 0 ? undefined : median(known)];
      });
      // The rows are all there is of a visit.
      return [name, Object.fromEntries(medians) as Record<keyof Visit, number | undefined>];
    }),
  );
}

function printVisits(cpu: number, medians: Medians): void {
  const names = [...medians.keys()];
  const speed = cpu === 1 ? "at full speed" : `${cpu} times slower`;
  console.log(`\nSlow 4G, processor ${speed}; medians of ${runs} visits\n`);
  const [own, limit] = names;
  console.log(`| | ${names.join(" | ")} | ${own} / ${limit} |`);
  console.log(`| --- | ${names.map(() => "---:").join(" | ")} | ---: |`);
  for (const [label, value, unit, digits] of rows) {
    const figures = names.map((name) => medians.get(name)?.[value]);
    const cells = figures.map((it) => (it === undefined ? "–" : `${it.toFixed(digits)} ${unit}`));
    const [ours, least] = figures;
    const ratio = ours && least ? (ours / least).toFixed(2) : "–";
    console.log(`| ${label} | ${cells.map((it) => it.trim()).join(" | ")} | ${ratio} |`);
  }
}

/** What is asked of the built site, at the speed at which it is asked. */
function boundsOf(cpu: number, medians: Medians): Bound[] {
  const ours = medians.get("built site");
  const byHand = medians.get("by hand");
  const scripted = medians.get("same document, script by hand");
  const theirs = medians.get("React app");
  const bound = (what: string, value: keyof Visit, limit: number): Bound => [
    `${what}, processor ${cpu} times slower`,
    ours?.[value] ?? NaN,
    limit,
  ];
  const ratio = (what: string, value: keyof Visit, other: typeof ours, limit: number): Bound => [
    `${what}, processor ${cpu} times slower`,
    (ours?.[value] ?? NaN) / (other?.[value] ?? NaN),
    limit,
  ];
  const always = [
    bound("requests of the first view", "requests", 1),
    bound("layout shift", "shift", 0),
    ratio("first paint, of the React app's", "firstPaint", theirs, 1),
  ];
  if (cpu === 1) return [];
  if (cpu === 6) return always;
  return [
    ...always,
    ratio("script on load, of the same document's by hand", "script", scripted, 3),
    ratio("longest task on load, of the React app's", "longestTask", theirs, 0.5),
    ratio("the click's own work, of the same document's by hand", "clickWork", scripted, 1.5),
    ratio("nav click to heading, of the same document's by hand", "clickToPaint", scripted, 1.1),
    ratio("largest paint, of the same copy's by hand", "largestPaint", byHand, 1.03),
  ];
}

/** Prints what visits, builds and keystrokes take, and gives the bounds that are set for them. */
export async function measureSpeed(): Promise<Bound[]> {
  const folder = await mkdtemp(join(tmpdir(), "speed-"));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  const part = process.env["BENCH_PART"];
  try {
    return [
      ...(part === "making" ? [] : await measureVisits(folder, browser)),
      ...(part === "visits" ? [] : await measureMaking(folder, browser, runs)),
      ...(part === "visits" ? [] : await measureTyping(folder, browser)),
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

async function measureVisits(folder: string, browser: Browser): Promise<Bound[]> {
  const variants = await buildVariants(folder);
  const previews = new Map<string, Awaited<ReturnType<typeof startPreview>>>();
  for (const [name, path] of variants)
    previews.set(
      name,
      await startPreview({ folder: path, port: 0, mailSettings: firstSiteFiles.site.mail }),
    );
  const bounds: Bound[] = [];
  for (const cpu of [1, 4, 6]) {
    const visits = new Map([...variants.keys()].map((name) => [name, new Array<Visit>()]));
    for (let run = 0; run < runs; run++) {
      // In turns, so that whatever else the machine does falls on all.
      for (const [name, { address }] of previews)
        visits.get(name)?.push(await visit(browser, `${address}/`, cpu));
    }
    const medians = mediansOf(visits);
    printVisits(cpu, medians);
    bounds.push(...boundsOf(cpu, medians));
  }
  for (const preview of previews.values()) await preview.close();
  return bounds;
}
