import { expect, test } from "vitest";
import { createRenderer } from "../../src/build/renderer.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { renderSite } from "../../src/site/render.tsx";

const { result } = await loadContent("tests/fixtures/dental", "");
if (!result.ok) throw new Error("The fixture has a mistake.");
const { site } = result;
const head = { icon: "./icon.svg", manifest: "./site.webmanifest", sharePicture: "./share.png" };

test("the pages of a document are rendered once, however often they are read", () => {
  const render = createRenderer(site, head);
  expect(render(site.pages)).toEqual(renderSite(site, head, site.pages));
  expect(render([...site.pages])).toBe(render(site.pages));
  expect(render(site.pages.slice(0, 1))).toBe(render(site.pages.slice(0, 1)));
});

test("documents of other pages are their own, and aren't cached", () => {
  const render = createRenderer(site, head);
  const [, second] = site.pages;
  if (!second) throw new Error("The fixture has one page.");
  expect(render([second])).toEqual(renderSite(site, head, [second]));
  expect(render([second])).not.toBe(render([second]));
  expect(render(site.pages.slice(0, 2))).toEqual(renderSite(site, head, site.pages.slice(0, 2)));
});
