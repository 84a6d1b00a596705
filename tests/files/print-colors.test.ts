// @vitest-environment node
// The colors that visitors see of photos for printing (CMYK); tests/browser/print-colors.test.ts compares them with a browser.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Rendition } from "../../src/content/resolve/renditions.ts";
import { renditionsOf } from "../../src/content/resolve/renditions.ts";
import { inspectMedia } from "../../src/files/inspect-media.ts";
import { createPhotos } from "../../src/files/photos.ts";
import {
  orangeProfile,
  printJpeg,
  printTiff,
  side,
  withProfile,
  type Inks,
} from "./print-photo.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "print-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The colors of the squares in each file that is made of a photo. */
async function shown(photo: Buffer, change: Partial<Rendition> = {}): Promise<number[][][]> {
  const path = join(folder, "photo");
  await writeFile(path, photo);
  const photos = createPhotos(await mkdtemp(join(folder, "cache-")));
  const { hash, measured } = await inspectMedia(path, photos);
  const all = renditionsOf(`./media/photo-${hash}.${measured.format}`, measured);
  const colors = [];
  for (const each of all)
    colors.push(await squares(await photos.make(path, { ...each, ...change })));
  return colors;
}

async function squares(picture: Uint8Array): Promise<number[][]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width / side }, (_, index) => {
    const at = ((side / 2) * info.width + side * index + side / 2) * 3;
    return [...data.subarray(at, at + 3)];
  });
}

/** How far two colors are apart, in the value where they differ most. */
const distance = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

/** What browsers show of inks. */
const light = ([cyan, magenta, yellow, black]: Inks) =>
  [cyan, magenta, yellow].map((ink) => ((255 - ink) * (255 - black)) / 255);

const inks = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));

test("a photo for printing without a color profile has the colors that browsers show of it", async () => {
  await fc.assert(
    fc.asyncProperty(inks, async (one) => {
      const tiff = printTiff([one, one]);
      for (const photo of [tiff, await printJpeg(tiff)])
        for (const made of await shown(photo))
          for (const color of made) expect(distance(color, light(one))).toBeLessThanOrEqual(10);
    }),
    { numRuns: 12 },
  );
});

test("cyan ink alone is the screen's cyan", async () => {
  const photo = await readFile("tests/fixtures/media/cyan.jpg");
  for (const [color = []] of await shown(photo))
    expect(distance(color, [0, 255, 255])).toBeLessThan(6);
});

test("a photo for printing is cut and made smaller in the same colors", async () => {
  const photo = await printJpeg(
    printTiff([
      [0, 255, 255, 0],
      [255, 0, 0, 0],
      [255, 0, 0, 0],
    ]),
  );
  const area = { left: side, top: 0, width: 2 * side, height: side };
  for (const made of await shown(photo, { area, width: side })) {
    expect(made).toHaveLength(1);
    expect(distance(made[0] ?? [], [0, 255, 255])).toBeLessThan(10);
  }
});

test("a photo for printing with a color profile has the profile's colors", async () => {
  const photo = withProfile(await printJpeg(printTiff([[255, 0, 0, 0]])), orangeProfile());
  for (const [[red = 0, green = 0, blue = 0] = []] of await shown(photo))
    expect([red > 220, green > 60 && green < 130, blue < 60]).toEqual([true, true, true]);
});

test("a profile for screens in a photo for printing is ignored, as by browsers", async () => {
  const photo = withProfile(await printJpeg(printTiff([[255, 0, 0, 0]])), orangeProfile("RGB "));
  for (const [color = []] of await shown(photo))
    expect(distance(color, [0, 255, 255])).toBeLessThan(6);
});
