// @vitest-environment node
// A built site has a heading face with its own letters, and pays nothing for one that it can't use.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownLook } from "../../src/content/resolve/look.ts";
import { buildSite } from "../../src/build/build-site.ts";
import { licencesFile } from "../../src/host/licences.ts";
import { contentPolicy, policyIn } from "../../src/host/policy.ts";
import { partsFor } from "../../src/host/font-files.ts";
import { headingFace } from "../../src/host/heading-face.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { secondSite } from "../fixtures/sites.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "face-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function build(content: string, name: string) {
  const out = join(folder, name);
  expect(await buildSite(content, out)).toMatchObject({ ok: true });
  const read = (file: string) => readFile(join(out, file), "utf8");
  const assets = await readdir(join(out, "assets"));
  const licences = assets.find((file) => file.startsWith("licences-")) ?? "";
  return {
    html: await read("index.html"),
    missing: await read("404.html"),
    licences: await read(`assets/${licences}`),
    fonts: assets.filter((file) => file.endsWith(".woff2")),
  };
}

const rules = (html: string) =>
  html.match(/@font-face\{font-family:"?Source Serif 4[^}]*\}/g) ?? [];

const { result } = await loadContent(secondSite, "https://api.emailjs.com");
if (!result.ok) throw new Error("The content has errors");
const { site } = result;

describe("a built site", () => {
  let built: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    built = await build(secondSite, "dark");
  });

  test("has one file with its letters, in one rule, with its license and the policy's permission", () => {
    expect(built.fonts).toHaveLength(1);
    expect(built.fonts[0]).toMatch(/^heading-.*\.woff2$/);
    expect(rules(built.html)).toHaveLength(1);
    expect(rules(built.html)[0]).toContain(`url(./assets/${built.fonts[0]})`);
    expect(policyIn(built.html)).toContain("font-src 'self';");
    expect(built.licences).toContain("Source Serif 4");
  });

  test("lets the page for missing addresses, which may be in any folder, load no font", () => {
    expect(policyIn(built.missing)).toMatch(/^default-src 'none';/);
    expect(policyIn(built.missing)).not.toContain("font-src");
    expect(policyIn(built.missing)).toBe(policyIn(built.html)?.replace(" font-src 'self';", ""));
  });

  test("is dark on dark screens, unless it refuses", async () => {
    const themes = (html: string) => html.match(/<meta name="theme-color"/g);
    expect(built.html).toContain("prefers-color-scheme:dark");
    expect(themes(built.html)).toHaveLength(2);

    const content = join(folder, "light-content");
    await cp(secondSite, content, { recursive: true });
    const file = join(content, "site.json");
    const { look, ...rest } = JSON.parse(await readFile(file, "utf8"));
    await writeFile(file, JSON.stringify({ ...rest, look: { ...look, scheme: "light" } }));
    const { html } = await build(content, "light");
    expect(html).not.toContain("prefers-color-scheme");
    expect(themes(html)).toHaveLength(1);
  });
});

/** Our own face needs no file of the site. */
const unread = () => Promise.reject(new Error("A file was read"));

/** The face of a site that has only this text. */
const faceOf = (text: string) =>
  // Cast: only the texts of a site matter here.
  headingFace({ name: text, look: ownLook } as typeof site, unread);

test.each(["日本の歯医者 24", "طبيب أسنان"])(
  "a site whose headings have no letter of the face has none: %s",
  async (name) => {
    const ofSite = { ...site, name, pages: [] };
    const none = { css: "", files: new Map(), licence: undefined };
    const { links, contact } = site.footer;
    const footer = {
      ...site.footer,
      links: { ...links, heading: name },
      contact: { ...contact, heading: name },
    };
    expect(await headingFace({ ...ofSite, footer }, unread)).toEqual(none);
    expect((await headingFace(ofSite, unread)).files.size).toBeGreaterThan(0);
  },
);

test.each([
  ["Polish", "Zażółć gęślą jaźń"],
  ["Greek", "Οδοντίατρος in Athens"],
])("a site in %s has several parts, and a browser fetches those it needs", async (_name, text) => {
  const { css, files } = await faceOf(text);
  const parts = await partsFor(text);
  expect(parts.length).toBeGreaterThan(1);
  expect(files.size).toBe(parts.length);
  expect(css.match(/unicode-range:U\+/g)).toHaveLength(parts.length);
  for (const path of files.keys()) expect(css).toContain(`url(./${path})`);
});

test("without a face there is no font in the policy and no license of one", () => {
  expect(contentPolicy(site, ["<style>a{}</style>"])).not.toContain("font-src");
  expect(licencesFile("# Libraries", "Icons")[1]).not.toContain("Source Serif");
});

test("a face has only the letters of the site", async () => {
  const size = async (text: string) => [...(await faceOf(text)).files.values()][0]?.length ?? 0;
  expect(await size("abc")).toBeLessThan((await size("abcdefghijklmnopqrstuvwxyz")) / 2);
});
