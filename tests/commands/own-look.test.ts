// A built site with a logo, an accent and photos of its own: all of it from content, and nothing that gives a place away.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { firstSite, firstSiteFiles } from "../fixtures/sites.ts";

let folder: string;
let html: string;
let manifest: string;
let media: string[];

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><path fill="#9c1f2e" d="M0 0h320v80H0z"/></svg>';

async function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 2000, height: 1000, channels: 3, background } })
    .withExif({ IFD0: { Make: "Camera maker" }, IFD3: { GPSLatitude: "33/1 26/1 54/1" } })
    .jpeg()
    .toBuffer();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "look-"));
  const content = join(folder, "content");
  await cp(firstSite, content, { recursive: true });
  const { favicon: _, ...rest } = firstSiteFiles.site;
  const logo = { src: "media/wren.SVG", alt: "Ledgerwren" };
  const site = { ...rest, logo, look: { accent: "#9c1f2e" } };
  await writeFile(join(content, "site.json"), JSON.stringify(site));
  await rm(join(content, "media/favicon.svg"));
  await writeFile(join(content, "media/wren.SVG"), drawing);
  await writeFile(join(content, "media/Our office & yard.jpeg"), await photo("#456"));
  await writeFile(join(content, "media/unused.jpg"), await photo("#654"));
  const about = await readFile(join(content, "about.json"), "utf8");
  const picture = '"picture": { "src": "media/Our office & yard.jpeg", "alt": "An office" }';
  await writeFile(
    join(content, "about.json"),
    about.replace(/"picture": \{[^}]*\}/, () => picture),
  );
  const result = await buildSite(content, join(folder, "dist"));
  expect(result.report).toMatch(/^content\/media\/unused\.jpg:1:1 {2}unused-media|unused-media/);
  expect(result.ok).toBe(true);
  html = await readFile(join(folder, "dist/index.html"), "utf8");
  manifest = await readFile(join(folder, "dist/manifest.json"), "utf8");
  media = await readdir(join(folder, "dist/media"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the logo", () => {
  test("is on every page, under a name with an extension that every host knows", () => {
    const [src = ""] = /\.\/media\/wren-[\w-]{8}\.svg/.exec(html) ?? [];
    expect(html.split(`src=${src}`)).toHaveLength(4);
    expect(media).toContain(src.replace("./media/", ""));
  });

  test("is what search engines show, and what the icons are drawn from", () => {
    expect(html).toMatch(/"logo":"https:\/\/[^"]*\/media\/wren-[\w-]{8}\.svg"/);
    const [, icon = ""] = /<link rel="icon" href="([^"]*)"/.exec(html) ?? [];
    expect(html).toContain(`<link rel="apple-touch-icon" href="${icon}"`);
    expect(JSON.parse(manifest).icons[0].src).toBe(icon);
    expect(media).toContain(icon.replace("./media/", ""));
  });

  test("is in the link preview and in the icon, in its own color", async () => {
    for (const kind of ["share", "icon"]) {
      const file = media.find((name) => name.startsWith(kind)) ?? "";
      const { data, info } = await sharp(join(folder, "dist/media", file))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const [x, y] = kind === "share" ? [200, 96] : [info.width / 2, info.height / 2];
      const at = (y * info.width + x) * info.channels;
      expect([...data.subarray(at, at + 3)]).toEqual([0x9c, 0x1f, 0x2e]);
    }
  });
});

test("the accent is in the stylesheet, and none of the colors that it replaces", () => {
  const [, style = ""] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  expect(style).toContain("#9c1f2e");
  expect(html).not.toMatch(/#0c5257|#073a3f|#eaf1ef|#dae5e2|#6f8285|%23(?:dae5e2|eaf1ef|6f8285)/);
  expect(html).not.toMatch(/ style=/);
});

describe("a photo that was dropped in", () => {
  test("is offered in WebP in every size, and in its own format for browsers without WebP", () => {
    const [, address = ""] =
      /src=(\.\/media\/Our%20office%20%26%20yard-[\w-]{8})\.jpg/.exec(html) ?? [];
    const sizes = [480, 800, 1200, 1600].map((width) => `${address}-${width}.webp ${width}w`);
    expect(html).toContain(
      `><source type=image/webp srcset="${sizes.join(", ")}" sizes="(min-width: 60rem) 32rem, 100vw"><img data-picture src=${address}.jpg alt="An office" width=2000 height=1000 loading=lazy`,
    );
  });

  test("is there in exactly these versions, and none contains its location", async () => {
    const photos = media.filter((name) => name.startsWith("Our office & yard-"));
    expect(photos.map((name) => name.replace(/^.*-[\w-]{8}(?=[-.])/, "")).sort()).toEqual([
      "-1200.webp",
      "-1600.webp",
      "-480.webp",
      "-800.webp",
      ".jpg",
    ]);
    for (const name of photos) {
      const { exif } = await sharp(join(folder, "dist/media", name)).metadata();
      expect(exif).toBeUndefined();
    }
  });

  test("and that nothing shows is published in no form", () => {
    expect(media.join()).not.toContain("unused");
  });
});
