// What is compiled from a site's blocks is stored for the next command, and doesn't pile up.
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBlocksLoader } from "../../src/own-blocks/load-blocks.ts";
import { copyOwnSite } from "./own-site.ts";

test("files of earlier edits are removed after a day, when a block is compiled again", async () => {
  const site = await copyOwnSite();
  const blocks = dirname(site.block("bookingTeaser.tsx"));
  const cache = await mkdtemp(join(tmpdir(), "compiled-"));
  onTestFinished(() => rm(cache, { recursive: true }));
  for (const name of ["own-old.mjs", "own-recent.mjs", "mine.txt"])
    await writeFile(join(cache, name), "");
  const lastYear = new Date("2020-01-01");
  for (const name of ["own-old.mjs", "mine.txt"])
    await utimes(join(cache, name), lastYear, lastYear);
  const load = createBlocksLoader(blocks, cache);
  const { module } = await load();
  const compiled = module?.name.replace(/\.js$/, ".mjs") ?? "";
  expect((await readdir(cache)).sort()).toEqual(["mine.txt", compiled, "own-recent.mjs"].sort());
});
