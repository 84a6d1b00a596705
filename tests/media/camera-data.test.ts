// @vitest-environment node
// Camera data is removed from a photo, and every pixel stays the same.
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { measureUndecoded } from "../../src/media/measure-undecoded.ts";
import {
  orientationOf,
  hasLocation,
  withoutCameraData,
} from "../../src/media/camera-data/camera-data.ts";

const place = { GPSLatitudeRef: "N", GPSLatitude: "33/1 26/1 54/1" };
const camera = { IFD0: { Make: "Camera maker", Artist: "Ann" } };
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="33,26.9N" exif:Note="Said by XMP"/></rdf:RDF></x:xmpmeta>';

let noise: Buffer;
beforeAll(async () => {
  const create = { width: 60, height: 40, channels: 3, background: "#888" } as const;
  const raw = sharp({ create: { ...create, noise: { type: "gaussian", mean: 128, sigma: 40 } } });
  noise = await raw.png().toBuffer();
});

/** Lying on its side, in the colors of a phone. */
const photo = () => sharp(noise).withIccProfile("p3");
const taken = () =>
  photo()
    .withExif({ ...camera, IFD3: place })
    .withMetadata({ orientation: 6, icc: "p3" });
const as = { jpeg: {}, png: {}, webp: { quality: 80 }, avif: { effort: 0 } } as const;
type Kind = keyof typeof as;
const write = (image: Sharp, kind: Kind) => image.toFormat(kind, as[kind]).toBuffer();
const kinds = Object.keys(as) as Kind[];

/** What visitors see of it. */
async function seen(content: Uint8Array) {
  const { orientation = 1, icc } = await sharp(content).metadata();
  const pixels = await sharp(content).autoOrient().raw().toBuffer({ resolveWithObject: true });
  return { orientation, icc: icc?.toString("hex"), ...pixels };
}

