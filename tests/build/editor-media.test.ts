// Which published files the editor can show in place of the originals in the repository.
import { expect, test } from "vitest";
import { builtMedia, copiedMedia } from "../../src/build/editor-media.ts";
import { renditionsOf } from "../../src/content/resolve/renditions.ts";
import type { MediaFile } from "../../src/files/media-folder.ts";

const photo = { bytes: 4_000_000, kind: "jpg", format: "jpg", width: 4000, height: 3000 } as const;
const drawing = { bytes: 900, kind: "svg" };

const mediaFile = (address: string, measured: MediaFile["measured"]): MediaFile =>
  measured ? { path: "", address, measured } : { path: "", address };

const files = new Map([
  ["media/our desk.jpg", mediaFile("./media/our%20desk-1a2b3c4d.jpg", photo)],
  ["media/sun.svg", mediaFile("./media/sun-5e6f7a8b.svg", drawing)],
]);
const ids = new Map([
  ["media/our desk.jpg", "d".repeat(40)],
  ["media/sun.svg", "5".repeat(40)],
]);

const sizes = renditionsOf("./media/our%20desk-1a2b3c4d.jpg", photo).map(({ address }) =>
  decodeURIComponent(address.slice(2)),
);
const isLogo = (path: string) => path.includes("-logo.");
const onPage = sizes.filter((path) => !isLogo(path));

test("a file that pages show is shown from the site, at the address that pages use", () => {
  const published = new Set([...onPage, "media/sun-5e6f7a8b.svg"]);
  expect(builtMedia(files, ids, published)).toEqual({
    ["d".repeat(40)]: { address: "../media/our%20desk-1a2b3c4d.jpg", measured: photo },
    ["5".repeat(40)]: { address: "../media/sun-5e6f7a8b.svg", measured: drawing },
  });
});

test("a file that isn't published, or not in every size that a page asks for, isn't named", () => {
  expect(builtMedia(files, ids, new Set())).toEqual({});
  expect(builtMedia(files, ids, new Set(sizes.filter(isLogo)))).toEqual({});
  expect(builtMedia(files, ids, new Set(onPage.slice(1)))).toEqual({});
});

test("a file that can't be read isn't named", () => {
  const broken = new Map([["media/desk.jpg", mediaFile("", undefined)]]);
  expect(builtMedia(broken, new Map([["media/desk.jpg", "d"]]), new Set(sizes))).toEqual({});
  expect(copiedMedia(broken, new Set(sizes))).toEqual({});
});

test("a copy names every file, so that no page of it refers to a missing one", () => {
  const copy = copiedMedia(files, new Set(sizes.filter(isLogo)));
  expect(Object.keys(copy)).toEqual([...files.keys()]);
  // The only size there is, which no other is asked for beside.
  const shown = copy["media/our desk.jpg"];
  expect(shown?.address).toBe("../media/our%20desk-1a2b3c4d-logo.jpg");
  expect(shown?.measured).toEqual({ bytes: 4_000_000, kind: "jpg", width: 4000, height: 3000 });
});

test("a copy asks for a photo in sizes where all of them are published", () => {
  expect(copiedMedia(files, new Set(onPage))["media/our desk.jpg"]).toEqual({
    address: "../media/our%20desk-1a2b3c4d.jpg",
    measured: photo,
  });
});
