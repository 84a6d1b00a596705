// What the editor does to a new photo in the browser before it is stored.
import sharp, { type Sharp } from "sharp";
import { chromium, type Browser, type Page } from "playwright-core";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { hasLocation, withoutCameraData } from "../../src/media/camera-data/camera-data.ts";
import { isWideGamut } from "../../src/media/inspect-photo.ts";
import type * as Prepare from "../../src/media/prepare-media.ts";
import { printJpeg, printTiff, withProfile, orangeProfile } from "../files/print-photo.ts";
import { animatedPng } from "../media/animated-png.ts";

declare global {
  var prepare: typeof Prepare;
}

let browser: Browser;
let code: string;
let page: Page;
beforeAll(async () => {
  browser = await chromium.connect(inject("browserEndpoint"));
  code = await bundled("./src/media/prepare-media.ts");
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await browser.newPage();
  await page.addScriptTag({ content: code });
});
afterEach(() => page.close());

async function bundled(entry: string): Promise<string> {
  const lib = { entry, name: "prepare", formats: ["iife" as const] };
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { write: false, minify: false, lib },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const [chunk] = result && "output" in result ? result.output : [];
  return chunk?.code ?? "";
}

/** Prepares a file in the page. */
async function prepared(name: string, bytes: Buffer, options: Prepare.PrepareOptions = {}) {
  const { content, ...rest } = await page
    .evaluate(
      async ([called, encoded, chosen]) => {
        const decoded = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
        const kinds = ["jpg", "png", "webp", "gif", "avif"];
        const found = await prepare.prepareMedia(new File([decoded], called), kinds, chosen);
        if (found.is === "refused") return found;
        let text = "";
        for (const byte of found.content) text += String.fromCharCode(byte);
        return { ...found, content: btoa(text) };
      },
      [name, bytes.toString("base64"), options] as const,
    )
    .then((found) => ({ content: "", ...found }));
  return { ...rest, content: Buffer.from(content, "base64") };
}

