// Headings in a font file of the site's own: visitors get only its letters, and what can't be read is reported.
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { makeHosted } from "../../src/builder/hosted-site.ts";
import { schemas, type Site } from "../../src/content/model/schema.gen.ts";
import { addMedia } from "../../src/files/add-media.ts";
import { createLoader, loadContent } from "../../src/files/content-folder.ts";
import { lettersWithout, ownFont } from "../../src/files/own-font.ts";
import { fontFile, partsFor, sans, serif } from "../../src/host/font-files.ts";
import { lookBeforeBuild } from "../../src/document/tokens.ts";
import { secondSite } from "../fixtures/sites.ts";

let root: string;
/** Two fonts that differ, as WOFF2 and as TTF, and one with a few letters only. */
let fonts: Record<"brand.woff2" | "other.ttf" | "few.woff2" | "greek.woff2", Uint8Array>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "font-"));
  const [brand, other] = await Promise.all([
    readFile(fontFile("latin", 600, sans)),
    readFile(fontFile("latin", 600, serif)),
  ]);
  fonts = {
    "brand.woff2": brand,
    "other.ttf": await subsetFont(other, letters("A", "z"), { targetFormat: "sfnt" }),
    "few.woff2": await subsetFont(brand, "abcdefghi", { targetFormat: "woff2" }),
    "greek.woff2": await subsetFont(await readFile(fontFile("greek", 600, sans)), "αβγ"),
  };
});
afterAll(() => rm(root, { recursive: true }));

const letters = (from: string, to: string) =>
  String.fromCharCode(
    ...Array.from(
      { length: to.charCodeAt(0) - from.charCodeAt(0) + 1 },
      (_, index) => from.charCodeAt(0) + index,
    ),
  );

/** As site.json has it. */
type Chosen = Pick<NonNullable<Site["look"]>, "headings"> & { headingFont: string };

let count = 0;
/** A site with a heading font, and the file in its media. @returns its content folder */
async function siteWith(
  look: Chosen,
  files: Readonly<Record<string, Uint8Array | string>> = fonts,
): Promise<string> {
  const content = join(root, `${++count}`, "content");
  await cp(secondSite, content, { recursive: true });
  const file = join(content, "site.json");
  const site = JSON.parse(await readFile(file, "utf8")) as Site;
  await writeFile(file, JSON.stringify({ ...site, look }));
  for (const [name, bytes] of Object.entries(files))
    if (look.headingFont.includes(name.slice(0, 3)))
      await writeFile(join(content, "media", name), bytes);
  return content;
}

async function built(content: string, withEditor = false) {
  const out = join(content, "..", "dist");
  const made = await buildSite(content, out, makeHosted({ today: new Date(), withEditor }));
  expect(made).toMatchObject({ ok: true });
  const assets = await readdir(join(out, "assets"));
  const licenses = assets.find((name) => name.startsWith("licenses-")) ?? "";
  const [face, ...more] = assets.filter((name) => name.startsWith("heading-"));
  const code = face === undefined ? "" : await readFile(join(out, "assets", face), "utf8");
  const [, font] = /"fonts":\[\["([^"]+)"/.exec(code) ?? [];
  return {
    html: await readFile(join(out, "index.html"), "utf8"),
    licenses: await readFile(join(out, "assets", licenses), "utf8"),
    media: await readdir(join(out, "media")),
    face,
    bytes: font === undefined ? undefined : Buffer.from(font, "base64"),
    more,
  };
}

