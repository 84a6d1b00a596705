// Runs one build in its own process, and prints its time in milliseconds, its memory, and the sizes of the document.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildSite } from "../../src/builder/build-site.ts";
import { peakMegabytes } from "./peak-memory.js";
import { firstViewOf } from "../../src/document/first-view.ts";

const [, , content = "", out = ""] = process.argv;
const began = performance.now();
const before = process.cpuUsage();
const result = await buildSite(content, out);
if (!result.ok) throw new Error(result.report);
const milliseconds = performance.now() - began;
const { user, system } = process.cpuUsage(before);
const html = await readFile(join(out, "index.html"), "utf8");
console.log(
  milliseconds.toFixed(0),
  ((user + system) / 1000).toFixed(0),
  peakMegabytes().toFixed(0),
  brotliCompressSync(html).length,
  gzipSync(html).length,
  gzipSync(firstViewOf(html)).length,
);
