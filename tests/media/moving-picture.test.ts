// @vitest-environment node
// What the check, the build and the editor say of pictures that move, the same for each format.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renditionsOf } from "../../src/content/resolve/renditions.ts";
import { addMedia } from "../../src/files/add-media.ts";
import { inspectMedia } from "../../src/files/inspect-media.ts";
import { createPhotos } from "../../src/files/photos.ts";
import { measureUndecoded } from "../../src/media/measure-undecoded.ts";
import { isMoving } from "../../src/media/moving-picture.ts";
import { prepareMedia } from "../../src/media/prepare-media.ts";
import { animatedPng } from "./animated-png.ts";

let folder: string;
let files: Map<string, Buffer>;

const frame = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
const avif = () => readFile("tests/fixtures/media/moving.avif");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "moving-"));
  const [red, blue] = [await frame("red"), await frame("blue")];
  const moving = sharp([red, blue], { join: { animated: true } });
  files = new Map([
    ["gif", await moving.clone().gif().toBuffer()],
    ["webp", await moving.clone().webp().toBuffer()],
    ["png", animatedPng(red)],
    ["avif", await avif()],
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

const kinds = ["gif", "webp", "png", "avif"];
const contentOf = (kind: string) => files.get(kind) ?? Buffer.alloc(0);

describe.each(kinds)("a moving picture in %s", (kind) => {
  const known = { kind, width: 64, height: 48, moves: true };

  test("is served unchanged, so that it moves on the site", async () => {
    const path = join(folder, `moving.${kind}`);
    await writeFile(path, contentOf(kind));
    const { measured } = await inspectMedia(path, createPhotos(join(folder, "cache")));
    expect(measured).toEqual({ ...known, bytes: contentOf(kind).length });
    expect(renditionsOf(`./media/moving.${kind}`, measured)).toEqual([]);
  });

  test("is measured the same by the editor on the web, which adds it as it is", async () => {
    const content = contentOf(kind);
    expect(await measureUndecoded(content)).toEqual({ ...known, bytes: content.length });
    const added = await prepareMedia(new File([new Uint8Array(content)], `moving.${kind}`), kinds);
    expect(added).toMatchObject({ is: "ready", kind, measured: known });
    expect(added.is === "ready" && Buffer.from(added.content).equals(content)).toBe(true);
  });

  test("is added by the local editor", async () => {
    const content = contentOf(kind);
    const site = await mkdtemp(join(folder, "site-"));
    const name = await addMedia(site, { name: `moving.${kind}`, kinds, content });
    expect((await readFile(join(site, name))).equals(content)).toBe(true);
  });
});

test.each(kinds)("a still picture in %s doesn't move", async (kind) => {
  const red = sharp(await frame("red"));
  const made =
    kind === "gif"
      ? red.gif()
      : kind === "webp"
        ? red.webp()
        : kind === "png"
          ? red.png()
          : red.avif();
  const content = await made.toBuffer();
  expect(isMoving(content, kind)).toBe(false);
  expect(await measureUndecoded(content)).not.toHaveProperty("moves");
});

test("a GIF whose first picture has colors of its own still has a second one", async () => {
  const colors = Buffer.alloc(6);
  const picture = Buffer.concat([
    Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80]),
    colors,
    Buffer.from([2, 2, 0x4c, 1, 0]),
  ]);
  const head = Buffer.from("GIF89a\x01\0\x01\0\0\0\0", "latin1");
  const end = Buffer.of(0x3b);
  expect(isMoving(Buffer.concat([head, picture, end]), "gif")).toBe(false);
  expect(isMoving(Buffer.concat([head, picture, picture, end]), "gif")).toBe(true);
});

describe("an AVIF with several pictures", () => {
  test("is one picture if its main brand says so: browsers show only that", async () => {
    const still = await avif();
    still.write("avif", 8, "latin1");
    expect(isMoving(still, "avif")).toBe(false);
  });

  test("is damaged without its end", async () => {
    const whole = await avif();
    const path = join(folder, "cut.avif");
    await writeFile(path, whole.subarray(0, -30));
    const { measured } = await inspectMedia(path, createPhotos(join(folder, "cache")));
    expect(measured.flaw).toEqual({ why: "damaged" });
  });

  test("never stops the reading, wherever it is cut off", async () => {
    const whole = await avif();
    for (let length = 0; length < whole.length; length += 3) {
      const { bytes } = await measureUndecoded(whole.subarray(0, length));
      expect(bytes).toBe(length);
    }
  });
});
