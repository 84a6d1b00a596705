// @vitest-environment node
// What visitors get of photos with a focus point, from the content to the pixels.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inspectMedia } from "../../src/files/inspect-media.ts";
import { createPhotos, photoHash } from "../../src/files/photos.ts";
import { mediaFiles, servedMedia } from "../../src/host/served-media.ts";
import { renderSite } from "../../src/site/render.tsx";
import { base, compileFiles } from "../content/base.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "focus-"));
});
afterAll(() => rm(folder, { recursive: true }));

const colors = ["red", "lime", "blue"] as const;
const names: Readonly<Record<string, string>> = {
  "255,0,0": "red",
  "0,255,0": "green",
  "0,0,255": "blue",
};

/** Three squares of 30 by 30 pixels: red, green and blue, beside each other or below each other. */
async function draw(way: "beside" | "below"): Promise<Buffer> {
  const squares = colors.map((background, index) => ({
    input: { create: { width: 30, height: 30, channels: 3 as const, background } },
    left: way === "beside" ? index * 30 : 0,
    top: way === "below" ? index * 30 : 0,
  }));
  const [width, height] = way === "beside" ? [90, 30] : [30, 90];
  const paper = { create: { width, height, channels: 3 as const, background: "white" } };
  return sharp(paper).composite(squares).png().toBuffer();
}

interface Built {
  body: string;
  /** By the address in the page. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** A page with a gallery of one photo, cut in several ways, and a card with the first of them. */
async function build(photo: Buffer, cuts: readonly object[]): Promise<Built> {
  const name = `media/photo-${photoHash(photo)}.png`;
  const path = join(folder, "photo.png");
  await writeFile(path, photo);
  const photos = createPhotos(join(folder, "cache"));
  const { measured } = await inspectMedia(path, photos);
  const pictures = cuts.map((cut) => ({ src: name, alt: "Colors", ...cut }));
  const items = pictures.map((picture, index) => ({ heading: `Number ${index}`, picture }));
  const blocks = [
    { type: "hero", level: 1, heading: "Colors" },
    { type: "list", layout: "gallery", items },
    // Where it is shown whole.
    {
      type: "cardGrid",
      heading: "Cards",
      cards: [{ heading: "One", text: "Words.", picture: pictures[0] }],
    },
  ];
  const page = { title: "Home", description: "Colors.", blocks };
  const result = compileFiles(new Map(base).set("home.json", JSON.stringify(page)), {
    media: ["media/favicon.svg", name],
    measured: new Map([[name, measured]]),
  });
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  const { body } = renderSite(result.site);
  const served = servedMedia([{ path, address: `./${name}`, measured }], photos);
  const files = [...mediaFiles(served, [body])].map(
    async ([address, make]) => [address, await make()] as const,
  );
  return { body, files: new Map(await Promise.all(files)) };
}

/** What visitors see of each picture: its size, and how many columns of each color it has. */
async function seen({ body, files }: Built): Promise<{ gallery: string[]; card: string }> {
  const shown = [...body.matchAll(/<img data-picture="" src="\.\/([^"]*)"/g)];
  const all = await Promise.all(shown.map(([, name = ""]) => colorsOf(files.get(name))));
  return { gallery: all.slice(0, -1), card: all.at(-1) ?? "" };
}

async function colorsOf(png: Uint8Array | undefined): Promise<string> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 3) {
    const color = names[data.subarray(at, at + 3).join()] ?? "another";
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const lines = [...counts].map(([color, count]) => `${count / info.height} ${color}`);
  return `${info.width}×${info.height}: ${lines.join(", ")}`;
}

test("a wide photo is cut around its focus point, and at most up to its edges", async () => {
  const focus = (left: number) => ({ focus: { left, top: 50 } });
  const photos = [0, 20, 40, 50, 100].map(focus);
  const { gallery } = await seen(await build(await draw("beside"), photos));
  expect(gallery).toEqual([
    "45×30: 30 red, 15 green",
    "45×30: 30 red, 15 green",
    "45×30: 16 red, 29 green",
    "45×30: 7 red, 30 green, 8 blue",
    "45×30: 15 green, 30 blue",
  ]);
});

test("a tall photo is, too", async () => {
  const photos = [{ focus: { top: 0 } }, { focus: { top: 50 } }, { focus: { left: 3, top: 99 } }];
  const { gallery } = await seen(await build(await draw("below"), photos));
  expect(gallery).toEqual(["30×20: 30 red", "30×20: 30 green", "30×20: 30 blue"]);
});

test("nothing that the crop cuts off is seen, wherever the focus point is", async () => {
  const crop = { left: 40 };
  const photos = [{ crop, focus: { left: 0 } }, { crop, focus: { left: 100 } }, { crop }];
  const { gallery } = await seen(await build(await draw("beside"), photos));
  expect(gallery).toEqual([
    "45×30: 24 green, 21 blue",
    "45×30: 15 green, 30 blue",
    "54×30: 24 green, 30 blue",
  ]);
});

test("shown whole and opened large, the photo is as without a focus point", async () => {
  const built = await build(await draw("beside"), [{ focus: { left: 0 } }]);
  const whole = "90×30: 30 red, 30 green, 30 blue";
  expect((await seen(built)).card).toBe(whole);
  const [, large = ""] =
    /<figure class="gallery-item"><a href="\.\/([^"]*)"/.exec(built.body) ?? [];
  expect(await colorsOf(built.files.get(large))).toBe(whole);
  // The page itself has nothing about it: no script or style moves the picture.
  expect(built.body).not.toMatch(/focus|style=/);
});
