// @vitest-environment node
// Photos as authors add them, and the versions that visitors get.
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { renditionsOf, type Rendition } from "../../src/content/resolve/renditions.ts";
import { inspectMedia, type MediaInspection } from "../../src/files/inspect-media.ts";
import { createPhotos, type Photos } from "../../src/files/photos.ts";
import { servedMedia } from "../../src/host/served-media.ts";

let folder: string;
let photos: Photos;
let photo: Buffer;

/** A camera's: lying on its side, and it says where it was taken. */
async function taken(width: number, height: number): Promise<Sharp> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const raw = sharp({ create: { width, height, channels: 3, background: "#888", noise } });
  return sharp(await raw.blur(3).png().toBuffer())
    .withExif({
      IFD0: { Make: "Camera maker" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 26/1 54/1" },
    })
    .withMetadata({ orientation: 6 });
}

async function look(name: string, content: Uint8Array): Promise<MediaInspection> {
  const path = join(folder, name);
  await writeFile(path, content);
  return inspectMedia(path, photos);
}

/** What is served of a photo, as it would be named. */
function renditions({ hash, measured }: MediaInspection): Rendition[] {
  return renditionsOf(`./media/desk-${hash}.${measured.format}`, measured);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "photos-"));
  photo = await (await taken(2400, 1800)).jpeg().toBuffer();
});
beforeEach(() => {
  photos = createPhotos(join(folder, "kept"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("a photo from a camera", () => {
  test("is measured as it is seen, and served in every size up to the widest place", async () => {
    const found = await look("desk.jpg", photo);
    expect(found.measured).toMatchObject({ kind: "jpg", format: "jpg", width: 1800, height: 2400 });
    const stem = `./media/desk-${found.hash}`;
    expect(renditions(found).map(({ address, width }) => `${address} ${width}`)).toEqual([
      `${stem}.jpg 1600`,
      `${stem}-logo.jpg 480`,
      `${stem}-480.webp 480`,
      `${stem}-800.webp 800`,
      `${stem}-1200.webp 1200`,
      `${stem}-1600.webp 1600`,
    ]);
  });

  test("is never taller than a copy can be", async () => {
    const tall = await sharp({
      create: { width: 900, height: 17_000, channels: 3, background: "#157" },
    })
      .jpeg()
      .toBuffer();
    const found = await look("tall.jpg", tall);
    expect(renditions(found).map(({ width }) => width)).toEqual([867, 480, 480, 800, 867]);
    for (const each of renditions(found)) {
      const made = await photos.make(join(folder, "tall.jpg"), each);
      expect((await sharp(made).metadata()).width).toBe(each.width);
    }
  });

  test("is upright, has the width and format in its name, and has no location or camera data", async () => {
    expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Camera maker");
    for (const each of renditions(await look("desk.jpg", photo))) {
      const made = await photos.make(join(folder, "desk.jpg"), each);
      const { format, width, height, exif, xmp, iptc, orientation } = await sharp(made).metadata();
      expect([format, width]).toEqual([each.format === "jpg" ? "jpeg" : each.format, each.width]);
      expect(height).toBe(Math.round((each.width * 4) / 3));
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(Buffer.from(made).toString("latin1")).not.toMatch(/Camera maker|Exif/);
    }
  });

  test("takes fewer bytes in WebP than in its own format", async () => {
    const all = renditions(await look("desk.jpg", photo));
    const bytes = await Promise.all(
      [all[0], all.at(-1)].map(
        async (each) => each && (await photos.make(join(folder, "desk.jpg"), each)).length,
      ),
    );
    expect(bytes[1]).toBeLessThan(bytes[0] ?? 0);
  });
});

describe("a cropped photo", () => {
  test("is cut out of the upright photo, in every size that fits", async () => {
    const found = await look("desk.jpg", photo);
    const address = `./media/desk-${found.hash}.jpg`;
    const path = join(folder, "desk.jpg");
    const served = servedMedia([{ ...found, path, address }], photos);
    const crop = `./media/desk-${found.hash}-crop-900-0-900-1200`;
    const make = async (end: string) => sharp(await served.get(`${crop}${end}`)?.()).metadata();
    expect(await make(".jpg")).toMatchObject({ format: "jpeg", width: 900, height: 1200 });
    expect(await make("-480.webp")).toMatchObject({ format: "webp", width: 480, height: 640 });
    // The original is still served, too.
    expect(served.get(address)).toBeDefined();
  });

  test("is none of another size, nor a part outside the photo", async () => {
    const found = await look("desk.jpg", photo);
    const address = `./media/desk-${found.hash}.jpg`;
    const served = servedMedia([{ ...found, path: join(folder, "desk.jpg"), address }], photos);
    const stem = `./media/desk-${found.hash}-crop`;
    for (const wrong of ["-900-0-901-1200.jpg", "-0-0-0-10.jpg", "-0-0-900-1200-481.webp"])
      expect(served.get(`${stem}${wrong}`)).toBeUndefined();
    expect(served.get("./media/other-crop-0-0-10-10.jpg")).toBeUndefined();
  });
});

describe("a rendition of a photo", () => {
  test("is cached, so a second build doesn't need the photo", async () => {
    const [own] = renditions(await look("kept.jpg", photo));
    if (!own) throw new Error("There is no rendition.");
    const first = await photos.make(join(folder, "kept.jpg"), own);
    await rm(join(folder, "kept.jpg"));
    const again = await createPhotos(join(folder, "kept")).make(join(folder, "kept.jpg"), own);
    expect(Buffer.from(again).equals(first)).toBe(true);
    // No half of a file is ever there under a name.
    expect(
      (await readdir(join(folder, "kept"))).filter((name) => !/\.(json|jpg|webp)$/.test(name)),
    ).toEqual([]);
  });

  test("is made even if the cache can't be written", async () => {
    await writeFile(join(folder, "a-file"), "");
    photos = createPhotos(join(folder, "a-file", "kept"));
    const [own] = renditions(await look("desk.jpg", photo));
    expect(own && (await photos.make(join(folder, "desk.jpg"), own)).length).toBeGreaterThan(1000);
  });

  test("is made again if its file in the cache is empty, as after a power failure", async () => {
    const found = await look("desk.jpg", photo);
    const [, , small] = renditions(found);
    if (!small) throw new Error("There is no small copy");
    const cache = join(folder, "kept");
    const made = await photos.make(join(folder, "desk.jpg"), small);
    for (const name of await readdir(cache))
      if (name.includes(found.hash)) await writeFile(join(cache, name), "");
    expect(await photos.look(photo, "jpg")).toMatchObject({ width: 1800, height: 2400 });
    expect(await photos.make(join(folder, "desk.jpg"), small)).toEqual(made);
  });

  test("is never another photo's that took its place meanwhile", async () => {
    const [own] = renditions(
      await look("replaced.jpg", await (await taken(900, 600)).jpeg().toBuffer()),
    );
    await writeFile(join(folder, "replaced.jpg"), photo);
    await expect(own && photos.make(join(folder, "replaced.jpg"), own)).rejects.toThrow(
      "has changed",
    );
  });
});

describe("a photo of another kind", () => {
  test.each([
    ["png", "webp", "png"],
    ["webp", "webp", "webp"],
    ["avif", "avif", "webp"],
    ["tiff", "webp", "jpg"],
  ] as const)("%s is served as %s and %s", async (kind, sizes, format) => {
    const content = await (await taken(60, 40)).toFormat(kind).toBuffer();
    const found = await look(`small.${kind}`, content);
    expect(found.measured).toMatchObject({ kind, format, width: 40, height: 60 });
    const formats = renditions(found).map(
      ({ address, width }) => `${address.replace(/.*\./, "")} ${width}`,
    );
    expect(formats).toEqual([`${format} 40`, `${format} 40`, `${sizes} 40`]);
  });

  test("keeps its transparency", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const content = await sharp({
      create: { width: 50, height: 50, channels: 4, background: clear },
    })
      .png()
      .toBuffer();
    for (const each of renditions(await look("clear.png", content))) {
      const made = await photos.make(join(folder, "clear.png"), each);
      expect((await sharp(made).stats()).isOpaque).toBe(false);
    }
  });

  test("that moves is served as it is", async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const moving = await sharp([await frame("red"), await frame("blue")], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    const { measured } = await look("moving.webp", moving);
    expect(measured).toMatchObject({ kind: "webp", width: 8, height: 8 });
    expect(measured.format).toBeUndefined();
  });

  test("that moves is served as it is, also as a PNG, although sharp knows only its first picture", async () => {
    const still = await (await taken(60, 40)).png().toBuffer();
    const pixels = still.indexOf("IDAT") - 4;
    // Two pictures, shown again and again (https://www.w3.org/TR/png-3/#acTL-chunk).
    const moves = chunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    const moving = Buffer.concat([still.subarray(0, pixels), moves, still.subarray(pixels)]);
    const { measured } = await look("moving.png", moving);
    expect(measured).toMatchObject({ kind: "png", width: 40, height: 60 });
    expect(measured.format).toBeUndefined();
  });

  test("is recognized by its content and not by its name", async () => {
    const content = await (await taken(60, 40)).jpeg().toBuffer();
    expect((await look("called.png", content)).measured).toMatchObject({
      kind: "jpg",
      format: "jpg",
    });
  });
});

describe("a photo that can't be read", () => {
  test.each(["png", "jpeg", "webp"] as const)("%s with its end missing", async (kind) => {
    const whole = await (await taken(300, 200)).toFormat(kind).toBuffer();
    const { measured } = await look(`cut.${kind}`, whole.subarray(0, whole.length * 0.6));
    expect(measured.flaw).toEqual({ why: "damaged" });
    expect(measured.format).toBeUndefined();
  });

  test("can be shown once it is fixed", async () => {
    const whole = await (await taken(300, 200)).png().toBuffer();
    expect((await look("mended.png", whole.subarray(0, 9000))).measured.flaw).toBeDefined();
    expect((await look("mended.png", whole)).measured.flaw).toBeUndefined();
  });

  test("is never decoded if it has more pixels than fit in memory", async () => {
    const { measured } = await look("bomb.png", bomb(40_000, 30_000));
    expect(measured.flaw).toEqual({ why: "huge", width: 40_000, height: 30_000 });
    expect(measured.bytes).toBeLessThan(200);
  });
});

/** A PNG that says that it is so large, and whose pixels are missing. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(64))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

/** As the PNG specification gives it. https://www.w3.org/TR/png-3/#D-CRCAppendix */
function crc(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe("a photo from a phone that browsers don't show", () => {
  /** The first part of such a file: what it is, and which readers can read it. */
  const head = (brand: string, ...readable: string[]) =>
    Buffer.concat([
      Buffer.from([0, 0, 0, 16 + 4 * readable.length]),
      Buffer.from(`ftyp${brand}\0\0\0\0${readable.join("")}`, "latin1"),
      Buffer.alloc(4000, 7),
    ]);

  test.each([
    ["heic", ["mif1", "heic"]],
    ["heic", ["mif1", "MiHE", "miaf", "heic"]],
    ["mif1", ["mif1", "heic"]],
  ])("is recognized by its content, whatever its name says: %s %s", async (brand, readable) => {
    const { measured } = await look("desk.jpg", head(brand, ...readable));
    expect(measured.kind).toBe("heic");
  });

  test("is not an AVIF, which begins much alike", async () => {
    const { measured } = await look("desk.jpg", head("mif1", "mif1", "avif", "miaf"));
    expect(measured.kind).not.toBe("heic");
  });
});
