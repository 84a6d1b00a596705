// What is shown of a cropped photo.
import { expect, test } from "vitest";
import { croppedArea } from "../../src/content/resolve/crop.ts";
import { compileFiles, base } from "./base.ts";

const photo = { format: "jpg", width: 800, height: 600, bytes: 1, kind: "jpg" } as const;

test.each([
  [{ left: 25 }, { left: 200, top: 0, width: 600, height: 600 }],
  [
    { right: 25, bottom: 50 },
    { left: 0, top: 0, width: 600, height: 300 },
  ],
  [
    { left: 12.5, top: 10, right: 12.5, bottom: 10 },
    { left: 100, top: 60, width: 600, height: 480 },
  ],
  [
    { left: 99, right: 0.9 },
    { left: 792, top: 0, width: 1, height: 600 },
  ],
])("%o", (crop, area) => {
  expect(croppedArea(crop, photo)).toEqual(area);
});

test.each([
  ["nothing is cut off", {}],
  ["nothing is cut off in zeros", { left: 0, top: 0 }],
  ["less than a pixel is cut off", { left: 0.01 }],
  ["nothing would be left", { left: 60, right: 40 }],
  ["it isn't a crop", "left"],
  ["its sides aren't numbers", { left: "10", top: -5 }],
])("all of it if %s", (_name, crop) => {
  expect(croppedArea(crop, photo)).toBeUndefined();
});

test("a file that is served unchanged is shown whole", () => {
  const { format: _format, ...animated } = photo;
  expect(croppedArea({ left: 10 }, animated)).toBeUndefined();
});

const heroWith = (picture: object) =>
  new Map(base).set(
    "home.json",
    (base.get("home.json") ?? "").replace(
      '"text": "We answer every denial.",',
      `"picture": ${JSON.stringify(picture)},`,
    ),
  );

test("a page gets the part's own address and size, even if content gives the photo's", () => {
  const picture = { src: "media/desk.jpg", alt: "A desk", width: 800, height: 600 };
  const result = compileFiles(heroWith({ ...picture, crop: { left: 25 } }), {
    media: ["media/favicon.svg", "media/desk.jpg"],
    measured: new Map([["media/desk.jpg", photo]]),
  });
  expect(result.diagnostics).toEqual([]);
  if (!result.ok) throw new Error("There are errors.");
  const [hero] = result.site.pages.find(({ name }) => name === "home")?.blocks ?? [];
  expect(hero).toMatchObject({ picture: { width: 600, height: 600, alt: "A desk" } });
  expect(JSON.stringify(hero)).toContain("-crop-200-0-600-600");
  // The view gets nothing that it doesn't show.
  expect(JSON.stringify(hero)).not.toContain('"crop"');
});
