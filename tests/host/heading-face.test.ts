// @vitest-environment node
// A built site has a heading face with its own letters, and pays nothing for one that it can't use.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownLook } from "../../src/content/resolve/look.ts";
import { buildSite } from "../../src/builder/build-site.ts";
import { licensesFile } from "../../src/host/licenses.ts";
import { policyIn } from "../../src/host/policy.ts";
import { partsFor } from "../../src/host/font-files.ts";
import { faceFile } from "../../src/host/face-file.ts";
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
  const licenses = assets.find((file) => file.startsWith("licenses-")) ?? "";
  return {
    html: await read("index.html"),
    missing: await read("404.html"),
    licenses: await read(`assets/${licenses}`),
    faces: assets.filter((file) => file.startsWith("heading-")),
    read,
  };
}

const { result } = await loadContent(secondSite);
if (!result.ok) throw new Error("The content has errors");
const { site } = result;

describe("a built site", () => {
  let built: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    built = await build(secondSite, "dark");
  });

  test("has one file with its face and what shows it, which its script names, and the license", async () => {
    const [face = "", ...more] = built.faces;
    expect(more).toEqual([]);
    expect(built.html).toContain(`./assets/${face}`);
    const [, font = ""] = /"fonts":\[\["([^"]+)"/.exec(await built.read(`assets/${face}`)) ?? [];
    expect(Buffer.from(font, "base64").subarray(0, 4).toString()).toBe("wOF2");
    expect(built.licenses).toContain("Source Serif 4");
  });

  test("lets no document load a font from an address", () => {
    for (const html of [built.html, built.missing]) {
      expect(policyIn(html)).toMatch(/^default-src 'none';/);
      expect(policyIn(html)).not.toContain("font-src");
    }
    expect(built.missing).not.toContain("import(");
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
    const none = { css: "", weight: "", fonts: [], license: undefined };
    const { links, contact } = site.footer;
    const footer = {
      ...site.footer,
      links: { ...links, heading: name },
      contact: { ...contact, heading: name },
    };
    expect(await headingFace({ ...ofSite, footer }, unread)).toEqual(none);
    expect((await headingFace(ofSite, unread)).fonts).not.toEqual([]);
  },
);

test.each([
  ["Polish", "Zażółć gęślą jaźń"],
  ["Greek", "Οδοντίατρος in Athens"],
])("a site in %s has a font for each part of its letters, in one file", async (_name, text) => {
  const face = await faceOf(text);
  const parts = await partsFor(text);
  expect(parts.length).toBeGreaterThan(1);
  expect(face.fonts.map(({ range }) => range)).toEqual(parts.map(({ range }) => range));
  const [path, written] = faceFile(face, "show()") ?? [];
  expect(path).toMatch(/^assets\/heading-[\w-]+\.js$/);
  expect(written).toMatch(/\nconst headingFace=\{.*\};\nshow\(\)$/);
  for (const { range } of parts) expect(written).toContain(`,"${range}"]`);
});

test("without a face there is no file and no license of one", () => {
  expect(
    faceFile({ css: "", weight: "", fonts: [], license: undefined }, "show()"),
  ).toBeUndefined();
  expect(licensesFile("# Libraries", "Icons")[1]).not.toContain("Source Serif");
});

test("a face has only the letters of the site", async () => {
  const size = async (text: string) => (await faceOf(text)).fonts[0]?.bytes.length ?? 0;
  expect(await size("abc")).toBeLessThan((await size("abcdefghijklmnopqrstuvwxyz")) / 2);
});
