// @vitest-environment node
// How a JPEG says that it is for printing, or encoded in a way that browsers can't show.
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isForPrinting, isShownByBrowsers } from "../../src/media/jpeg-frame.ts";

const gray = sharp({ create: { width: 40, height: 30, channels: 3, background: "#888" } });

test("only a JPEG with four inks is for printing", async () => {
  expect(isForPrinting(await readFile("tests/fixtures/media/cyan.jpg"))).toBe(true);
  expect(isForPrinting(await gray.clone().jpeg().toBuffer())).toBe(false);
  expect(isForPrinting(Buffer.from("GIF89a"))).toBe(false);
});

test.each([
  ["baseline", false],
  ["progressive", true],
])("browsers show a %s JPEG", async (_name, progressive) => {
  expect(isShownByBrowsers(await gray.clone().jpeg({ progressive }).toBuffer())).toBe(true);
});

test.each([
  ["without loss", 0xc3, 8],
  ["with arithmetic coding", 0xc9, 8],
  ["with 12 bits", 0xc1, 12],
])("browsers don't show a JPEG that is encoded %s", async (_how, marker, bits) => {
  const jpeg = await gray.clone().jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.of(0xff, 0xc0));
  jpeg[frame + 1] = marker;
  jpeg[frame + 4] = bits;
  expect(isShownByBrowsers(jpeg)).toBe(false);
  expect(isShownByBrowsers(jpeg.subarray(0, frame))).toBe(false);
});
