// What the page and the panel call an item.
import { expect, test } from "vitest";
import { itemName } from "../../../src/edit/operations/item-name.ts";
import { base } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const table = { rows: [{ heading: "One hour", cells: ["$95", "$80"] }] };
const list = { type: "list", items: [{ heading: "Lessons", table }, { heading: "Rooms" }] };
const page = { title: "Prices", description: "", blocks: [{ type: "hero" }, list] };
const files = new Map(base).set("home.json", JSON.stringify(page));

test.each([
  ["Item 2 of 2", ["blocks", 1, "items", 1]],
  ["List 2 of 2", ["blocks", 1]],
  ["Row 1 of 1", ["blocks", 1, "items", 0, "table", "rows", 0]],
  ["Column 3 of 3", ["blocks", 1, "items", 0, "table", "rows", 0, "cells", 1]],
  ["Item heading", ["blocks", 1, "items", 0, "heading"]],
])("an item is called by its kind and number, and anything else by its kind: %s", (name, path) => {
  expect(itemName(engineVocabulary, files, { file: "home.json", path })).toBe(name);
});

test("an item of a list of events is an event, as on the button that adds one", () => {
  const events = { type: "list", layout: "events", items: [{ heading: "Open day" }] };
  const dated = JSON.stringify({ ...page, blocks: [{ type: "hero" }, events] });
  const named = new Map(base).set("home.json", dated);
  const at = (...path: readonly (string | number)[]) =>
    itemName(engineVocabulary, named, { file: "home.json", path: ["blocks", 1, ...path] });
  expect(at("items", 0)).toBe("Event 1 of 1");
  expect(at()).toBe("Events 2 of 2");
});
