// What is shown of a photo around its focus point, where photos are cut to the site's ratio.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { focusedArea, framedRatio } from "../../src/content/resolve/focus.ts";
import { base, compileFiles } from "./base.ts";

const wide = { format: "jpg", width: 3000, height: 1000 } as const;
const tall = { format: "jpg", width: 600, height: 1000 } as const;

test.each([
  ["around the point", { left: 50, top: 50 }, undefined, wide, [750, 0, 1500, 1000]],
  ["with the point in its middle", { left: 30 }, undefined, wide, [150, 0, 1500, 1000]],
  ["up to the left edge", { left: 2, top: 50 }, undefined, wide, [0, 0, 1500, 1000]],
  ["up to the right edge", { left: 100 }, undefined, wide, [1500, 0, 1500, 1000]],
  ["up to the top of a tall photo", { left: 90, top: 0 }, undefined, tall, [0, 0, 600, 400]],
  ["around the point of a tall photo", { top: 40 }, undefined, tall, [0, 200, 600, 400]],
  ["within a crop", { left: 90 }, { left: 10, right: 30 }, wide, [600, 0, 1500, 1000]],
  ["at the edge of a crop before it", { left: 5 }, { left: 40 }, wide, [1200, 0, 1500, 1000]],
  ["in the middle of a crop", { top: 50 }, { left: 40 }, wide, [1350, 0, 1500, 1000]],
  ["of a crop that is taller", { top: 100 }, { left: 50, right: 40 }, wide, [1500, 800, 300, 200]],
])("the part is %s", (_name, focus, crop, photo, [left, top, width, height]) => {
  expect(focusedArea(focus, crop, photo)).toEqual({ left, top, width, height });
});

test.each([
  ["there is no focus point", undefined, undefined, wide],
  ["the photo has the ratio", { left: 0 }, undefined, { ...wide, width: 1500 }],
  ["the crop has the ratio", { left: 0 }, { right: 50 }, wide],
  ["the file is served unchanged", { left: 0 }, undefined, { ...wide, format: undefined }],
  ["its size is unknown", { left: 0 }, undefined, { format: "jpg" as const }],
])("nothing more is cut off if %s", (_name, focus, crop, photo) => {
  expect(focusedArea(focus, crop, photo)).toBeUndefined();
});

test("values of a wrong shape count as the middle", () => {
  expect(focusedArea({ left: "10", top: null }, undefined, wide)?.left).toBe(750);
});

test("the styles show the ratio that parts are cut to", async () => {
  const css = await readFile("src/blocks/picture.css", "utf8");
  const [, width, height] = /aspect-ratio: (\d+) \/ (\d+);/.exec(css) ?? [];
  expect(Number(width) / Number(height)).toBe(framedRatio);
});

const desk = { src: "media/desk.jpg", alt: "A desk" };

function compiled(...pictures: object[]) {
  const blocks = [
    { type: "hero", level: 1, heading: "Us", picture: pictures[0] },
    {
      type: "list",
      layout: "gallery",
      items: pictures.map((picture, index) => ({ heading: `Picture ${index}`, picture })),
    },
  ];
  const home = { title: "Home", description: "Who we are.", blocks };
  const result = compileFiles(new Map(base).set("home.json", JSON.stringify(home)), {
    media: ["media/favicon.svg", "media/desk.jpg"],
    measured: new Map([["media/desk.jpg", { ...wide, bytes: 1, kind: "jpg" }]]),
  });
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.site.pages.find(({ name }) => name === "home")?.blocks ?? [];
}

test("a picture keeps its whole, and each focus point of one photo has a part of its own", () => {
  const [hero, gallery] = compiled(
    { ...desk, focus: { left: 30 } },
    { ...desk, focus: { left: 90 } },
  );
  expect(hero).toMatchObject({
    picture: {
      width: 3000,
      height: 1000,
      framed: { src: expect.stringContaining("-crop-150-0-1500-1000.jpg"), width: 1500 },
    },
  });
  expect(JSON.stringify(hero)).not.toContain('"focus"');
  const parts = [...JSON.stringify(gallery).matchAll(/"src":"[^"]*?(-crop[-\d]+)?\.jpg"/g)];
  expect(parts.map(([, part]) => part)).toEqual([
    undefined,
    "-crop-150-0-1500-1000",
    undefined,
    "-crop-1500-0-1500-1000",
  ]);
});

test("a site without focus points has nothing of them", () => {
  expect(JSON.stringify(compiled(desk, desk))).not.toMatch(/framed|focus|-crop-/);
});