/** A photo of 24 megapixels, with soft and sharp parts. */
const scene = (width: number, height: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="${width}" height="${height}">
      <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2a6fb0"/><stop offset="1" stop-color="#f0d9b8"/></linearGradient></defs>
      <rect width="600" height="400" fill="url(#sky)"/>
      <circle cx="90" cy="90" r="50" fill="#d63a1e"/>
      <path d="M0 400 180 190 330 330 450 240 600 400" fill="#38513a"/>
      ${Array.from({ length: 40 }, (_, row) => `<path d="M${15 * row} 400v-${30 + ((row * 37) % 60)}" stroke="#1c2a1d" stroke-width="${1 + (row % 3)}"/>`).join("")}
    </svg>`),
  );
/** A photo that is worth making smaller: grain is what takes most bytes. */
const grainy = (width: number, height: number) => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } });
};
const location = { GPSLatitudeRef: "N", GPSLatitude: "33/1 26/1 54/1" };
/** As a phone takes it: on its side, with camera and place. */
const taken = (photo: Sharp) =>
  photo
    .withExif({ IFD0: { Make: "Camera maker" }, IFD3: location })
    .withMetadata({ orientation: 6 });

/** How alike two pictures are, in decibels. */
async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((each) => sharp(each).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b || a.length !== b.length) return 0;
  let squares = 0;
  for (let at = 0; at < a.length; at++) squares += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (squares / a.length));
}

/** Two pictures, each larger than a photo that stays as it is. */
function animation(): Sharp {
  const [width, height, channels] = [3300, 40, 3] as const;
  const raw = Buffer.alloc(width * height * channels, 90).fill(
    200,
    (width * height * channels) / 2,
  );
  return sharp(raw, { raw: { width, height, channels, pageHeight: height / 2 } });
}

describe("a photo of 24 megapixels", () => {
  let photo: Buffer;
  beforeAll(async () => {
    photo = await taken(scene(6000, 4000).removeAlpha()).jpeg({ quality: 97 }).toBuffer();
  });

  test("becomes a small one that is upright, alike, and doesn't tell where it was taken", async () => {
    const { content, ...found } = await prepared("IMG 0042.jpeg", photo);
    expect(found).toMatchObject({ is: "ready", stem: "img-0042", kind: "jpg" });
    expect(found).toMatchObject({
      measured: { width: 2133, height: 3200, format: "jpg", bytes: content.length },
    });
    const { width, height, orientation = 1, exif } = await sharp(content).metadata();
    expect([width, height, orientation, exif]).toEqual([2133, 3200, 1, undefined]);
    expect([await hasLocation(photo), await hasLocation(content)]).toEqual([true, false]);
    expect(content.length).toBeLessThan(photo.length);
    const resized = await sharp(photo).autoOrient().resize(2133, 3200, { fit: "fill" }).toBuffer();
    expect(await likeness(content, resized)).toBeGreaterThan(35);
  });
});

describe("only its camera data is removed from", () => {
  test.each([
    ["a photo that is small enough", "jpg", () => taken(scene(3200, 2000).removeAlpha()).jpeg()],
    [
      "a photo in AVIF, which browsers can't write",
      "avif",
      () => taken(grainy(3300, 220)).avif({ effort: 0 }),
    ],
    ["an animation in WebP", "webp", () => animation().webp({ effort: 0 })],
    ["an animation in GIF", "gif", () => animation().gif({ effort: 1 })],
  ])("%s", async (_what, kind, make) => {
    const original = await make().toBuffer();
    const found = await prepared(`a.${kind}`, original);
    expect(found).toMatchObject({ is: "ready", kind });
    expect(found.content.equals(withoutCameraData(original))).toBe(true);
  });

  test("an animation in PNG", async () => {
    const still = await grainy(6600, 110).png().toBuffer();
    const original = animatedPng(still);
    expect((await prepared("a.png", original)).content.equals(original)).toBe(true);
    expect(await prepared("a.png", still)).toMatchObject({ measured: { width: 3200 } });
  });

  test("a large photo that is restored", async () => {
    const original = await taken(grainy(3300, 220)).jpeg({ quality: 100 }).toBuffer();
    const found = await prepared("a.jpg", original, { isRestored: true });
    expect(found).toMatchObject({ note: "Camera data and location were removed." });
    expect(found.content.equals(withoutCameraData(original))).toBe(true);
  });
});

test("a photo with more colors than screens used to have keeps them", async () => {
  const background = { r: 255, g: 0, b: 0 };
  const red = sharp({ create: { width: 3300, height: 90, channels: 3, background } });
  const { icc } = await sharp(await red.clone().withIccProfile("p3").jpeg().toBuffer()).metadata();
  const vivid = withProfile(await red.jpeg({ quality: 100 }).toBuffer(), Buffer.from(icc ?? []));
  const { content, ...found } = await prepared("a.jpg", vivid);
  expect(found).toMatchObject({ measured: { width: 3200 } });
  expect(isWideGamut(content)).toBe(true);
  // In numbers of its own colors.
  const [r = 0, g = 0, b = 0] = await sharp(content).keepIccProfile().raw().toBuffer();
  expect([r > 250, g < 8, b < 8]).toEqual([true, true, true]);
});

test.each([
  ["without a color profile", (jpeg: Buffer) => jpeg],
  ["with a color profile", (jpeg: Buffer) => withProfile(jpeg, orangeProfile())],
])(
  "a large photo for printing %s keeps its inks, and a note says what that means",
  async (_how, change) => {
    const original = change(
      await printJpeg(printTiff(Array.from({ length: 210 }, () => [255, 0, 0, 0]))),
    );
    const { content, ...found } = await prepared("a.jpg", original);
    expect(content.equals(original)).toBe(true);
    expect(found).toMatchObject({
      measured: { width: 3360 },
      note: "Its colors are for printing (CMYK) and look different in each program. To be sure what visitors see, save it in RGB and add it again.",
    });
  },
);

describe("a damaged photo is refused", () => {
  const photo = () => taken(scene(400, 300)).removeAlpha();
  test.each([
    ["in JPEG, without its end", "jpg", (whole: Buffer) => whole.subarray(0, -300)],
    ["in PNG, without its end", "png", (whole: Buffer) => whole.subarray(0, -300)],
    ["in WebP, without its end", "webp", (whole: Buffer) => whole.subarray(0, -300)],
    ["in AVIF, without its end", "avif", (whole: Buffer) => whole.subarray(0, -300)],
    [
      "in PNG, with its pixels overwritten",
      "png",
      (whole: Buffer) => Buffer.from(whole).fill(7, whole.length - 2000, whole.length - 500),
    ],
    [
      "in JPEG, with nothing but a header",
      "jpg",
      (whole: Buffer) =>
        Buffer.concat([
          whole.subarray(0, whole.indexOf(Buffer.of(0xff, 0xda))),
          Buffer.of(0xff, 0xd9),
        ]),
    ],
  ] as const)("%s", async (_how, kind, damage) => {
    const whole = await photo()
      .toFormat(kind === "jpg" ? "jpeg" : kind)
      .toBuffer();
    const found = await prepared(`desk.${kind}`, damage(whole));
    expect(found).toMatchObject({
      is: "refused",
      reason: `desk.${kind} is damaged: browsers would show only part of it, or nothing. Copy it again from the original, or open it in a picture editor and save it again.`,
    });
  });
});

describe("a large photo isn't touched by a browser that", () => {
  const make = (kind: "jpg" | "webp") =>
    grainy(3300, 220)
      .withExif({ IFD3: location })
      .toFormat(kind === "jpg" ? "jpeg" : kind, { quality: 100 })
      .toBuffer();
  test.each(["jpg", "webp"] as const)("could write its format, for any other: %s", async (kind) => {
    const found = await prepared(`a.${kind}`, await make(kind));
    expect(found).toMatchObject({ kind, measured: { width: 3200, height: 213 } });
  });

  test.each([
    [
      "hides what is drawn",
      "jpg",
      () => {
        OffscreenCanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => {
          const noise = new ImageData(width, height);
          for (const at of noise.data.keys()) noise.data[at] = (at * 97) % 256;
          return noise;
        };
      },
    ],
    [
      "can't write its format",
      "webp",
      () => {
        const { convertToBlob } = OffscreenCanvas.prototype;
        OffscreenCanvas.prototype.convertToBlob = function toPng() {
          return convertToBlob.call(this, { type: "image/png" });
        };
      },
    ],
    [
      "would make it larger",
      "jpg",
      () => {
        OffscreenCanvas.prototype.convertToBlob = () =>
          Promise.resolve(new Blob([new Uint8Array(9_000_000)], { type: "image/jpeg" }));
      },
    ],
    [
      "doesn't turn it upright",
      "jpg",
      () => {
        const decode = createImageBitmap;
        globalThis.createImageBitmap = async (photo: ImageBitmapSource) => {
          const { width, height } = await decode(photo);
          return decode(new ImageData(height, width));
        };
      },
    ],
    [
      "has no memory left for it",
      "jpg",
      () => {
        OffscreenCanvas.prototype.getContext = () => null;
      },
    ],
  ] as const)("%s", async (_how, kind, change) => {
    const original = await make(kind);
    await page.evaluate(change);
    const found = await prepared(`a.${kind}`, original);
    expect(found).toMatchObject({
      is: "ready",
      note: "Camera data and location were removed.",
      measured: { width: 3300, height: 220 },
    });
    expect(found.content.equals(withoutCameraData(original))).toBe(true);
  });
});

test("a browser without canvases off the page uses one in the page", async () => {
  await page.evaluate(() => Reflect.deleteProperty(globalThis, "OffscreenCanvas"));
  const original = await taken(grainy(3300, 220)).jpeg({ quality: 100 }).toBuffer();
  expect(await prepared("a.jpg", original)).toMatchObject({
    measured: { width: 213, height: 3200 },
  });
});

describe("a photo that is transparent", () => {
  test.each(["png", "webp"] as const)("stays so in %s", async (kind) => {
    const disc = '<svg width="6400" height="200"><circle r="150"/></svg>';
    const cut = grainy(6400, 200).composite([{ input: Buffer.from(disc), blend: "dest-in" }]);
    const made = kind === "png" ? cut.png() : cut.webp({ quality: 100 });
    const original = await made.toBuffer();
    const found = await prepared(`a.${kind}`, original);
    expect(found).toMatchObject({ kind, measured: { width: 3200, height: 100 } });
    const { data, info } = await sharp(found.content).raw().toBuffer({ resolveWithObject: true });
    expect([info.channels, data[3], data.at(-1)]).toEqual([4, 255, 0]);
  });
});
