import { expect, test } from "vitest";
import { createRenderer } from "../../src/builder/renderer.ts";
import { ownDocuments } from "../../src/document/documents.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { islandProps } from "../../src/site/island-props.ts";
import { allPages, renderSite } from "../../src/site/render.tsx";

const { result } = await loadContent("tests/fixtures/dental");
if (!result.ok) throw new Error("The fixture has a mistake.");
const { site } = result;
const head = { icon: "./icon.svg", manifest: "./site.webmanifest", sharePicture: "./share.png" };
const whole = allPages(site);
const [home, second] = ownDocuments(site);
const islands = {
  code: { form: "./form.js" },
  props: Object.fromEntries(
    [...islandProps(site.pages, site).keys()].map((id) => [id, `./${id}.json`]),
  ),
};
if (!home || !second) throw new Error("The fixture has one page.");

test("a document is rendered once, however often it is read", () => {
  const render = createRenderer(site, head, () => islands);
  expect(render(whole)).toEqual(renderSite(site, head, whole, islands));
  expect(render(allPages(site))).toBe(render(whole));
  expect(render(home)).toEqual(renderSite(site, head, home, islands));
  expect(render(home)).toBe(render({ ...home }));
});

test("documents of other pages are their own, and aren't cached", () => {
  const render = createRenderer(site, head, () => islands);
  expect(render(second)).toEqual(renderSite(site, head, second, islands));
  expect(render(second)).not.toBe(render(second));
  const some = { ...whole, pages: site.pages.slice(0, 2) };
  expect(render(some)).toEqual(renderSite(site, head, some, islands));
});
