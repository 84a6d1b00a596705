// How long the checker takes on 10 to 10,000 pages, beside JSON.parse and ajv alone on the same files.
// Prints a table and exits with 1 when a bound is missed. Run it with `npm run bench`.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { createCompiler } from "../../src/content/compile.ts";
import type { ContentInput } from "../../src/content/model/input.ts";
import { formatDiagnostic, linesOf } from "../../src/content/report/text.ts";
import { forValidator } from "../../src/content/schema/for-validator.ts";
import { schemas } from "../../src/content/model/schema.gen.ts";
import { holdTo } from "./bounds.ts";
import { firstSite } from "../fixtures/sites.ts";

const sizes = [10, 100, 1000, 10_000];

/** The first site's prose pages, over and over, each page with its own name and a link to the next. */
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
    files.set(`page-${index}.json`, text.replaceAll('"page": "contact"', `"page": "${next}"`));
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
    mailOrigin: "https://mail.example",
  };
}

/** JSON.parse and ajv's verdict, nothing located and nothing explained. */
function bare({ files }: ContentInput): number {
  const ajv = new Ajv2020({ discriminator: true, strict: false });
  for (const [path, schema] of Object.entries(schemas))
    ajv.addSchema(forValidator(schema), `file:///schema/${path}`);
  const page = ajv.getSchema("file:///schema/page.schema.json");
  return timed(() => {
    for (const [name, text] of files) if (name !== "site.json") page?.(JSON.parse(text));
  });
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
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
  createCompiler()(manyPages(100));
  bare(manyPages(100));
  const input = manyPages(pages);
  const bytes = [...input.files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const compile = createCompiler();
  let ok = false;
  const check = timed(() => void (ok = compile(input).ok));
  if (!ok) throw new Error("The pages to measure with have mistakes.");
  const memory = process.memoryUsage().rss;
  globalThis.gc?.();
  const kept = process.memoryUsage().heapUsed - before;
  const last = [...input.files.keys()].at(-1) ?? "";
  const saved = new Map(input.files).set(
    last,
    (input.files.get(last) ?? "").replace("page", "page "),
  );
  const afterSave = timed(() => void compile({ ...input, files: saved }));
  return {
    bytes,
    check,
    bare: bare(input),
    memory,
    kept,
    afterSave,
    broken: measureBroken(input, check),
  };
}

/** How much longer it takes to find, word and draw 100 mistakes, each in a file of its own. */
function measureBroken(input: ContentInput, clean: number): number {
  const files = new Map(input.files);
  for (const [name, text] of [...files].slice(-100))
    files.set(name, text.replace('"heading"', '"haeding"').replace('"page": "', '"page": "x'));
  const took = timed(() => {
    for (const found of createCompiler()({ ...input, files }).diagnostics)
      formatDiagnostic(found, linesOf(files.get(found.file.slice(8)) ?? ""));
  });
  return took - clean;
}

function runAll(): boolean {
  const rows = sizes.map((pages) => {
    const child = spawnSync(
      process.execPath,
      ["--import", "tsx", "--expose-gc", fileURLToPath(import.meta.url), String(pages)],
      { encoding: "utf8" },
    );
    if (child.status !== 0) throw new Error(child.stderr);
    return { pages, ...(JSON.parse(child.stdout) as Measured) };
  });
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
  const [, hundred, , most] = rows;
  const start = Math.min(
    ...[1, 2, 3].map(() =>
      timed(() =>
        spawnSync(process.execPath, ["--import", "tsx", "src/commands/check.ts"], {
          env: { ...process.env, CONTENT_DIR: firstSite },
        }),
      ),
    ),
  );
  console.log(`\nChecking the first site, process start included: ${start.toFixed(0)} ms`);
  if (!hundred || !most) return false;
  const perPage = (row: typeof most) => row.check / row.pages;
  const memoryPerPage = (row: typeof most) => row.kept / row.pages;
  return holdTo([
    ["10,000 pages, ms", most.check, 5000],
    ["memory at 10,000 pages, MB", most.memory / 1e6, 1000],
    ["time a page, 10,000 pages against 100", perPage(most) / perPage(hundred), 1.3],
    ["memory a page, 10,000 against 100", memoryPerPage(most) / memoryPerPage(hundred), 1.3],
    ["100 mistakes among 10,000 pages, ms more", most.broken, 1000],
    ["first site, process start included, ms", start, 700],
  ]);
}

const [pages] = process.argv.slice(2);
if (pages !== undefined) console.log(JSON.stringify(measure(Number(pages))));
else process.exitCode = runAll() ? 0 : 1;
