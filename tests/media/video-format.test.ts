// How a video is encoded decides where it plays, and that is in its boxes, wherever they are.
import fc from "fast-check";
import { expect, test } from "vitest";
import { measureMedia } from "../../src/media/measure-media.ts";

type Bytes = Buffer<ArrayBuffer>;

const box = (name: string, ...inner: Bytes[]): Bytes => {
  const content = Buffer.concat(inner);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, content]);
};
/** The same with its length in eight bytes. */
const longBox = (name: string, ...inner: Bytes[]): Bytes => {
  const content = Buffer.concat(inner);
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(name, 4, "latin1");
  head.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([head, content]);
};
const track = (handler: string, format: string) =>
  box(
    "trak",
    box("tkhd", Buffer.alloc(84)),
    box(
      "mdia",
      box("hdlr", Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13)),
      box("minf", box("stbl", box("stsd", Buffer.alloc(8), box(format, Buffer.alloc(78))))),
    ),
  );
const start = box("ftyp", Buffer.from("isom\0\0\x02\0isomiso2mp41", "latin1"));
const pixels = box("mdat", Buffer.from("hvc1 and hev1 among the pixels"));
const video = (format: string, make = box) =>
  make("moov", box("mvhd", Buffer.alloc(100)), track("soun", "mp4a"), track("vide", format));
const found = async (...boxes: Bytes[]) => (await measureMedia(Buffer.concat(boxes))).unplayable;

test.each(["avc1", "avc3", "av01", "vp08", "vp09"])("%s plays in all browsers", async (format) => {
  expect(await found(start, video(format), pixels)).toBeUndefined();
});

test.each(["hvc1", "hev1", "dvh1", "mp4v", "ap4h", "s263", "jpeg", "vvc1"])(
  "%s doesn't, wherever the file says it",
  async (format) => {
    expect(await found(start, video(format), pixels)).toBe(format);
    expect(await found(start, pixels, video(format))).toBe(format);
    expect(await found(start, longBox("mdat", pixels), video(format, longBox))).toBe(format);
  },
);

test("what is only heard isn't judged, and a file without tracks neither", async () => {
  expect(await found(start, box("moov", track("soun", "mp4a")))).toBeUndefined();
  expect(await found(start, pixels)).toBeUndefined();
});

test("a broken or nested file is read to its end", async () => {
  const whole = Buffer.concat([start, video("hvc1"), pixels]);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length - 1),
      fc.nat(255),
      fc.nat(whole.length),
      async (at, byte, length) => {
        const broken = Buffer.from(whole);
        if (at >= start.length) broken[at] = byte;
        await measureMedia(broken.subarray(0, length));
      },
    ),
  );
  const nested = Buffer.concat(Array.from({ length: 100_000 }, () => Buffer.from("\0\0\0\0moov")));
  expect(await found(start, nested)).toBeUndefined();
});

test.each([
  ["webm", "webm"],
  ["matroska", "mkv"],
])("a file of type %s is %s", async (type, kind) => {
  const head = [0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82];
  const length = [[0x80 | type.length], [0x40, type.length], [1, 0, 0, 0, 0, 0, 0, type.length]];
  for (const size of length) {
    const file = Buffer.concat([Buffer.from([...head, ...size]), Buffer.from(type), pixels]);
    expect((await measureMedia(file)).kind).toBe(kind);
  }
});
