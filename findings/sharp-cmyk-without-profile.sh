#!/bin/sh
# sharp 0.35.5 makes other colors of a CMYK JPEG without a color profile than browsers show: it assumes a profile of its own.
# Valid input: pixels of one ink combination. Chromium 156 and Firefox 153 show red, green and blue as (255 - ink) *
# (255 - black) / 255, in an <img> and on a canvas. The inks themselves can be read with pipelineColourspace("cmyk").
# Seen (sharp; inks that sharp reads; the formula):
#   cyan: sharp 0,153,227; inks 255,0,0,0; formula 0,255,255
#   red: sharp 232,0,0; inks 0,255,255,0; formula 255,0,0
#   black: sharp 20,5,0; inks 0,0,0,255; formula 0,0,0
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5 >/dev/null
cat >run.cjs <<'JS'
const sharp = require("sharp");
// An uncompressed TIFF of 16 by 16 pixels (TIFF 6.0), because sharp reads raw pixels with four channels as RGB and alpha.
function tiff(inks) {
  const pixels = Buffer.concat(Array(256).fill(Buffer.from(inks)));
  const bits = Buffer.from([8, 0, 8, 0, 8, 0, 8, 0]);
  const entries = [[256, 16], [257, 16], [258, 8 + pixels.length, 4], [259, 1], [262, 5], [273, 8], [277, 4], [278, 16], [279, pixels.length]];
  const list = Buffer.alloc(2 + 12 * entries.length + 4);
  list.writeUInt16LE(entries.length);
  entries.forEach(([tag, value, count = 1], index) => {
    list.writeUInt16LE(tag, 2 + 12 * index);
    list.writeUInt16LE(count === 4 ? 3 : 4, 4 + 12 * index);
    list.writeUInt32LE(count, 6 + 12 * index);
    list.writeUInt32LE(value, 10 + 12 * index);
  });
  const head = Buffer.from("II*\0\0\0\0\0", "latin1");
  head.writeUInt32LE(8 + pixels.length + bits.length, 4);
  return Buffer.concat([head, pixels, bits, list]);
}
const inCmyk = (photo) => sharp(photo).pipelineColourspace("cmyk").toColourspace("cmyk");
const first = async (photo, count) => [...(await photo.raw().toBuffer()).subarray(0, count)];
(async () => {
  for (const [name, inks] of [["cyan", [255, 0, 0, 0]], ["red", [0, 255, 255, 0]], ["black", [0, 0, 0, 255]]]) {
    const jpeg = await inCmyk(tiff(inks)).jpeg({ quality: 100 }).toBuffer();
    const { space, hasProfile } = await sharp(jpeg).metadata();
    if (space !== "cmyk" || hasProfile) throw new Error(`${space} ${hasProfile}`);
    const read = await first(inCmyk(jpeg), 4);
    const formula = read.slice(0, 3).map((ink) => Math.round(((255 - ink) * (255 - read[3])) / 255));
    console.log(`${name}: sharp ${await first(sharp(jpeg), 3)}; inks ${read}; formula ${formula}`);
  }
})();
JS
node run.cjs | tee seen
cat >expected <<'TEXT'
cyan: sharp 0,153,227; inks 255,0,0,0; formula 0,255,255
red: sharp 232,0,0; inks 0,255,255,0; formula 255,0,0
black: sharp 20,5,0; inks 0,0,0,255; formula 0,0,0
TEXT
cmp seen expected
