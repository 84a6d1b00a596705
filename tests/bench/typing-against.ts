// Compares what a keystroke takes with another checkout of this repository, in turns.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { writeLargeSite } from "../fixtures/large-site.ts";
import type { Bound } from "./bounds.ts";
import { startProcess } from "./start-process.ts";
import { openHeading, selectFact, typeInTurns } from "./typing.ts";

/**
 * Prints what a keystroke takes in both, on a site of 100 pages.
 * @param other the folder of the other checkout, with its libraries installed
 */
export async function measureAgainst(
  folder: string,
  browser: Browser,
  other: string,
  keystrokes: number,
): Promise<Bound[]> {
  const servers: Awaited<ReturnType<typeof startProcess>>[] = [];
  const pages: Page[] = [];
  try {
    for (const root of [process.cwd(), other]) {
      const content = join(folder, `against-${servers.length}`);
      await writeLargeSite(content, 100);
      const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
      const [, ...start]: string[] = String(scripts.start).split(" ");
      servers.push(await startProcess([...start, "--port", "0"], root, { CONTENT_DIR: content }));
    }
    for (const { address } of servers) pages.push(await openHeading(browser, address));
    const words = await typeInTurns(pages, keystrokes);
    for (const page of pages) await selectFact(page);
    const fact = await typeInTurns(pages, keystrokes);
    console.log(`\n| processor time, 100 pages | here | ${other} |`);
    console.log("| --- | ---: | ---: |");
    return [printed("a keystroke on the page", words), printed("a keystroke in a fact", fact)];
  } finally {
    for (const { stop } of servers) stop();
  }
}

function printed(what: string, [here = NaN, there = NaN]: readonly number[]): Bound {
  console.log(`| ${what} | ${here.toFixed(1)} ms | ${there.toFixed(1)} ms |`);
  return [`${what}, of one in the other checkout`, here / there, 1.1];
}
