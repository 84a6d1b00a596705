// What is refused, and what is prepared without a canvas; photos are made smaller in tests/browser/prepare-media.test.ts.
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { withoutCameraData } from "../../src/media/camera-data/camera-data.ts";
import { notLoaded } from "../../src/media/load-code.ts";
import { measureUndecoded } from "../../src/media/measure-undecoded.ts";
import { prepareMedia } from "../../src/media/prepare-media.ts";

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } });
const location = { GPSLatitudeRef: "N", GPSLatitude: "33/1 26/1 54/1" };
const kinds = ["png", "svg", "jpg"];
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';

test.each([
  ["a web page that is called a picture", "x.png", "<!doctype html><p>Hello", "isn't a picture"],
  ["a photo that only a phone shows", "IMG_1.HEIC", heic, "Share it from the phone as JPEG"],
  ["a drawing with a script", "a.svg", script, "a.svg contains <script>, which would run"],
  ["a PDF where a picture is wanted", "prices.pdf", "%PDF-1.4", "isn't a picture"],
  ["nothing", "empty.png", "", "isn't a picture"],
])("%s is refused in the check's words", async (_what, name, content, words) => {
  const found = await prepareMedia(new File([content], name), kinds);
  expect(found).toEqual({ is: "refused", reason: expect.stringContaining(words) as unknown });
});

test("a drawing whose check can't be loaded is refused with what to do, and added once it can be", async () => {
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg" />'], "a.svg");
  vi.doMock("../../src/media/drawings.ts", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await prepareMedia(drawing, kinds)).toEqual({ is: "refused", reason: notLoaded });
  vi.doUnmock("../../src/media/drawings.ts");
  expect(await prepareMedia(drawing, kinds)).toMatchObject({ is: "ready", kind: "svg" });
});

test("a photo without its end is refused", async () => {
  const half = (await photo().jpeg().toBuffer()).subarray(0, -30);
  expect(await prepareMedia(new File([half], "half.jpg"), kinds)).toMatchObject({
    reason: expect.stringContaining("half.jpg is damaged") as unknown,
  });
});

test("a photo that would take too much memory is refused before it is decoded", async () => {
  const png = await photo().png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  expect(await prepareMedia(new File([png], "huge.png"), kinds)).toMatchObject({
    reason: expect.stringContaining("huge.png is 60,000 pixels wide and 60,000 high") as unknown,
  });
});

test("a file that is too large isn't read, and the message has the store's limit", async () => {
  const file = new File([new Uint8Array(2_500_001)], "desk.jpg");
  file.arrayBuffer = () => Promise.reject(new Error("It must not be read."));
  expect(await prepareMedia(file, kinds, { largest: 2_500_000 })).toEqual({
    is: "refused",
    reason:
      "desk.jpg is larger than 2.5\u00a0MB. Save a smaller version, for example 4,000 pixels on its longer side.",
  });
});

test("a file that was moved after it was chosen is refused with what to do", async () => {
  const file = new File(["x"], "desk.jpg");
  file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
  expect(await prepareMedia(file, kinds)).toEqual({
    is: "refused",
    reason: "desk.jpg can't be read. Check that it is still there, then add it again.",
  });
});

test("a photo loses camera and location, and is named after what it is", async () => {
  const taken = photo().withExif({ IFD3: location }).withMetadata({ orientation: 6 });
  const original = await taken.jpeg().toBuffer();
  const found = await prepareMedia(new File([original], "Größe Ü.png"), kinds);
  const content = withoutCameraData(original);
  expect(found).toEqual({
    is: "ready",
    stem: "grosse-u",
    kind: "jpg",
    content,
    measured: { bytes: content.length, kind: "jpg", format: "jpg", width: 40, height: 60 },
    note: "Camera data and location were removed.",
  });
});

test("a document passes as it is, and nothing is reported about it", async () => {
  const pdf = Buffer.from("%PDF-1.4 GPSLatitude");
  expect(await prepareMedia(new File([pdf], "Prices 2026.pdf"), ["pdf"])).toEqual({
    is: "ready",
    stem: "prices-2026",
    kind: "pdf",
    content: new Uint8Array(pdf),
    measured: { bytes: pdf.length, kind: "pdf" },
  });
});

test("a photo is measured upright, and with the format that the build makes of it", async () => {
  const avif = await photo().avif({ effort: 0 }).toBuffer();
  const turned = await photo().withMetadata({ orientation: 8 }).webp().toBuffer();
  const gif = await photo().gif().toBuffer();
  expect(await Promise.all([avif, turned, gif].map((each) => measureUndecoded(each)))).toEqual([
    { bytes: avif.length, kind: "avif", format: "webp", width: 60, height: 40 },
    { bytes: turned.length, kind: "webp", format: "webp", width: 40, height: 60 },
    { bytes: gif.length, kind: "gif", width: 60, height: 40 },
  ]);
});