describe("a built site with a heading font", () => {
  test.each([
    ["media/brand.woff2", "serif"],
    ["media/brand.woff2", "sans"],
    ["media/other.ttf", "serif"],
  ] as const)(
    "has one small file of %s with its letters, above %s fonts that take the same room",
    async (headingFont, headings) => {
      const content = await siteWith({ headings, headingFont });
      const { html, licenses, media, face, bytes, more } = await built(content);
      expect(more).toEqual([]);
      expect(html).toContain(`./assets/${face}`);
      expect(html.includes("Own Georgia")).toBe(headings === "serif");
      expect(html.includes("Own Arial")).toBe(headings === "sans");
      const fitted = headings === "serif" ? ["Georgia", "Noto", "Times"] : ["Arial"];
      for (const name of fitted)
        expect(html).toMatch(
          new RegExp(
            `@font-face\\{font-family:"Own ${name}";src:local\\([^}]*;size-adjust:[\\d.]+%;`,
          ),
        );
      expect(html).not.toContain("Source Serif");
      expect(licenses).not.toContain("Source Serif");
      expect(bytes?.length).toBeLessThan(20_000);
      expect(media.join()).not.toMatch(/brand|other/);
      const { facts } = (await ownFont(bytes ?? new Uint8Array(), "Bring it in squeaking")) ?? {};
      expect(facts && lettersWithout(facts, "Bringtsqueak")).toEqual([]);
    },
  );

  test("serves the whole file to authors, who write other letters", async () => {
    const content = await siteWith({ headingFont: "media/brand.woff2" });
    const { media, html } = await built(content, true);
    expect(media.join()).toMatch(/brand-[\w-]+\.woff2/);
    expect(html).not.toContain("brand-");
  });

  test("is shared with a picture in that font, if it has all letters of the picture, otherwise in ours", async () => {
    const shares = async (look: Chosen) => {
      const { media } = await built(await siteWith(look));
      return media.filter((name) => name.startsWith("share-")).sort();
    };
    const own = await shares({ headings: "serif", headingFont: "media/few.woff2" });
    expect(await shares({ headings: "serif", headingFont: "media/brand.woff2" })).not.toEqual(own);
    expect(await shares({ headings: "sans", headingFont: "media/few.woff2" })).not.toEqual(own);
    expect(await shares({ headings: "sans", headingFont: "media/greek.woff2" })).not.toEqual(own);
    expect(await shares({ headings: "serif", headingFont: "media/greek.woff2" })).toEqual(own);
  });

  test("has none of it if its headings have none of its letters", async () => {
    const content = await siteWith({ headingFont: "media/greek.woff2" });
    const { html, face } = await built(content);
    expect(face).toBeUndefined();
    expect(html).not.toContain("/heading-");
  });
});

