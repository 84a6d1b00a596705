// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { find, forgetHistory, visit } from "./open-document.ts";

const fail = (image: Element) => image.dispatchEvent(new Event("error"));
const pictures = () => [...document.querySelectorAll<HTMLImageElement>("main img")];

/** jsdom loads no pictures: says how far this one has come. */
function loaded(image: HTMLElement, complete: boolean, naturalWidth: number): void {
  Object.defineProperties(image, {
    complete: { value: complete },
    naturalWidth: { value: naturalWidth },
  });
}

beforeEach(forgetHistory);

test("a picture that fails gives way to the placeholder, in its place and size", async () => {
  await visit();
  fail(find("[data-picture]"));
  const [placeholder, ...others] = pictures();
  expect(others).toEqual([]);
  expect(placeholder?.alt).toBe("Error loading image");
  expect(placeholder?.src).toMatch(/^data:image\/svg\+xml,/);
  expect([placeholder?.width, placeholder?.height]).toEqual([800, 600]);
  expect(placeholder?.srcset).toBe("");
  // The browser would show one of them instead.
  expect(document.querySelectorAll("main source")).toHaveLength(0);
});

test("a picture that failed before the script ran is replaced too", async () => {
  await visit(() => loaded(find("[data-picture]"), true, 0));
  expect(pictures()[0]?.alt).toBe("Error loading image");
});

test.each([
  ["is there already", true, 800],
  ["is still loading, or waits until it is scrolled to", false, 0],
])("a picture that %s is left alone", async (_state, complete, width) => {
  await visit(() => loaded(find("[data-picture]"), complete, width));
  expect(pictures()[0]?.alt).toBe("One");
});

test("a placeholder that fails itself is not replaced again", async () => {
  await visit();
  fail(find("[data-picture]"));
  const [placeholder] = pictures();
  fail(find("main img"));
  expect(pictures()).toEqual([placeholder]);
});

test("every failed picture gets a placeholder of its own", async () => {
  await visit(() => find("main picture").after(find("main picture").cloneNode(true)));
  for (const picture of pictures()) fail(picture);
  expect(pictures().map(({ alt }) => alt)).toEqual(["Error loading image", "Error loading image"]);
});

test("a failing image that is not one of the content's pictures is left alone", async () => {
  await visit(() => find("[data-picture]").removeAttribute("data-picture"));
  fail(find("main img"));
  expect(pictures()[0]?.alt).toBe("One");
});

test("a site without a placeholder keeps the picture's own alternative text", async () => {
  const reported = vi.spyOn(console, "error");
  await visit(() => find("template").remove());
  fail(find("[data-picture]"));
  expect(pictures()[0]?.alt).toBe("One");
  expect(reported).not.toHaveBeenCalled();
});
