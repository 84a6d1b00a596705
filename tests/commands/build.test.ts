// What a host gets: the whole site or nothing new, the same bytes every time, and only what visitors need.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { firstSite, secondSite } from "../fixtures/sites.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Every file below a folder: path -> content. */
async function snapshot(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const contents = await Promise.all(files.map((file) => readFile(file, "latin1")));
  return new Map(files.map((file, index) => [file.slice(root.length + 1), contents[index] ?? ""]));
}

describe("a built site", () => {
  let site: Map<string, string>;
  beforeAll(async () => {
    expect(await buildSite(firstSite, join(folder, "first"))).toMatchObject({ ok: true });
    site = await snapshot(join(folder, "first"));
  });

  test("is the same to the byte when it is built again", async () => {
    await buildSite(firstSite, join(folder, "again"));
    expect(await snapshot(join(folder, "again"))).toEqual(site);
  });

  test("holds all eight pages in its one document", () => {
    const html = site.get("index.html") ?? "";
    const pages = [...html.matchAll(/data-page-view=([\w-]+)/g)].map((match) => match[1]);
    expect(pages).toEqual([
      "home",
      "about",
      "rcm-solutions",
      "denial-management",
      "contact",
      "join-team",
      "get-started",
      "privacy-policy",
    ]);
    expect(html).not.toMatch(/undefined|NaN|\[object Object\]|\{\{/);
  });

  test("sends visitors nothing of the checker, of Markdown, of the schemas or of the mailbox", () => {
    for (const [file, text] of site) {
      // "marked" is an English word too; these are words that only the libraries' own code has.
      const found = /ajv|json-schema\.org|additionalProperties|<blockquote|__mail/i.exec(text);
      expect({ [file]: found?.[0] }).toEqual({ [file]: undefined });
    }
  });

  test("carries the license of everything in it that is someone else's", async () => {
    const [path = "", ...more] = [...site.keys()].filter((file) => /licenses/.test(file));
    expect([path, more]).toEqual([expect.stringMatching(/^assets\/licenses-[\w-]+\.txt$/), []]);
    const packages = ["react", "react-dom", "scheduler", "@emailjs/browser", "lucide-static"];
    for (const name of packages) {
      const license = await readFile(join("node_modules", name, "LICENSE"), "latin1");
      expect(site.get(path)).toContain(license.trim());
    }
    const code = [...site].filter(([file]) => file.endsWith(".js"));
    for (const [, text] of code)
      expect(text).toMatch(/^\/\*! Licenses: licenses-\*\.txt beside this file \*\/\n/);
  });

  test("asks for nothing by an address that only works at the root of a host", () => {
    expect(site.get("index.html")).not.toMatch(/(src|href)="\/(?!\/)/);
  });
});

test("a mistake in the content stops the build and leaves the earlier site as it was", async () => {
  const content = join(folder, "broken");
  const out = join(folder, "kept");
  await cp(firstSite, content, { recursive: true });
  await buildSite(content, out);
  const before = await snapshot(folder);

  const file = join(content, "about.json");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace('"heading"', '"haeding"'));
  const result = await buildSite(content, out);

  expect(result.ok).toBe(false);
  expect(result.report).toContain("about.json:9:7  unknown-field");
  const after = await snapshot(folder);
  expect(after.get("broken/about.json")).not.toBe(before.get("broken/about.json"));
  expect([...after].filter(([path]) => path.startsWith("kept/"))).toEqual(
    [...before].filter(([path]) => path.startsWith("kept/")),
  );
  expect([...after.keys()]).toEqual([...before.keys()]);
});

test("another company's content makes another company's site, with nothing of the first", async () => {
  const out = join(folder, "second");
  expect(await buildSite(secondSite, out)).toMatchObject({ ok: true });
  const site = await snapshot(out);
  const paths = ["index.html", "services/index.html", "write-to-us/index.html"];
  const documents = paths.map((path) => site.get(path) ?? "");
  expect(documents.map((html) => / data-page-view=([\w-]+)/.exec(html)?.[1])).toEqual([
    "start",
    "services",
    "write-to-us",
  ]);
  const html = documents.join("");
  expect(html).not.toMatch(/Ledgerwren|medical|HIPAA/i);
  const pictures = [...html.matchAll(/ src=\.\/(media\/[^\s>]+)/g)].map((match) => match[1] ?? "");
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) expect([...site.keys()]).toContain(picture);
});
