// Which pages a visitor sees differently after a change, wherever it was made.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Site } from "../../src/content/model/site.ts";
import { reportContent } from "../../src/content/report/content-report.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { pagesSeenToChange } from "../../src/review/changed-pages.ts";
import { secondSite } from "../fixtures/sites.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seen-"));
  await cp(secondSite, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function site(): Promise<Site> {
  const content = await loadContent(folder);
  if (!content.result.ok) throw new Error(reportContent(content));
  return content.result.site;
}

/** The names of the pages that look different after an edit. */
async function after(name: string, from: string | RegExp, to: string): Promise<string[]> {
  const before = await site();
  const path = join(folder, name);
  const text = await readFile(path, "utf8");
  expect(text).toMatch(from);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
  return pagesSeenToChange(before, await site()).map((page) => page.name);
}

test("a fact changes every page that shows it", async () => {
  expect(await after("site.json", "3 Towpath Yard", "4 Towpath Yard")).toEqual([
    "start",
    "services",
  ]);
});

test("what is on every page counts as a change of the home page", async () => {
  expect(await after("site.json", "© 2019", "© 2020")).toEqual(["start"]);
});

test.each([
  ["a notice", /"notice": \{[^}]*\}/, '"notice": { "text": "Closed on Monday." }', "start"],
  ["a logo", "{", '{ "logo": { "src": "media/bicycle.svg", "alt": "Spindle" },', "start"],
  [
    "the site in another language",
    "{",
    '{ "siblings": [{ "language": "de", "url": "https://de.spindlebrook.example/" }],',
    "start",
  ],
  ["other opening hours", "09:00-16:00", "09:30-16:00", "services"],
])("%s is seen where it is shown", async (_, from, to, page) => {
  expect(await after("site.json", from, to)).toEqual([page]);
});

test("a page's own words change that page alone", async () => {
  expect(await after("services.json", "Anything with a chain", "All with a chain")).toEqual([
    "services",
  ]);
});

test("what no visitor sees changes no page", async () => {
  expect(await after("site.json", "spindle-public-key", "another-key")).toEqual([]);
});

test("addresses and former names of pages change no page", async () => {
  expect(await after("site.json", '"addresses": true', '"addresses": false')).toEqual([]);
  expect(await after("services.json", '"blocks"', '"formerNames": ["repairs"], "blocks"')).toEqual(
    [],
  );
});

test("another picture under the same name changes the pages that show it", async () => {
  expect(await after("media/bicycle.svg", "<svg", '<svg data-new=""')).toEqual([
    "start",
    "services",
  ]);
});

test("without an earlier site that could be built, every page is new", async () => {
  expect(pagesSeenToChange(undefined, await site()).map(({ name }) => name)).toEqual([
    "start",
    "services",
    "write-to-us",
  ]);
});
