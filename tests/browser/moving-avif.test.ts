// A moving AVIF moves in the browser at the size that it is measured with.
import { readFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { expect, inject, test } from "vitest";
import { measureMedia } from "../../src/media/measure-media.ts";

test.each([
  ["avis", true],
  ["msf1", true],
  ["avif", false],
])("an AVIF whose main brand is %s moves: %s", async (brand, moves) => {
  const content = await readFile("tests/fixtures/media/moving.avif");
  content.write(brand, 8, "latin1");
  const browser = await chromium.connect(inject("browserEndpoint"));
  const page = await browser.newPage();
  // Decoders are only for pages that are served safely.
  await page.route("https://localhost/", (route) =>
    route.fulfill({ body: "<!doctype html><title>A</title>", contentType: "text/html" }),
  );
  await page.goto("https://localhost/");
  const shown = await page.evaluate(async (encoded) => {
    const data = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([data], { type: "image/avif" }));
    const decoder = new ImageDecoder({ data, type: "image/avif" });
    await decoder.tracks.ready;
    return { width, height, moves: decoder.tracks.selectedTrack?.animated };
  }, content.toString("base64"));
  const { width, height, moves: hasMoves = false } = await measureMedia(content);
  expect({ width, height, moves: hasMoves }).toEqual(shown);
  expect(hasMoves).toBe(moves);
  await browser.close();
});