describe.each(kinds)("a photo in %s", (kind) => {
  test("loses camera and place, and nothing that is seen of it", async () => {
    const before = await write(taken().withXmp(xmp), kind);
    expect(before.includes("Camera maker")).toBe(true);
    const after = withoutCameraData(before);
    const left = Buffer.from(after).toString("latin1");
    expect(
      ["Camera maker", "Said by XMP", "x:xmpmeta", "GPSLatitude"].filter((each) =>
        left.includes(each),
      ),
    ).toEqual([]);
    const [was, is] = [await seen(before), await seen(after)];
    expect(is.info).toEqual(was.info);
    expect([is.data.equals(was.data), is.icc, is.orientation]).toEqual([
      true,
      was.icc,
      was.orientation,
    ]);
    expect([was.info.width, typeof was.icc]).toEqual([40, "string"]);
  });

  test("without anything to lose stays the same to the byte, as it does the second time", async () => {
    const plain = await write(photo(), kind);
    expect(Buffer.from(withoutCameraData(plain)).equals(plain)).toBe(true);
    const once = withoutCameraData(await write(taken(), kind));
    expect(Buffer.from(withoutCameraData(once)).equals(once)).toBe(true);
  });

  test("tells its place in Exif or XMP until that is gone", async () => {
    const inExif = await write(taken(), kind);
    const inXmp = await write(photo().withXmp(xmp), kind);
    const without = await write(photo().withExif(camera), kind);
    const tell = (photos: readonly Uint8Array[]) => Promise.all(photos.map(hasLocation));
    expect(await tell([inExif, inXmp, without])).toEqual([true, true, false]);
    expect(await tell([inExif, inXmp].map(withoutCameraData))).toEqual([false, false]);
  });

  test("that ends in the middle is read to its end", async () => {
    const whole = await write(taken(), kind);
    for (let length = 0; length < whole.length; length += 97) {
      const cut = whole.subarray(0, length);
      expect(withoutCameraData(cut).length).toBeLessThanOrEqual(length + 100);
      await hasLocation(cut);
    }
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a PNG with orientation %i after its pixels, where nobody reads it, is seen as before",
  async (orientation) => {
    const read = await write(
      photo().withExif({ IFD3: place }).withMetadata({ orientation }),
      "png",
    );
    const late = withLateExif(read);
    expect([orientationOf(read), orientationOf(late)]).toEqual([orientation, 1]);
    expect(await hasLocation(late)).toBe(true);
    const after = withoutCameraData(late);
    const [was, is] = [await seen(late), await seen(after)];
    expect([is.data.equals(was.data), is.info, is.orientation]).toEqual([true, was.info, 1]);
    expect(Buffer.from(after).includes("eXIf")).toBe(false);
  },
);

test.each([1, 3, 6, 8])(
  "an AVIF with orientation %i is measured as it is seen",
  async (orientation) => {
    const turned = await write(photo().withMetadata({ orientation }), "avif");
    for (const content of [turned, withoutCameraData(turned)]) {
      const { autoOrient } = await sharp(content).metadata();
      expect(await measureUndecoded(content)).toMatchObject(autoOrient);
    }
  },
);

/** A PNG whose Exif is moved to its end, where ImageMagick 6 writes it. */
function withLateExif(png: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    chunks.push(png.subarray(at, at + 12 + png.readUInt32BE(at)));
  const isNamed = (name: string) => (chunk: Buffer) => chunk.toString("latin1", 4, 8) === name;
  const [exif, end] = ["eXIf", "IEND"].map((name) => chunks.filter(isNamed(name)));
  const others = chunks.filter((chunk) => !isNamed("eXIf")(chunk) && !isNamed("IEND")(chunk));
  return Buffer.concat([png.subarray(0, 8), ...others, ...(exif ?? []), ...(end ?? [])]);
}

test("a JPEG loses captions, comments, and the film that a phone puts after it", async () => {
  const whole = await write(photo(), "jpeg");
  const segment = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
  const written = Buffer.concat([
    whole.subarray(0, 2),
    segment(0xed, "Photoshop 3.0\0Phoenix"),
    segment(0xfe, "Taken at home"),
    whole.subarray(2),
    Buffer.from("ftypmp42 GPSLatitude"),
  ]);
  expect(Buffer.from(withoutCameraData(written)).equals(whole)).toBe(true);
});

/** A TIFF with a list of tags of its own at its end, as a camera writes it. sharp leaves these out. */
function withTags(tiff: Buffer): Buffer {
  const start = tiff.readUInt32LE(4);
  const count = tiff.readUInt16LE(start);
  const entry = (tag: number, type: number, length: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(length, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const list = (entries: readonly Buffer[]) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(entries.length);
    return Buffer.concat([length, ...entries, Buffer.alloc(4)]);
  };
  const maker = Buffer.from("Camera maker\0\0");
  const gps = list([entry(2, 5, 3, tiff.length)]);
  const own = Array.from({ length: count }, (_, index) =>
    tiff.subarray(start + 2 + 12 * index, start + 14 + 12 * index),
  );
  const added = [
    entry(0x010f, 2, maker.length, tiff.length),
    entry(0x8825, 4, 1, tiff.length + maker.length),
  ];
  const all = [...own, ...added].sort((a, b) => a.readUInt16LE() - b.readUInt16LE());
  const whole = Buffer.concat([tiff, maker, gps, list(all)]);
  whole.writeUInt32LE(tiff.length + maker.length + gps.length, 4);
  return whole;
}

test("a TIFF loses camera and place, too, and stays the same without them", async () => {
  const plain = await photo().tiff().toBuffer();
  const before = withTags(plain);
  const after = withoutCameraData(before);
  expect([before.includes("Camera maker"), await hasLocation(before)]).toEqual([true, true]);
  expect([Buffer.from(after).includes("Camera maker"), await hasLocation(after)]).toEqual([
    false,
    false,
  ]);
  const [was, is] = [await seen(plain), await seen(after)];
  expect([is.data.equals(was.data), is.icc]).toEqual([true, was.icc]);
  expect(withoutCameraData(after)).toEqual(after);
  expect(withoutCameraData(plain)).toEqual(new Uint8Array(plain));
  for (let length = 0; length < before.length; length += 97)
    withoutCameraData(before.subarray(0, length));
});

test("a progressive JPEG keeps all its scans", async () => {
  const before = await taken().jpeg({ progressive: true }).toBuffer();
  const after = withoutCameraData(before);
  expect((await seen(after)).data.equals((await seen(before)).data)).toBe(true);
  expect(await hasLocation(after)).toBe(false);
});

test("a file that isn't a photo stays as it is", async () => {
  const pdf = Buffer.from("%PDF-1.4 GPSLatitude");
  expect([withoutCameraData(pdf), await hasLocation(pdf)]).toEqual([pdf, false]);
});

describe("a text that a program compressed into a PNG", () => {
  const words = deflateSync(`Taken at exif:GPSLatitude="33,26.9N" ${"and ".repeat(9000)}`);
  /** Readers skip the chunk's checksum, and so does this. */
  const withChunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const end = noise.length - 12;
    const chunk = [length, Buffer.from(name), data, Buffer.alloc(4)];
    return Buffer.concat([noise.subarray(0, end), ...chunk, noise.subarray(end)]);
  };
  test.each([
    ["tells its place", "zTXt", Buffer.concat([Buffer.from("XML\0\0"), words])],
    ["tells its place, too", "iTXt", Buffer.concat([Buffer.from("XML\0\x01\0en\0XML\0"), words])],
    [
      "tells it in a damaged text",
      "zTXt",
      Buffer.concat([Buffer.from("X\0\0"), words.subarray(0, -9)]),
    ],
  ])("%s", async (_what, name, data) => {
    const written = withChunk(name, data);
    expect(await hasLocation(written)).toBe(true);
    expect(await hasLocation(withoutCameraData(written))).toBe(false);
    expect(Buffer.from(withoutCameraData(written)).equals(noise)).toBe(true);
  });

  test("isn't read on without end", async () => {
    const long = deflateSync(`${" ".repeat(10_500_000)}exif:GPSLatitude="33,26.9N"`);
    expect(await hasLocation(withChunk("zTXt", Buffer.concat([Buffer.from("X\0\0"), long])))).toBe(
      false,
    );
  });
});
