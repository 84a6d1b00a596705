// A photo for printing (CMYK) has the same colors in a browser, on a canvas and in what the build makes of it.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
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
} from "../files/print-photo.ts";

let browser: Browser;
let page: Page;
let folder: string;
beforeAll(async () => {
  browser = await chromium.connect(inject("browserEndpoint"));
  page = await browser.newPage();
  folder = await mkdtemp(join(tmpdir(), "print-"));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

/** The colors in the middle of each square of a picture, as the page shows it and as a canvas reads it. */
async function inBrowser(
  picture: Uint8Array,
  type: string,
  squares: number,
): Promise<number[][][]> {
  const encoded = Buffer.from(picture).toString("base64");
  await page.setContent(
    `<body style="margin:0"><img style="display:block" src="data:${type};base64,${encoded}">`,
  );
  const clip = { x: 0, y: 0, width: side * squares, height: side };
  const shot = await page.screenshot({ clip });
  const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middles = Array.from({ length: squares }, (_, at) => side * at + side / 2);
  const shown = middles.map((left) => {
    const at = (clip.width * (side / 2) + left) * 3;
    return [...data.subarray(at, at + 3)];
  });
  const read = await page.evaluate(
    async ([name, lefts]) => {
      const blob = await (await fetch(name)).blob();
      const bitmap = await createImageBitmap(blob);
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      return lefts.map((left) =>
        [...(context?.getImageData(left, 8, 1, 1).data ?? [])].slice(0, 3),
      );
    },
    [`data:${type};base64,${encoded}`, middles] as const,
  );
  return [shown, read];
}

async function built(photo: Buffer): Promise<[Uint8Array, string][]> {
  const path = join(folder, "photo.jpg");
  await writeFile(path, photo);
  const photos = createPhotos(await mkdtemp(join(folder, "cache-")));
  const { hash, measured } = await inspectMedia(path, photos);
  const all = renditionsOf(`./media/photo-${hash}.jpg`, measured);
  return Promise.all(
    all.map(async (each) => {
      const type = each.format === "jpg" ? "image/jpeg" : `image/${each.format}`;
      return [await photos.make(path, each), type] as [Uint8Array, string];
    }),
  );
}

const distance = (some: number[][], others: number[][]) =>
  Math.max(
    ...some.flatMap((one, at) =>
      one.map((value, of) => Math.abs(value - (others[at]?.[of] ?? 999))),
    ),
  );

const colors: Inks[] = [
  [255, 0, 0, 0],
  [0, 255, 255, 0],
  [200, 60, 30, 20],
  [120, 110, 100, 200],
  [0, 0, 0, 255],
  [30, 200, 80, 90],
];

test("a photo without a color profile", async () => {
  const photo = await printJpeg(printTiff(colors));
  const [shown = [], read = []] = await inBrowser(photo, "image/jpeg", colors.length);
  expect(distance(read, shown)).toBeLessThanOrEqual(2);
  for (const [made, type] of await built(photo)) {
    const [copy = []] = await inBrowser(made, type, colors.length);
    expect(distance(copy, shown)).toBeLessThan(16);
  }
});

test("a photo that an image program wrote without a color profile", async () => {
  const photo = await readFile("tests/fixtures/media/cyan.jpg");
  const [shown = []] = await inBrowser(photo, "image/jpeg", 1);
  for (const [made, type] of await built(photo)) {
    const [copy = []] = await inBrowser(made, type, 1);
    expect(distance(copy, shown)).toBeLessThan(6);
  }
});

test("a photo whose color profile prints cyan as orange is orange in both", async () => {
  const photo = withProfile(await printJpeg(printTiff([[255, 0, 0, 0]])), orangeProfile());
  const all = [[photo, "image/jpeg"] as const, ...(await built(photo))];
  for (const [made, type] of all)
    for (const [[red = 0, green = 0, blue = 0] = []] of await inBrowser(made, type, 1))
      expect([red > 220, green > 60 && green < 130, blue < 60]).toEqual([true, true, true]);
});