describe("the check", () => {
  const found = async (content: string) => {
    const { result } = await loadContent(content);
    return result.diagnostics
      .filter(({ id }) => id !== "unused-media")
      .map(
        ({ file, line, severity, id, message }) =>
          `${file.slice(content.length + 1)}:${line} ${severity} ${id} ${message}`,
      );
  };

  test("has nothing to say about a font with all letters", async () => {
    expect(await found(await siteWith({ headingFont: "media/brand.woff2" }))).toEqual([]);
  });

  test("reports a missing font, with the name that was probably meant", async () => {
    const content = await siteWith({ headingFont: "media/brant.woff2" });
    expect((await found(content)).join()).toMatch(/^site\.json:1 error \S+ .*brand\.woff2/);
  });

  test.each([
    ["a picture with a font's name", "fake.woff2", "\x89PNG\r\n\x1a\n"],
    ["an empty file", "fake.ttf", ""],
    ["a drawing", "fake.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
    ["the beginning of a font", "fake.otf", "OTTO\0\x01"],
  ])("reports what isn't a font, once: %s", async (_what, name, text) => {
    const content = await siteWith({ headingFont: `media/${name}` }, { [name]: text });
    expect(await found(content)).toEqual([
      `media/${name}:1 error not-a-font media/${name} can't be read as a font.`,
    ]);
    expect(await buildSite(content, join(content, "..", "dist"))).toMatchObject({ ok: false });
  });

  test("reports a font that is cut off", async () => {
    const half = fonts["brand.woff2"].slice(0, 9000);
    const content = await siteWith({ headingFont: "media/half.woff2" }, { "half.woff2": half });
    expect((await found(content)).join()).toContain("not-a-font");
  });

  test("warns of letters of headings that the font doesn't have, and names them", async () => {
    const content = await siteWith({ headingFont: "media/few.woff2" });
    const [warning, ...more] = await found(content);
    expect(more).toEqual([]);
    expect(warning).toMatch(
      /^media\/few\.woff2:1 warning font-without-letters .* doesn't have these letters of your headings: (\p{L} )+/u,
    );
    expect(warning).not.toMatch(/: (.* )?[a-i]( |$)/);
    expect(await buildSite(content, join(content, "..", "dist"))).toMatchObject({ ok: true });
  });

  test("reads another font as soon as it is there", async () => {
    const content = await siteWith({ headingFont: "media/few.woff2" });
    const load = createLoader(content);
    expect((await load()).result.diagnostics.map(({ id }) => id)).toContain("font-without-letters");
    await writeFile(join(content, "media", "few.woff2"), fonts["brand.woff2"]);
    expect((await load()).result.diagnostics.map(({ id }) => id)).toEqual([]);
    await writeFile(join(content, "media", "few.woff2"), "no font");
    expect((await load()).result.ok).toBe(false);
  });
});

test("fonts of devices are fitted to a font as they are to ours: the same font gives the same numbers", async () => {
  const content = await siteWith({ headings: "serif", headingFont: "media/other.ttf" });
  const { html } = await built(content);
  const ours = await readFile("src/site/heading-fallbacks.css", "utf8");
  for (const name of ["Georgia", "Noto", "Times"]) {
    const numbers = (css: string, family: string) => {
      const [rule = ""] = new RegExp(`font-family: ?"${family}";[^}]*`).exec(css) ?? [];
      return [...rule.matchAll(/([\d.]+)%/g)].slice(0, 3).map(([, number]) => Number(number));
    };
    const [size = 0, ascent = 0, descent = 0] = numbers(html, `Own ${name}`);
    const [ourSize = 0, ourAscent = 0, ourDescent = 0] = numbers(ours, `Fitted ${name}`);
    expect(ourSize).toBeGreaterThan(50);
    expect(Math.abs(size - ourSize)).toBeLessThan(0.5);
    expect(Math.abs(ascent - ourAscent)).toBeLessThan(1);
    expect(Math.abs(descent - ourDescent)).toBeLessThan(1);
  }
});

test("the editor and the dev server draw headings with the file itself", async () => {
  const { result } = await loadContent(await siteWith({ headingFont: "media/brand.woff2" }));
  if (!result.ok) throw new Error("The content has errors");
  expect(result.site.look.headingFont).toMatch(/^\.\/media\/brand-[\w-]+\.woff2$/);
  const css = lookBeforeBuild(result.site);
  expect(css).toContain(`src:url("${result.site.look.headingFont}")`);
  expect(css).toContain('--font-heading:"Heading Font",');
});

test("a font in another script keeps its letters, and nothing is fitted to it", async () => {
  const [greek] = await partsFor("αβγ");
  expect(greek?.name).toBe("greek");
  const made = await ownFont(fonts["greek.woff2"], "αβγ");
  expect(made && lettersWithout(made.facts, "αβγ")).toEqual([]);
  expect(made?.facts.widthOf(0x61)).toBeUndefined();
  expect(made?.facts.family).toContain("Source Sans 3");
});

test("a font that an author adds is named after what it is, and anything else is refused", async () => {
  const content = await siteWith({ headingFont: "media/brand.woff2" });
  const kinds = schemas["site.schema.json"].properties.look.properties.headingFont.kinds;
  const add = (name: string, bytes: Uint8Array) =>
    addMedia(content, { name, kinds, content: bytes });
  expect(await add("Our Brand.TTF", fonts["other.ttf"])).toBe("media/our-brand.ttf");
  expect(await add("few.ttf", fonts["few.woff2"])).toBe("media/few.woff2");
  await expect(add("font.woff2", Buffer.from("PK zip"))).rejects.toThrow(
    '"font.woff2" isn\'t a font that can be shown here. Choose one of: woff2, ttf, otf.',
  );
});
