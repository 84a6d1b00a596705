// Which files a picture is requested in depends on who serves it.
import { expect, test } from "vitest";
import {
  mediaSources,
  readCroppedAddress,
  resolveLogo,
} from "../../src/content/resolve/renditions.ts";

const photo = { format: "jpg", width: 1000 } as const;

test("a photo on the site has its sizes in WebP", () => {
  expect(mediaSources("./media/desk-1.jpg", photo)).toEqual({
    src: "./media/desk-1.jpg",
    webpSrcSet:
      "./media/desk-1-480.webp 480w, ./media/desk-1-800.webp 800w, ./media/desk-1-1000.webp 1000w",
  });
});

test("a photo that is taller than a copy can be has smaller copies, and a part of it has its own", () => {
  const tall = { format: "jpg", width: 1000, height: 20_000 } as const;
  expect(mediaSources("./media/desk-1.jpg", tall).webpSrcSet).toBe(
    "./media/desk-1-480.webp 480w, ./media/desk-1-800.webp 800w, ./media/desk-1-819.webp 819w",
  );
  const part = { left: 0, top: 0, width: 1000, height: 500 };
  expect(mediaSources("./media/desk-1.jpg", tall, part).webpSrcSet).toContain("-1000.webp 1000w");
});

test("an AVIF has its sizes in AVIF, and itself in WebP for browsers that don't know it", () => {
  const avif = { kind: "avif", format: "webp", width: 700 } as const;
  expect(mediaSources("./media/desk-1.webp", avif)).toEqual({
    src: "./media/desk-1.webp",
    avifSrcSet: "./media/desk-1-480.avif 480w, ./media/desk-1-700.avif 700w",
  });
});

test.each([
  "blob:https://owner.example/0f1e2d3c",
  "../media/desk-1.jpg",
  "https://raw.example/owner/site/media/desk.jpg",
])("a photo that a store serves as %s is requested as it is, as a logo too", (address) => {
  expect(mediaSources(address, photo)).toEqual({ src: address });
  const measured = new Map([["media/desk.jpg", { ...photo, bytes: 1 }]]);
  const logo = { src: "media/desk.jpg", dark: "media/desk.jpg" };
  const resolved = resolveLogo({ src: address, dark: address }, logo, measured);
  expect(resolved).toMatchObject({ src: address, dark: { src: address } });
});

const area = { left: 100, top: 0, width: 600, height: 400 };

test("a cropped photo is a picture of its own, as wide as what is shown of it", () => {
  expect(mediaSources("./media/desk-1.jpg", photo, area)).toEqual({
    src: "./media/desk-1-crop-100-0-600-400.jpg",
    webpSrcSet:
      "./media/desk-1-crop-100-0-600-400-480.webp 480w, ./media/desk-1-crop-100-0-600-400-600.webp 600w",
  });
});

test("the part that is shown is read from an address, also of a photo whose name has numbers", () => {
  for (const end of [".jpg", "-480.webp", "-logo.jpg"])
    expect(readCroppedAddress(`./media/desk-2-3-a1-crop-100-0-600-400${end}`)).toEqual({
      stem: "./media/desk-2-3-a1",
      area,
    });
  expect(readCroppedAddress("./media/crop-480.webp")).toBeUndefined();
});

test("for a store that serves whole photos, the address has the part as fractions", () => {
  const whole = { ...photo, height: 800 };
  expect(mediaSources("blob:https://owner.example/0f", whole, area)).toEqual({
    src: "blob:https://owner.example/0f#crop=0.1000,0.0000,0.6000,0.5000",
  });
});
