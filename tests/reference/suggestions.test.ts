// The names that VS Code suggests follow the content folder, whatever state it is in.
import { cp, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readIcons } from "../../src/files/icon-set.ts";
import { writeSuggestions } from "../../src/reference/suggestions.ts";
import { firstSite } from "../fixtures/sites.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "suggestions-"));
  file = join(folder, "names.json");
  await cp(firstSite, join(folder, "content"), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function names(kind: string): Promise<string[]> {
  await writeSuggestions(join(folder, "content"), file);
  return JSON.parse(await readFile(file, "utf8")).$defs[kind].examples;
}

test("a new page, media file, fact and template are suggested right away", async () => {
  const before = await names("page");
  expect(before).toContain("contact");
  expect(before).not.toContain("site");
  const site = join(folder, "content/site.json");
  const text = await readFile(site, "utf8");
  await writeFile(join(folder, "content/pricing.json"), "{}");
  await writeFile(join(folder, "content/media/desk.jpg"), "");
  await writeFile(site, text.replace('"facts": {', '"facts": { "fax": "none",'));
  expect(await names("page")).toEqual([...before, "pricing"].sort());
  expect(await names("media")).toContain("media/desk.jpg");
  expect(await names("fact")).toContain("{{facts.fax}}");
  expect(await names("template")).toContain("contact-message");
});

test("a mistake in site.json removes no names", async () => {
  const before = await names("fact");
  await writeFile(join(folder, "content/site.json"), '{ "facts": ');
  expect(await names("fact")).toEqual(before);
});

test("the icons of the installed set are suggested, under their older names, too", async () => {
  expect(await names("icon")).toEqual(Object.keys(readIcons()).sort());
});

test("a damaged file of names is rewritten", async () => {
  await writeFile(file, "<<<<<<< conflict");
  expect(await names("page")).toContain("home");
});

test("the file isn't written if nothing has changed", async () => {
  await names("page");
  const { mtimeNs } = await stat(file, { bigint: true });
  await names("page");
  expect((await stat(file, { bigint: true })).mtimeNs).toBe(mtimeNs);
});
