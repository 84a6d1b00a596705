// The schemas say for which layouts of its block a field or a sample is meant.
import { expect, test } from "vitest";
import { isFields } from "../../../src/content/model/json.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { blockSamples } from "../../../src/edit/operations/new-block.ts";
import { layoutAround, suits } from "../../../src/edit/schema/layout-around.ts";
import { nodeAt } from "../../../src/edit/schema/node-at.ts";
import { samplesOf } from "../../../src/edit/schema/samples.ts";
import { everyField } from "./every-field.ts";
import { asWritten } from "../../../src/content/translations/translation.ts";

const pageWith = (block: object) => ({ blocks: [block] });
const inItem = ["blocks", 0, "items", 0, "table", "rows", 0];

test("a place has the layout of the block around it, or the first if the block says none", () => {
  const at = (block: object) =>
    layoutAround(engineVocabulary, "home.json", pageWith(block), inItem);
  expect(at({ type: "list", layout: "news", items: [{}] })).toBe("news");
  expect(at({ type: "list", items: [{}] })).toBe("columns");
});

test("where there is no layout, or none that is known, everything is meant", () => {
  const at = (block: object) =>
    layoutAround(engineVocabulary, "home.json", pageWith(block), inItem);
  expect(at({ type: "hero" })).toBe(undefined);
  expect(at({ type: "list", layout: "carousell", items: [{}] })).toBe(undefined);
  expect(layoutAround(engineVocabulary, "site.json", { navigation: [{}] }, ["navigation", 0])).toBe(
    undefined,
  );
  expect(suits({ forLayouts: ["news"] }, undefined)).toBe(true);
  expect(suits({}, "news")).toBe(true);
  expect(suits({ forLayouts: ["news"] }, "logos")).toBe(false);
});

const layoutsOf = (type: string) => {
  const { enum: layouts = [] } =
    nodeAt(engineVocabulary, "home.json", pageWith({ type }), ["blocks", 0, "layout"])?.schema ??
    {};
  return layouts.map(String);
};

test("each layout that a field or a sample is meant for is one of its block", () => {
  const named = everyField.flatMap(({ path, node: { schema } }) => {
    const type = /<(\w+)>/.exec(path)?.[1] ?? "";
    const all = [schema, ...(schema.defaultSnippets ?? [])];
    return all.flatMap(({ forLayouts = [] }) => forLayouts.map((layout) => ({ type, layout })));
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ type, layout }) => !layoutsOf(type).includes(layout))).toEqual([]);
});

const lists = [
  { type: "list", list: "items" },
  { type: "cardGrid", list: "cards" },
];

test.each(lists)("each layout of $type has something to add", ({ type, list }) => {
  const empty = layoutsOf(type).filter((layout) => {
    const node = nodeAt(engineVocabulary, "home.json", pageWith({ type, layout }), [
      "blocks",
      0,
      list,
      0,
    ]);
    return !node || samplesOf(node, asWritten, layout).length === 0;
  });
  expect(empty).toEqual([]);
});

test("the samples themselves have only fields that are meant for their layout", () => {
  const strays = blockSamples(engineVocabulary, asWritten).flatMap(({ label, value }) => {
    const page = pageWith(isFields(value) ? value : {});
    return [...everyPathIn(page)]
      .filter((path) => {
        const schema = nodeAt(engineVocabulary, "home.json", page, path)?.schema ?? {};
        return !suits(schema, layoutAround(engineVocabulary, "home.json", page, path.slice(0, -1)));
      })
      .map((path) => `${label}: ${path.join(".")}`);
  });
  expect(strays).toEqual([]);
});

function* everyPathIn(value: unknown, path: (string | number)[] = []): Generator<typeof path> {
  if (path.length > 0) yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* everyPathIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
