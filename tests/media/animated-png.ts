// Makes an animation of one picture: sharp doesn't write any in PNG.
import { crc32 } from "node:zlib";

/** @param png without an animation */
export function animatedPng(png: Buffer): Buffer {
  // One picture, shown without end; its number, its size and its position, and a tenth of a second.
  const control = chunk("acTL", Buffer.of(0, 0, 0, 1, 0, 0, 0, 0));
  const size = png.subarray(16, 24);
  const frame = chunk(
    "fcTL",
    Buffer.concat([Buffer.alloc(4), size, Buffer.alloc(8), Buffer.of(0, 1, 0, 10, 0, 0)]),
  );
  return Buffer.concat([png.subarray(0, 33), control, frame, png.subarray(33)]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
