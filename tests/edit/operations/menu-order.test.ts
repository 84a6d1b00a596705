// The footer's links in the order of the menu.
import { expect, test } from "vitest";
import { startHistory, makeStep } from "../../../src/edit/model/history.ts";
import { likeMenu } from "../../../src/edit/operations/pages/menu-order.ts";

const linksTo = (pages: readonly string[]) =>
  pages.map((page) => (page === "map" ? { label: page, map: "Ulm" } : { label: page, page }));

/** The footer's links after the button, from the menu's and the footer's. */
function ordered(menu: readonly string[], footer: readonly string[]): string[] {
  const site = {
    navigation: linksTo(menu),
    footer: { links: { heading: "Links", items: linksTo(footer) } },
  };
  const files = new Map([["site.json", JSON.stringify(site)]]);
  const after = makeStep(startHistory(files), likeMenu(files)).files.get("site.json") ?? "";
  // Cast: it is the site above, in another order.
  return (JSON.parse(after) as typeof site).footer.links.items.map(({ label }) => label);
}

test.each([
  ["the same pages", ["a", "b", "c"], ["c", "a", "b"], ["a", "b", "c"]],
  ["some of the pages", ["a", "b", "c", "d"], ["d", "b"], ["b", "d"]],
  [
    "other links between them, which stay",
    ["a", "b"],
    ["b", "map", "x", "a"],
    ["a", "map", "x", "b"],
  ],
  ["a page twice", ["a", "b"], ["b", "a", "b"], ["a", "b", "b"]],
])("with %s", (_what, menu, footer, expected) => {
  expect(ordered(menu, footer)).toEqual(expected);
});

test("nothing moves if the order is the same", () => {
  const site = { navigation: linksTo(["a", "b"]), footer: { links: { items: linksTo(["a"]) } } };
  expect(likeMenu(new Map([["site.json", JSON.stringify(site)]]))).toEqual([]);
});
