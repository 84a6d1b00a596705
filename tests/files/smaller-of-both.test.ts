// @vitest-environment node
// No copy of a photo has more bytes than the photo itself, if visitors could see that instead.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renditionsOf, type Rendition } from "../../src/content/resolve/renditions.ts";
import { inspectMedia } from "../../src/files/inspect-media.ts";
import { createPhotos } from "../../src/files/photos.ts";
import { withoutCameraData } from "../../src/media/camera-data/camera-data.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "smaller-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** What visitors get of a photo. */
async function published(photo: Buffer): Promise<{ each: Rendition; made: Buffer }[]> {
  const path = join(folder, "photo");
  await writeFile(path, photo);
  const photos = createPhotos(await mkdtemp(join(folder, "cache-")));
  const { hash, measured } = await inspectMedia(path, photos);
  const files = [];
  for (const each of renditionsOf(`./media/photo-${hash}.${measured.format}`, measured))
    files.push({ each, made: Buffer.from(await photos.make(path, each)) });
  return files;
}

interface Scene {
  width: number;
  height: number;
  shapes: number;
  grain: number;
  isClear: boolean;
}

const scenes = fc.record<Scene>({
  width: fc.integer({ min: 16, max: 500 }),
  height: fc.integer({ min: 16, max: 400 }),
  shapes: fc.nat(30),
  grain: fc.constantFrom(0, 0, 12, 60),
  isClear: fc.boolean(),
});

/** Flat shapes, as in a drawing or a screenshot, with grain as in a photo. */
async function draw({ width, height, shapes, grain, isClear }: Scene): Promise<Buffer> {
  const drawn = Array.from(
    { length: shapes },
    (_, at) =>
      `<path d="M${(at * 37) % width} ${(at * 53) % height}h${20 + at * 3}l-9 ${8 + at}z" fill="hsl(${at * 47} 70% 50%)"/>`,
  );
  const paper = isClear ? "" : `<rect width="${width}" height="${height}" fill="#e8e4da"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${drawn.join("")}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let seed = 7;
  for (let at = 0; at < data.length; at++) {
    seed = (seed * 48_271) % 0x7fffffff;
    if (grain > 0 && at % 4 < 3)
      data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (seed % grain) - grain / 2));
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

const encoders = {
  "PNG with a palette": (png) => png.png({ palette: true, colors: 32 }),
  PNG: (png) => png.png({ compressionLevel: 9 }),
  "JPEG in low quality": (png) => png.flatten().jpeg({ quality: 15, mozjpeg: true }),
  "JPEG in high quality": (png) => png.flatten().jpeg({ quality: 95 }),
  "WebP in low quality": (png) => png.webp({ quality: 10 }),
  "WebP without loss": (png) => png.webp({ lossless: true }),
} satisfies Record<string, (png: Sharp) => Sharp>;

/** With a palette, its copy as WebP was larger in every quality. */
const narrow: Scene = { width: 484, height: 20, shapes: 12, grain: 0, isClear: true };

describe("no copy is larger than the photo itself", () => {
  test.each(Object.entries(encoders))("%s", async (_kind, encode) => {
    await fc.assert(
      fc.asyncProperty(scenes, async (scene) => {
        const photo = await encode(sharp(await draw(scene))).toBuffer();
        for (const { each, made } of await published(photo)) {
          expect(made.length).toBeLessThanOrEqual(photo.length);
          const { format } = await sharp(made).metadata();
          expect(format === "jpeg" ? "jpg" : format).toBe(each.format);
        }
      }),
      { numRuns: 10, examples: [[narrow]] },
    );
  });

  test("AVIF, in AVIF", async () => {
    await fc.assert(
      fc.asyncProperty(scenes, async (scene) => {
        const photo = await sharp(await draw(scene))
          .avif({ quality: 30, effort: 2 })
          .toBuffer();
        const all = await published(photo);
        const sizes = all.filter(({ each }) => each.format === "avif");
        expect(sizes.length).toBeGreaterThan(0);
        for (const { made } of sizes) expect(made.length).toBeLessThanOrEqual(photo.length);
        // For browsers that can't show it.
        expect(all[0]?.each.format).toBe("webp");
        expect((await sharp(all[0]?.made).metadata()).format).toBe("webp");
      }),
      { numRuns: 6 },
    );
  });
});

const flat = { width: 640, height: 400, shapes: 24, grain: 0, isClear: false };

test("a PNG with a palette keeps it in every size, and its pixels in its own", async () => {
  const photo = await sharp(await draw({ ...flat, width: 1000 }))
    .png({ palette: true, colors: 64, compressionLevel: 1 })
    .toBuffer();
  const pngs = (await published(photo)).filter(({ each }) => each.format === "png");
  expect(pngs.map(({ each }) => each.width)).toEqual([1000, 480]);
  for (const { made } of pngs) expect((await sharp(made).metadata()).isPalette).toBe(true);
  const [own] = pngs;
  const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();
  expect((await pixels(own?.made ?? photo)).equals(await pixels(photo))).toBe(true);
});

describe("the photo itself isn't published", () => {
  const small = async () =>
    sharp(await draw(flat))
      .flatten()
      .jpeg({ quality: 15, mozjpeg: true });
  const own = async (photo: Buffer) => (await published(photo))[0]?.made ?? photo;

  test("with its camera data", async () => {
    const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 26/1 54/1" } };
    const photo = await (await small()).withExif(place).toBuffer();
    const made = await own(photo);
    expect(made.equals(withoutCameraData(photo))).toBe(true);
    expect((await sharp(made).metadata()).exif).toBeUndefined();
  });

  test("if it lies on its side", async () => {
    const photo = await (await small()).withMetadata({ orientation: 6 }).toBuffer();
    expect(await sharp(await own(photo)).metadata()).toMatchObject({ width: 400, height: 640 });
  });

  test("if a phone couldn't open it easily", async () => {
    const photo = await sharp({
      create: { width: 4000, height: 40, channels: 3, background: "#888" },
    })
      .png({ palette: true })
      .toBuffer();
    expect((await sharp(await own(photo)).metadata()).width).toBe(1600);
  });

  test("where only a part of it is shown", async () => {
    const path = join(folder, "photo");
    const photo = await (await small()).toBuffer();
    await writeFile(path, photo);
    const photos = createPhotos(await mkdtemp(join(folder, "cache-")));
    const { hash, measured } = await inspectMedia(path, photos);
    const [first] = renditionsOf(`./media/photo-${hash}.jpg`, measured);
    const area = { left: 0, top: 0, width: 630, height: 390 };
    const made = first && (await photos.make(path, { ...first, area, width: 630 }));
    expect(await sharp(made).metadata()).toMatchObject({ width: 630, height: 390 });
  });
});
