// What is swapped in an open page after a save, and what needs the whole page again.
import { expect, test } from "vitest";
import type { Site } from "../../src/content/model/site.ts";
import { changedPages } from "../../src/server/dev/changed-pages.ts";
import { base, compileFiles } from "../content/base.ts";

function siteWith(block: object, page: object = {}): Site {
  const blocks = [{ type: "hero", level: 1, heading: "Home" }, block];
  const home = { title: "Home", description: "All.", ...page, blocks };
  const result = compileFiles(new Map(base).set("home.json", JSON.stringify(home)));
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.site;
}

const list = (item: object, more: object = {}) => {
  return { type: "list", heading: "All", id: "all", items: [{ heading: "One", ...item }], ...more };
};

test("a page with other words is swapped", () => {
  const [before, after] = [siteWith(list({ text: "One." })), siteWith(list({ text: "Two." }))];
  expect(changedPages(before, after)?.map(({ name }) => name)).toEqual(["home"]);
});

test.each([
  ["a link to a section", list({ text: "See [all](page:home#all)." }), {}],
  ["an item with a last day", list({ text: "One.", until: "2099-01-01" }), {}],
  ["another language", list({ text: "One." }), { language: "de" }],
])("the first %s needs the whole page again", (_, block, page) => {
  expect(changedPages(siteWith(list({ text: "One." })), siteWith(block, page))).toBeUndefined();
});
