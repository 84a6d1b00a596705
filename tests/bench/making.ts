// Measures what authors and hosts wait for: the build, the start of the dev server, and a saved change on the screen.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { counted } from "./counted.ts";
import { median, type Bound } from "./bounds.ts";
import { writeLargeSite } from "../fixtures/large-site.ts";
import { firstSite } from "../fixtures/sites.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const buildOnce = fileURLToPath(new URL("./build-once.ts", import.meta.url));

interface Measured {
  /** By the clock. */
  milliseconds: number;
  /** Milliseconds of the processor's time, of all threads: a busy machine takes longer, but does the same work. */
  work: number;
  megabytes: number;
  /** Of the document, in brotli. */
  bytes: number;
  /** The same in gzip, which is what GitHub Pages sends. */
  gzip: number;
  /** Of that, up to the end of the first page. */
  firstView: number;
}

interface Build extends Measured {
  /** Of pages. */
  count: number;
}

/** Prints what each of these takes, and gives the bounds for them. */
export async function measureMaking(
  folder: string,
  browser: Browser,
  runs: number,
): Promise<Bound[]> {
  const builds = await measureBuilds(folder, runs);
  const starts: number[] = [];
  const saves: number[] = [];
  const reloads: number[] = [];
  const copies = Array.from({ length: runs }, (_, run) => join(folder, `dev-${run}`));
  for (const content of counted("Saves with npm start", copies, 1)) {
    await cp(join(root, firstSite), content, { recursive: true });
    const began = performance.now();
    const { server, address } = await startDev(content);
    starts.push(performance.now() - began);
    try {
      const times = await timeSaves(browser, address, join(content, "home.json"));
      saves.push(...times.saves);
      reloads.push(...times.reloads);
    } finally {
      server.kill();
    }
  }
  console.log(`\ndev server's first page after its start   ${median(starts).toFixed(0)} ms`);
  console.log(`a saved change on the screen              ${median(saves).toFixed(0)} ms`);
  console.log(`the page reloaded by hand                 ${median(reloads).toFixed(0)} ms`);
  return [
    ...boundsOf(builds),
    // It replaces a reload by hand, and is worth it only well below that: a quarter when the bound was set.
    ["a saved change on the screen, of a reload", median(saves) / median(reloads), 0.5],
  ];
}

/** Medians of several builds of each size. The first build of all also fills caches. */
async function measureBuilds(folder: string, runs: number): Promise<Build[]> {
  const contents = [8, 80, 800].map((count) => ({ count, path: join(folder, `content-${count}`) }));
  for (const { count, path } of contents) await writeLargeSite(path, count);
  const measured = contents.map(({ count }) => ({ count, all: new Array<Measured>() }));
  for (const [index, { path }] of counted("Builds", contents.entries(), runs))
    measured[index]?.all.push(buildAlone(path, `${path}-out`));
  const builds = measured.map(({ count, all }): Build => {
    const middle = (figure: keyof Measured) => median(all.map((each) => each[figure]));
    return {
      count,
      milliseconds: middle("milliseconds"),
      work: middle("work"),
      megabytes: middle("megabytes"),
      bytes: middle("bytes"),
      gzip: middle("gzip"),
      firstView: middle("firstView"),
    };
  });
  console.log(
    `\n| pages | build | of the processor | memory | document in brotli | in gzip | first view in gzip |`,
  );
  console.log(`| ---: | ---: | ---: | ---: | ---: | ---: |`);
  for (const { count, milliseconds, work, megabytes, bytes, gzip, firstView } of builds)
    console.log(
      `| ${count} | ${milliseconds} ms | ${work} ms | ${megabytes} MB | ${bytes} B | ${gzip} B | ${firstView} B |`,
    );
  return builds;
}

/** In a process of its own, as `npm run build` is. */
function buildAlone(content: string, out: string): Measured {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "./src/commands/for-production.js", "--import", "tsx", buildOnce, content, out],
    { cwd: root, encoding: "utf8" },
  );
  if (stdout === "") throw new Error(stderr);
  const [
    milliseconds = NaN,
    work = NaN,
    megabytes = NaN,
    bytes = NaN,
    gzip = NaN,
    firstView = NaN,
  ] = stdout.trim().split(" ").map(Number);
  return { milliseconds, work, megabytes, bytes, gzip, firstView };
}

function boundsOf([few, some, many]: readonly Build[]): Bound[] {
  if (!few || !some || !many) throw new Error("Three sizes are compared.");
  /** What one page more takes between two sizes. */
  const aPage = (from: Build, to: Build) => (to.work - from.work) / (to.count - from.count);
  return [
    // Most of a small build is its start, which a large one needs once, too: 2.1 times as much when the bound was set.
    ["800 pages built, of 8 pages, processor time", many.work / few.work, 3],
    // The time for one page must not grow with the number of pages, as it would if a step read all pages for each.
    [
      "time of one page more, from 80 to 800 against from 8 to 80",
      aPage(some, many) / aPage(few, some),
      1,
    ],
    // Most of it is Node and Vite. What a page adds is lost in the noise between 8 and 80 pages.
    ["memory of 800 pages built, of 8 pages", many.megabytes / few.megabytes, 1.5],
    ["document of 8 pages, bytes", few.bytes, 13_050],
    // A connection brings 14,336 in its first round trip. Where a host only has gzip, the last pages come in a second one.
    ["document of 8 pages, bytes in gzip", few.gzip, 15_250],
    ["first view of it, bytes in gzip", few.firstView, 8_500],
    ["document of 800 pages against 80, bytes more", many.bytes - some.bytes, 16],
  ];
}

async function startDev(content: string): Promise<{ server: ChildProcess; address: string }> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [join(root, "node_modules/vite/bin/vite.js"), "--port", String(port), "--strictPort"],
    { cwd: root, env: { ...process.env, CONTENT_DIR: content }, stdio: "ignore" },
  );
  const address = `http://localhost:${port}/`;
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) {
      await answer.text();
      return { server, address };
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  server.kill();
  throw new Error("The dev server has not started.");
}

/** From the end of the write, or from the reload, to the frame that shows the words. */
async function timeSaves(
  browser: Browser,
  address: string,
  file: string,
): Promise<{ saves: number[]; reloads: number[] }> {
  const page = await browser.newPage();
  await page.route(
    ({ origin }) => !address.startsWith(origin),
    (route) => route.abort(),
  );
  await page.goto(address, { waitUntil: "networkidle" });
  const text = await readFile(file, "utf8");
  const heading = /"heading": "([^"]*)"/.exec(text)?.[1] ?? "";
  const saves: number[] = [];
  const reloads: number[] = [];
  for (let save = 1; save <= 3; save++) {
    const wanted = `Saved ${save}`;
    const shown = page.locator("h1").getByText(wanted, { exact: true });
    const since = async (began: number) => {
      await shown.waitFor();
      return performance.now() - began;
    };
    await writeFile(file, text.replace(heading, wanted));
    saves.push(await since(performance.now()));
    const began = performance.now();
    await page.reload({ waitUntil: "commit" });
    reloads.push(await since(began));
    // Nobody saves twice within a twentieth of a second, and what watches files skips such a save; this takes longer.
    await page.waitForLoadState("networkidle");
  }
  await page.close();
  return { saves, reloads };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "localhost", () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === "object" && bound ? bound.port : 0));
    });
  });
}
