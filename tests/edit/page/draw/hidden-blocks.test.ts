// @vitest-environment jsdom
// A hidden block has a bar on the edited page, in its place among the blocks that visitors see.
import { expect, test } from "vitest";
import { showHiddenBlocks } from "../../../../src/edit/page/draw/hidden-blocks.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";

const facts = { city: "Fernwood" };

/** @returns what is on the page, from top to bottom */
function shown(blocks: readonly object[], drawn: readonly number[]): (string | null)[] {
  const page = document.createElement("body");
  const view = document.createElement("div");
  view.dataset["pageView"] = "home";
  page.append(view);
  for (const index of drawn) {
    const block = document.createElement("section");
    block.dataset["part"] = `home.json/blocks/${index}`;
    block.textContent = `block ${index}`;
    view.append(block);
  }
  showHiddenBlocks(engineVocabulary, page, "home.json", { title: "Home", blocks }, facts);
  return [...view.children].map((each) => each.textContent);
}
const hero = { type: "hero", heading: "Welcome to {{facts.city}}" };

test("it is between the blocks around it, with its name and the facts in it", () => {
  expect(shown([hero, { ...hero, hidden: true }, hero], [0, 2])).toEqual([
    "block 0",
    "Hidden: Page opening “Welcome to Fernwood”",
    "block 2",
  ]);
});

test("hidden blocks at the end and on an otherwise empty page are shown too, in order", () => {
  const first = { type: "list", hidden: true, items: [] };
  const second = { ...hero, heading: "Last", hidden: true };
  expect(shown([first, second], [])).toEqual(["Hidden: List", "Hidden: Page opening “Last”"]);
  expect(shown([hero, first], [0])).toEqual(["block 0", "Hidden: List"]);
});

test("words in place of blocks change nothing, as in a file that is being typed", () => {
  expect(shown(["hero" as unknown as object, { hidden: "yes" }], [])).toEqual([]);
});
