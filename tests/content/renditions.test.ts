// Which files a picture is requested in depends on who serves it.
import { expect, test } from "vitest";
import { logoSource, mediaSources } from "../../src/content/resolve/renditions.ts";

const photo = { format: "jpg", width: 1000 } as const;

test("a photo on the site has its sizes in WebP", () => {
  expect(mediaSources("./media/desk-1.jpg", photo)).toEqual({
    src: "./media/desk-1.jpg",
    webpSrcSet:
      "./media/desk-1-480.webp 480w, ./media/desk-1-800.webp 800w, ./media/desk-1-1000.webp 1000w",
  });
});

test.each([
  "blob:https://owner.example/0f1e2d3c",
  "../media/desk-1.jpg",
  "https://raw.example/owner/site/media/desk.jpg",
])("a photo that a store serves as %s is requested as it is, as a logo too", (address) => {
  expect(mediaSources(address, photo)).toEqual({ src: address });
  const measured = new Map([["media/desk.jpg", { ...photo, bytes: 1 }]]);
  expect(logoSource(address, "media/desk.jpg", measured).src).toBe(address);
});
