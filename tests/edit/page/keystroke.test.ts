// @vitest-environment jsdom
// The cost of a keystroke doesn't grow with the site: counted in function calls, which are the same on every machine.
import { beforeAll, expect, test } from "vitest";
import { createPreviewer } from "../../../src/content/compile.ts";
import { readIcons } from "../../../src/files/icon-set.ts";
import { callsIn } from "../../content/calls.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { readLargeSite, topic } from "../../fixtures/large-site.ts";
import { drawPage } from "../draw-page.tsx";

let files: Map<string, string>;
const check = createPreviewer(engineVocabulary);
const icons = readIcons();

beforeAll(async () => {
  files = await readLargeSite(100);
  show("about.json", "Our mission", "Our missio", "about");
});

/** Edits text in a file and draws a page. */
function show(file: string, from: string, to: string, page: string): void {
  const text = files.get(file) ?? "";
  expect(text).toContain(from);
  files.set(file, text.replace(from, to));
  const input = { folder: "content", files, media: new Map(), icons };
  const drawn = drawPage(check(input).preview(), page);
  expect(drawn?.textContent).toContain(to);
}

/** How often functions of this name are called. */
const times = (calls: ReadonlyMap<string, number>, name: string) =>
  [...calls].reduce(
    (sum, [called, count]) => sum + (called.startsWith(`${name} of `) ? count : 0),
    0,
  );

test("a keystroke on a site of 100 pages with 3,000 texts reads, checks and draws one page", async () => {
  let texts = 0;
  for (const text of files.values())
    JSON.parse(text, (_name, value) => (typeof value === "string" ? texts++ : undefined, value));
  expect(files.size - 1).toBe(100);
  expect(texts).toBeGreaterThan(3000);
  const page = topic(7);
  const calls = await callsIn(
    () => show(`${page}.json`, "Card 1 of 7", "Card 1 of 7!", page),
    "/src/",
  );
  expect(times(calls, "readContentFile")).toBe(1);
  expect(times(calls, "checkFile")).toBe(1);
  // The page and site.json, whose text it shows too.
  expect(times(calls, "Trace")).toBe(2);
  // Once as visitors see it, once with marks.
  expect(times(calls, "PageView")).toBe(2);
});

test("a change to a fact checks the pages that may use it, and draws the one that is shown", async () => {
  const concerned = [...files.values()].filter((text) => /facts\.email|@/.test(text));
  expect(concerned.length).toBeLessThan(10);
  const calls = await callsIn(
    () => show("site.json", "hello@ledgerwren.example", "desk@ledgerwren.example", "about"),
    "/src/",
  );
  expect(times(calls, "readContentFile")).toBe(1);
  expect(times(calls, "checkFile")).toBe(concerned.length);
  expect(times(calls, "Trace")).toBe(2);
  expect(times(calls, "PageView")).toBe(2);
});

test("a page with a block that nothing shows is neither traced nor drawn", async () => {
  const page = topic(8);
  const text = files.get(`${page}.json`) ?? "";
  const broken = text.replace('"blocks": [', '"blocks": [{ "type": "carousel" }, ');
  expect(broken).not.toBe(text);
  const input = { folder: "content", media: new Map(), icons };
  const { preview } = check({ ...input, files: new Map(files).set(`${page}.json`, broken) });
  const calls = await callsIn(() => expect(drawPage(preview(), page)).toBeUndefined(), "/src/");
  expect(times(calls, "tracePage")).toBe(1);
  expect(times(calls, "Trace")).toBe(0);
  expect(times(calls, "PageView")).toBe(0);
});
