// Measures the commands of a site that has the engine as a dependency, next to the scripts of this repository: each in a process of
// its own, in turns, and cold, as in a checkout that nobody has worked in: with an empty temporary folder, where tsx keeps what it
// has compiled.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { firstSite } from "../fixtures/sites.ts";
import { installInto, makeInstalledSite } from "../package/install-package.ts";
import { installedBounds } from "../package/installed-size.ts";
import { median, type Bound } from "./bounds.ts";
import { counted } from "./counted.ts";
import { startProcess } from "./start-process.ts";

interface Way {
  name: string;
  /** Node's arguments for a command. */
  args: (command: string) => readonly string[];
  /** What serves the site. */
  start: readonly string[];
}

interface Figures {
  check: number[];
  build: number[];
  start: number[];
  megabytes: number[];
}

/** @param folder for what is made @param runs how often each is measured */
export async function measurePackage(folder: string, runs: number): Promise<Bound[]> {
  const site = await makeInstalledSite(folder, "packaged");
  await cp(firstSite, join(site, "content"), { recursive: true });
  const bin = "node_modules/site-from-json/node/bin.js";
  const installed: Way = {
    name: "installed",
    args: (command) => [bin, command],
    start: [bin, "start"],
  };
  const scripts: Way = {
    name: "scripts here",
    args: (command) => [
      "--import",
      import.meta.resolve("tsx"),
      resolve(`src/commands/${command}.ts`),
    ],
    start: [resolve("node_modules/vite/bin/vite.js"), resolve(".")],
  };
  const figures = new Map([installed, scripts].map((way) => [way, emptyFigures()]));
  for (const [way, all] of counted("The package", figures, runs)) {
    all.check.push(time(way.args("check"), site).milliseconds);
    const built = time(way.args("build"), site);
    all.build.push(built.milliseconds);
    all.megabytes.push(built.megabytes);
    all.start.push(await timeStart(way, site));
  }
  const blocks = join(folder, "with-compiler");
  await mkdir(blocks);
  await installInto(blocks, join(folder, "packed", "site-from-json"), ["rolldown"]);
  return [
    ...print(figures, installed, scripts),
    ...(await installedBounds(join(site, "node_modules"), "the engine")),
    ...(await installedBounds(
      join(blocks, "node_modules"),
      "the engine and the compiler of own blocks",
    )),
  ];
}

const emptyFigures = (): Figures => ({ check: [], build: [], start: [], megabytes: [] });

const env = { ...process.env, NODE_ENV: "production", SOURCE_DATE_EPOCH: "1767225600" };

const peakMemory = import.meta.resolve("./peak-memory.js");

function time(args: readonly string[], cwd: string) {
  const temporary = mkdtempSync(join(tmpdir(), "cold-"));
  const began = performance.now();
  const { stderr, status } = spawnSync(process.execPath, ["--import", peakMemory, ...args], {
    cwd,
    encoding: "utf8",
    env: {
      ...env,
      TMPDIR: temporary,
      TSX_TSCONFIG_PATH: resolve("tsconfig.json"),
      REPORT_MEMORY: "yes",
    },
  });
  const milliseconds = performance.now() - began;
  rmSync(temporary, { recursive: true });
  if (status !== 0) throw new Error(stderr);
  const [, megabytes = "NaN"] = /memory ([\d.]+)$/.exec(stderr) ?? [];
  return { milliseconds, megabytes: Number(megabytes) };
}

/** Until the first page has arrived, in milliseconds. */
async function timeStart({ start }: Way, site: string): Promise<number> {
  const began = performance.now();
  const { address, stop } = await startProcess([...start, "--port", "0"], site, {
    CONTENT_DIR: join(site, "content"),
    SITE_STATE_DIR: join(site, "state"),
  });
  try {
    await (await fetch(address)).text();
    return performance.now() - began;
  } finally {
    stop();
  }
}

function print(figures: ReadonlyMap<Way, Figures>, installed: Way, scripts: Way): Bound[] {
  const of = (way: Way, figure: keyof Figures) => median(figures.get(way)?.[figure] ?? []);
  const rows = [
    ["check", "check", "ms", 0.3],
    ["build", "build", "ms", 0.5],
    ["start to the first page", "start", "ms", 0.5],
    ["memory of a build", "megabytes", "MB", 0.6],
  ] as const;
  console.log(`\n| the engine as a package | ${installed.name} | ${scripts.name} | ratio |`);
  console.log("| --- | ---: | ---: | ---: |");
  return rows.map(([label, figure, unit, limit]): Bound => {
    const [own, other] = [of(installed, figure), of(scripts, figure)];
    const cells = [own, other].map((value) => `${value.toFixed(0)} ${unit}`);
    console.log(`| ${label} | ${cells.join(" | ")} | ${(own / other).toFixed(2)} |`);
    return [`${label} of the package, of the scripts here`, own / other, limit];
  });
}
