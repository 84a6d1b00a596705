// A built site with a block of its own: what visitors get, and what its editor loads.
import { cp, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { makeHosted } from "../../src/builder/hosted-site.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { readBlocksFolder } from "../../src/own-blocks/blocks-folder.ts";
import { blocksPath } from "../../src/files/site-root.ts";
import { compileBlocks } from "../../src/own-blocks/compile-blocks.ts";
import { copyOwnSite, ownSite, type OwnSite } from "./own-site.ts";

async function built(site: OwnSite) {
  const out = join(site.content, "../dist");
  const make = makeHosted({ today: new Date("2026-01-01T12:00:00Z"), withEditor: true });
  const result = await buildSite(site.content, out, make);
  const read = (path: string) => readFile(join(out, path), "utf8");
  return { result, read, names: await readdir(out, { recursive: true }).catch(() => []) };
}

/** The HTML of the blocks in the whole document, without line breaks. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("visitors get the block as finished HTML, with its facts, formatted texts and days", async () => {
  const { read } = await built(await copyOwnSite());
  const html = await read("index.html");
  expect(wordsOf(html)).toContain(
    "Try a class for £12 Bring nothing : mats are here. Call us . Morning flow Tuesday 7:30 Gentle.",
  );
  expect(html).toMatch(/<li [^>]*data-until=2099-06-21[^>]*>/);
  expect(html).toMatch(/<(button|a) [^>]*data-page=trial[^>]*>Book a trial</);
});

test("its styles are in the document, with the site's colors, below the classes that its markup has", async () => {
  const { read } = await built(await copyOwnSite());
  const html = await read("index.html");
  const [, slots = ""] = /<ul class=(\w+)><li class=/.exec(html) ?? [];
  expect(slots).not.toBe("");
  expect(html).toContain(`.${slots}{`);
  expect(html).not.toMatch(/var\(--(space|radius)/);
});

test("a page without such a block carries nothing of it", async () => {
  const site = await copyOwnSite();
  for (const name of ["home.json", "trial.json"]) {
    const path = join(site.content, name);
    const page = JSON.parse(await readFile(path, "utf8")) as { blocks: { type: string }[] };
    const blocks = page.blocks.filter(({ type }) => type !== "bookingTeaser");
    await site.write(path, JSON.stringify({ ...page, blocks }));
  }
  const { read } = await built(site);
  expect(await read("index.html")).not.toContain("bookingTeaser");
});

test("the editor's page names the module, which is beside the editor's other scripts", async () => {
  const { read, names } = await built(await copyOwnSite());
  const [, name = ""] =
    /data-blocks="\.\/(assets\/own-\w+\.js)"/.exec(await read("edit/index.html")) ?? [];
  expect(names).toContain(join("edit", name));
  const module = await read(`edit/${name}`);
  expect(module).not.toMatch(/^import |\bimport\(|sourceMappingURL/m);
  // It has its own schema and view, and no second React.
  expect(module.length).toBeLessThan(25_000);
});

test("nothing is built with a mistake in a block", async () => {
  const site = await copyOwnSite();
  await site.change(site.block("time.tsx"), "<p className", "<p style={{}} className");
  const { result, names } = await built(site);
  expect(result).toMatchObject({
    ok: false,
    report: expect.stringContaining("style can't be in a view"),
  });
  expect(names).toEqual([]);
});

test("the same site in another language has the same blocks", async () => {
  const site = await copyOwnSite();
  const german = join(site.content, "../content-de");
  await cp(join(ownSite, "content"), german, { recursive: true });
  for (const [folder, language, other, beside] of [
    [site.content, "en-GB", "de", "../content-de"],
    [german, "de", "en-GB", "../content"],
  ] as const) {
    const path = join(folder, "site.json");
    const own = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
    const url = (of: string) => `https://harbour-yoga.example/${of === "de" ? "de/" : ""}`;
    const siblings = [{ language: other, url: url(other), folder: beside }];
    await site.write(path, JSON.stringify({ ...own, language, url: url(language), siblings }));
  }
  const { result, read } = await built(site);
  expect(result).toMatchObject({ ok: true });
  expect(wordsOf(await read("de/index.html"))).toContain("Morning flow Tuesday 7:30");
});

test("as long as nothing changes, nothing is compiled again; any change is, in any file", async () => {
  const site = await copyOwnSite();
  const first = await loadContent(site.content);
  const again = await loadContent(site.content);
  expect(again.blocks.module).toEqual(first.blocks.module);
  await site.change(site.block("time.tsx"), "</p>", " o’clock</p>");
  const changed = await loadContent(site.content);
  expect(changed.blocks.module?.name).not.toBe(first.blocks.module?.name);
  const { read } = await built(site);
  expect(await read("index.html")).toContain("Tuesday 7:30 o’clock");
});

test("without the compiler, the check says how to install it", async () => {
  const folder = await readBlocksFolder(blocksPath(`${ownSite}/content`));
  if (!folder) throw new Error("The site has no blocks.");
  const compiled = await compileBlocks(folder, { schemas: {}, css: "" }, async () => undefined);
  expect(JSON.stringify(compiled)).toMatch(/npm install --save-dev rolldown@\d/);
  expect(compiled).toMatchObject({ ok: false, lacksCompiler: true });
});

test("a compiler that is installed and can't be loaded is reported with the reason", async () => {
  const folder = await readBlocksFolder(blocksPath(`${ownSite}/content`));
  if (!folder) throw new Error("The site has no blocks.");
  const fails = () => Promise.reject(new Error("Cannot find native binding.\nMore"));
  const compiled = await compileBlocks(folder, { schemas: {}, css: "" }, fails);
  expect(compiled).toMatchObject({ ok: false, found: [{ severity: "error" }] });
  expect(JSON.stringify(compiled)).toContain("can't be loaded: Cannot find native binding.");
  expect(compiled).not.toHaveProperty("lacksCompiler");
});
