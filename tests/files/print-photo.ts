// Makes photos for printing (CMYK) from inks, and a small color profile for them.
import sharp from "sharp";

/** Cyan, magenta, yellow and black, from 0 to 255. */
export type Inks = readonly [number, number, number, number];

/** The side of each square of one color, in pixels: whole blocks of a JPEG. */
export const side = 16;

/** @returns a TIFF with a row of squares, which are upright */
export function printTiff(colors: readonly Inks[]): Buffer {
  const width = side * colors.length;
  const pixels = Buffer.alloc(width * side * 4);
  for (let at = 0; at < width * side; at++)
    pixels.set(colors[Math.floor((at % width) / side)] ?? [], at * 4);
  const bits = Buffer.alloc(8);
  for (let channel = 0; channel < 4; channel++) bits.writeUInt16LE(8, channel * 2);
  // TIFF 6.0: the pixels follow a header, the bits follow the pixels, and the list of tags follows those.
  const [pixelStart, bitStart] = [8, 8 + pixels.length];
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, 4, 1, width],
    [257, 4, 1, side],
    [258, 3, 4, bitStart],
    [259, 3, 1, 1],
    [262, 3, 1, 5],
    [273, 4, 1, pixelStart],
    [277, 3, 1, 4],
    [278, 4, 1, side],
    [279, 4, 1, pixels.length],
  ];
  const head = Buffer.from("II*\0\0\0\0\0", "latin1");
  head.writeUInt32LE(bitStart + bits.length, 4);
  const list = Buffer.alloc(2 + 12 * entries.length + 4);
  list.writeUInt16LE(entries.length);
  entries.forEach(([tag, type, count, value], index) => {
    const at = 2 + 12 * index;
    list.writeUInt16LE(tag, at);
    list.writeUInt16LE(type, at + 2);
    list.writeUInt32LE(count, at + 4);
    list.writeUInt32LE(value, at + 8);
  });
  return Buffer.concat([head, pixels, bits, list]);
}

/** @returns a JPEG with the same inks, without a color profile */
export function printJpeg(tiff: Buffer): Promise<Buffer> {
  return sharp(tiff)
    .pipelineColourspace("cmyk")
    .toColourspace("cmyk")
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/**
 * A color profile in which cyan is printed as orange, and every other ink as gray.
 * https://www.color.org/ICC_Minor_Revision_for_Web.pdf, section 6.5.7: a table with two entries for each ink.
 */
export function orangeProfile(space = "CMYK"): Buffer {
  // As "mft1" counts them: lightness to 255, and a and b from -128.
  const [paper, orange, gray] = [
    [255, 128, 128],
    [160, 176, 192],
    [80, 128, 128],
  ];
  const table = Array.from({ length: 16 }, (_, at) =>
    at === 0 ? paper : at === 8 ? orange : gray,
  );
  const ramp = Array.from({ length: 256 }, (_, value) => value);
  const head = Buffer.alloc(48);
  head.write("mft1", 0, "latin1");
  head.set([4, 3, 2, 0], 8);
  for (const diagonal of [0, 4, 8]) head.writeInt32BE(65_536, 12 + diagonal * 4);
  const colors = Buffer.concat([
    head,
    Buffer.from([
      ...ramp,
      ...ramp,
      ...ramp,
      ...ramp,
      ...table.flatMap((each) => each ?? []),
      ...ramp,
      ...ramp,
      ...ramp,
    ]),
  ]);
  const white = Buffer.alloc(20);
  white.write("XYZ ", 0, "latin1");
  [0xf6d6, 0x10000, 0xd32d].forEach((value, at) => white.writeInt32BE(value, 8 + 4 * at));
  const words = (name: string) =>
    Buffer.concat([Buffer.from(`${name}\0\0\0\0`, "latin1"), Buffer.alloc(24)]);
  const parts: [string, Buffer][] = [
    ["desc", descriptionOf("orange")],
    ["cprt", words("text")],
    ["wtpt", white],
    ["A2B0", colors],
    ["A2B1", colors],
  ];
  const directory = Buffer.alloc(4 + 12 * parts.length);
  directory.writeUInt32BE(parts.length);
  let start = 128 + directory.length;
  const padded = parts.map(([name, data], index) => {
    directory.write(name, 4 + 12 * index, "latin1");
    directory.writeUInt32BE(start, 8 + 12 * index);
    directory.writeUInt32BE(data.length, 12 + 12 * index);
    const whole = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    start += whole.length;
    return whole;
  });
  const header = Buffer.alloc(128);
  header.writeUInt32BE(start);
  header.writeUInt32BE(0x02_20_00_00, 8);
  header.write(`prtr${space}Lab `, 12, "latin1");
  header.write("acsp", 36, "latin1");
  [0xf6d6, 0x10000, 0xd32d].forEach((value, at) => header.writeInt32BE(value, 68 + 4 * at));
  return Buffer.concat([header, directory, ...padded]);
}

function descriptionOf(name: string): Buffer {
  const text = Buffer.alloc(12 + name.length + 1 + 78);
  text.write("desc", 0, "latin1");
  text.writeUInt32BE(name.length + 1, 8);
  text.write(name, 12, "latin1");
  return text;
}

/** @returns the JPEG with a color profile */
export function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const name = Buffer.from("ICC_PROFILE\0\x01\x01", "latin1");
  const length = Buffer.alloc(2);
  length.writeUInt16BE(2 + name.length + profile.length);
  const marker = Buffer.of(0xff, 0xe2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, length, name, profile, jpeg.subarray(2)]);
}
