// How long the checker takes on 10 to 10,000 pages, beside JSON.parse and ajv alone on the same files. All times are of
// the processor, and each is bounded by another of the same run: a slow or busy machine changes both alike.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { createCompiler } from "../../src/content/compile.ts";
import type { ContentInput } from "../../src/content/model/input.ts";
import { formatDiagnostic, linesOf } from "../../src/content/report/diagnostic-text.ts";
import { forValidator } from "../../src/content/schema/for-validator.ts";
import { schemas } from "../../src/content/model/schema.gen.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { median, type Bound } from "./bounds.ts";
import { firstSite } from "../fixtures/sites.ts";

const ownFile = fileURLToPath(import.meta.url);
const sizes = [10, 100, 1000, 10_000];

/** The first site's prose pages, over and over, each page with its own name, title and description, and a link to the next. */
function manyPages(count: number): ContentInput {
  const site = readFileSync(`${firstSite}/site.json`, "utf8");
  const sources = ["about", "rcm-solutions", "denial-management"].map((name) =>
    readFileSync(`${firstSite}/${name}.json`, "utf8"),
  );
  const files = new Map(
    readdirSync(firstSite)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [name, readFileSync(`${firstSite}/${name}`, "utf8")]),
  );
  files.set("site.json", site);
  for (let index = 0; files.size < count + 1; index++) {
    const text = sources[index % sources.length] ?? "";
    const next = files.size < count ? `page-${index + 1}` : "home";
    const page = text
      .replaceAll('"page": "contact"', `"page": "${next}"`)
      .replace(/^(  "(?:title|description)": ")/gm, `$1${index} `);
    // As a file that was read: in one piece, which nothing that is measured has to make of it first.
    files.set(`page-${index}.json`, Buffer.from(page).toString("utf8"));
  }
  const iconFile = createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json");
  return {
    folder: "content",
    files,
    media: new Map(
      readdirSync(`${firstSite}/media`).map((name) => [`media/${name}`, `./media/${name}`]),
    ),
    // The icon set's own file, in the shape that it documents.
    icons: JSON.parse(readFileSync(iconFile, "utf8")) as ContentInput["icons"],
  };
}

/** JSON.parse and ajv's verdict, nothing located and nothing explained. */
function parseAndValidate({ files }: ContentInput): number {
  const ajv = new Ajv2020({ discriminator: true, strict: false });
  for (const [path, schema] of Object.entries(schemas))
    ajv.addSchema(forValidator(schema), `file:///schema/${path}`);
  const page = ajv.getSchema("file:///schema/page.schema.json");
  return timed(() => {
    for (const [name, text] of files) if (name !== "site.json") page?.(JSON.parse(text));
  });
}

/** Milliseconds of the processor's time. */
function timed(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

interface Measured {
  bytes: number;
  check: number;
  bare: number;
  /** Of the whole process, in bytes. */
  memory: number;
  /** What the check has of it: texts, values, findings. */
  kept: number;
  afterSave: number;
  broken: number;
}

/** Measures one size, in a process of its own so that sizes don't share a heap. */
function measure(pages: number): Measured {
  // Warm up on another site, so that a small one isn't charged for compiling the code.
  createCompiler(engineVocabulary)(manyPages(100));
  parseAndValidate(manyPages(100));
  const input = manyPages(pages);
  const bytes = [...input.files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const compile = createCompiler(engineVocabulary);
  let ok = false;
  const check = timed(() => void (ok = compile(input).ok));
  if (!ok) throw new Error("The pages to measure with have mistakes.");
  const memory = process.memoryUsage().rss;
  globalThis.gc?.();
  const kept = process.memoryUsage().heapUsed - before;
  const afterSave = timed(() => void compile(withLast(input, 1, (text) => `${text} `)));
  return {
    bytes,
    check,
    bare: parseAndValidate(input),
    memory,
    kept,
    afterSave,
    broken: measureBroken(input),
  };
}

/** The same pages, the last of them changed. */
function withLast(
  input: ContentInput,
  count: number,
  change: (text: string) => string,
): ContentInput {
  const files = new Map(input.files);
  for (const [name, text] of [...files].slice(-count)) files.set(name, change(text));
  return { ...input, files };
}

/** How much longer it takes to find, word and draw 100 mistakes, each in a file of its own, than to check these files. */
function measureBroken(input: ContentInput): number {
  const compile = createCompiler(engineVocabulary);
  compile(input);
  const clean = timed(() => void compile(withLast(input, 100, (text) => `${text} `)));
  const broken = withLast(input, 100, (text) =>
    text.replace('"heading"', '"haeding"').replace('"page": "', '"page": "x'),
  );
  const took = timed(() => {
    for (const found of compile(broken).diagnostics)
      formatDiagnostic(found, linesOf(broken.files.get(found.file.slice(8)) ?? ""));
  });
  return took - clean;
}

interface Row extends Measured {
  pages: number;
}

/** Measures one size in a process of its own, so that no size finds code or memory that another one left. */
function measureApart(pages: number): Row {
  const child = spawnSync(
    process.execPath,
    ["--import", "tsx", "--expose-gc", ownFile, String(pages)],
    { encoding: "utf8" },
  );
  if (child.status !== 0) throw new Error(child.stderr);
  // Cast: what `measure` gives.
  return { pages, ...(JSON.parse(child.stdout) as Measured) };
}

/** The processor's time of a command of Node's, in milliseconds. */
function timeCommand(...command: readonly string[]): number {
  const report =
    "data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write(`${user+system}\\n`)})";
  const { stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--import", report, ...command],
    { env: { ...process.env, CONTENT_DIR: firstSite }, encoding: "utf8" },
  );
  return Number(stderr.trim().split("\n").at(-1)) / 1000;
}

function printRows(rows: readonly Row[]): void {
  console.log(
    "pages      MB   check ms   ms a page   bare ms   ms a MB   MB of memory   kB kept a page   after a save ms   100 mistakes ms",
  );
  for (const { pages, bytes, check, bare: alone, memory, kept, afterSave, broken } of rows) {
    const megabytes = bytes / 1e6;
    const cells = [
      megabytes.toFixed(2).padStart(8),
      check.toFixed(0).padStart(11),
      (check / pages).toFixed(3).padStart(12),
      alone.toFixed(0).padStart(10),
      (check / megabytes).toFixed(1).padStart(10),
      (memory / 1e6).toFixed(0).padStart(15),
      (kept / pages / 1000).toFixed(1).padStart(17),
      afterSave.toFixed(1).padStart(18),
      broken.toFixed(0).padStart(18),
    ];
    console.log(String(pages).padEnd(6) + cells.join(""));
  }
}

/** Prints what checking takes, and gives the bounds that are set for it. */
export function measureChecks(): Bound[] {
  const rows = sizes.map(measureApart);
  printRows(rows);
  const [, hundred, , ...most] = rows;
  if (!hundred) throw new Error("There is no size to compare with.");
  // Once more twice: one pass of each is not enough to tell a regression from noise.
  most.push(measureApart(10_000), measureApart(10_000));
  const of = (figure: (row: Row) => number) => median(most.map(figure));
  const runs = [1, 2, 3].map(() => {
    const nothing = timeCommand("--eval", "");
    return timeCommand("src/commands/check.ts") / nothing;
  });
  return [
    ["10,000 pages, of JSON.parse and ajv alone", of((row) => row.check / row.bare), 12],
    ["memory at 10,000 pages, MB", of((row) => row.memory / 1e6), 1000],
    [
      "time a page, 10,000 pages against 100",
      of((row) => row.check / row.pages) / (hundred.check / hundred.pages),
      1.3,
    ],
    [
      "memory a page, 10,000 against 100",
      of((row) => row.kept / row.pages) / (hundred.kept / hundred.pages),
      1.3,
    ],
    // A fifth of what the check may take, as it always was.
    [
      "100 mistakes among 10,000 pages, more, of JSON.parse and ajv alone on all",
      of((row) => row.broken / row.bare),
      2.4,
    ],
    // 3.4 when the bound was set: as much again as its own share of the start is noticed.
    ["first site, process start included, of Node and tsx alone", median(runs), 4.5],
  ];
}

const [, file, pages] = process.argv;
if (file === ownFile && pages !== undefined) console.log(JSON.stringify(measure(Number(pages))));
