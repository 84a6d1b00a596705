// Which published files the editor can show in place of the originals in the repository.
import { expect, test } from "vitest";
import { builtMedia, copiedMedia } from "../../src/builder/editor-media.ts";
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

/** The paths of the photo's sizes. */
const sizes = renditionsOf("./media/our%20desk-1a2b3c4d.jpg", photo).map(({ address }) =>
  decodeURIComponent(address.slice(2)),
);
const isLogo = (path: string) => path.includes("-logo.");
const onPage = sizes.filter((path) => !isLogo(path));

test("a file that pages show is shown from the site, at the address of its largest size", () => {
  const published = new Set([...onPage, "media/sun-5e6f7a8b.svg"]);
  expect(builtMedia(files, ids, published)).toEqual({
    ["d".repeat(40)]: { address: "../media/our%20desk-1a2b3c4d-1600.webp", measured: photo },
    ["5".repeat(40)]: { address: "../media/sun-5e6f7a8b.svg", measured: drawing },
  });
});

test("an AVIF that pages show is shown in AVIF", () => {
  const avif = { ...photo, kind: "avif", format: "webp" } as const;
  const address = "./media/our%20desk-1a2b3c4d.webp";
  const one = new Map([["media/our desk.avif", mediaFile(address, avif)]]);
  const all = renditionsOf(address, avif).map((each) => decodeURIComponent(each.address.slice(2)));
  const shown = builtMedia(one, new Map([["media/our desk.avif", "d"]]), new Set(all));
  expect(shown["d"]?.address).toBe("../media/our%20desk-1a2b3c4d-1600.avif");
});

test("a photo that is only a logo, or only beside links, is shown in the size there is", () => {
  const addressIn = (published: string[]) =>
    builtMedia(files, ids, new Set(published))["d".repeat(40)]?.address;
  expect(addressIn(sizes.filter(isLogo))).toBe("../media/our%20desk-1a2b3c4d-logo.jpg");
  expect(addressIn(["media/our desk-1a2b3c4d.jpg"])).toBe("../media/our%20desk-1a2b3c4d.jpg");
});

test("a file that isn't published, or can't be read, isn't named", () => {
  expect(builtMedia(files, ids, new Set())).toEqual({});
  const broken = new Map([["media/desk.jpg", mediaFile("", undefined)]]);
  expect(builtMedia(broken, new Map([["media/desk.jpg", "d"]]), new Set(sizes))).toEqual({});
  expect(copiedMedia(broken, new Set(sizes))).toEqual({});
});

test("a copy names every file, so that no page of it refers to a missing one", () => {
  expect(copiedMedia(files, new Set(["media/sun-5e6f7a8b.svg"]))).toEqual({
    "media/our desk.jpg": { address: "../media/our%20desk-1a2b3c4d.jpg", measured: photo },
    "media/sun.svg": { address: "../media/sun-5e6f7a8b.svg", measured: drawing },
  });
});
