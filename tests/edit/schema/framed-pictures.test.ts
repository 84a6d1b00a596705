// The editor knows which pictures visitors see cut to the site's ratio: those that have a focus point.
import { expect, test } from "vitest";
import { isFramed } from "../../../src/edit/schema/framed-pictures.ts";
import { schemas } from "../../../src/content/model/schema.gen.ts";
import { renderSite } from "../../../src/site/render.tsx";
import { base, compileFiles } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const desk = { src: "media/desk.jpg", alt: "A desk", focus: { left: 0 } };
const item = { heading: "One", text: "Words.", picture: desk };
const { enum: layouts } = schemas["blocks/list.schema.json"].properties.layout;
const opening = { type: "hero", level: 1, heading: "Us" };

/** A block with one picture, and where that is. */
const cases: [name: string, block: object, path: (string | number)[]][] = [
  ["an opening", { ...opening, picture: desk }, ["picture"]],
  ["beside a list", { type: "list", picture: desk, items: [{ heading: "One" }] }, ["picture"]],
  ...layouts.map((layout): (typeof cases)[number] => [
    `an item of ${layout}`,
    {
      type: "list",
      layout,
      items: [{ ...item, ...(layout === "news" && { date: "2025-05-27" }) }],
    },
    ["items", 0, "picture"],
  ]),
  ["a card", { type: "cardGrid", heading: "Cards", cards: [item] }, ["cards", 0, "picture"]],
  ["a step", { type: "steps", heading: "Steps", steps: [item, item] }, ["steps", 0, "picture"]],
  [
    "contact information",
    {
      type: "contactInfo",
      heading: "Us",
      points: [{ kind: "phone", label: "Phone", lines: ["+1 (602) 555-0142"] }],
      picture: desk,
    },
    ["picture"],
  ],
];

test.each(cases)("%s", (_name, block, path) => {
  const blocks = [...(block === cases[0]?.[1] ? [] : [opening]), block];
  const page = { title: "Home", description: "Who we are.", blocks };
  const result = compileFiles(new Map(base).set("home.json", JSON.stringify(page)), {
    media: ["media/favicon.svg", "media/desk.jpg"],
    measured: new Map([
      ["media/desk.jpg", { format: "jpg", width: 3000, height: 1000, bytes: 1, kind: "jpg" }],
    ]),
  });
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  const [image = ""] = /<img data-picture=""[^>]*>/.exec(renderSite(result.site).body) ?? [];
  expect(image).toContain("media/desk");
  const isCut = image.includes("-crop-0-0-1500-1000");
  expect(isFramed(engineVocabulary, page, ["blocks", blocks.length - 1, ...path])).toBe(isCut);
});

test("nothing in site.json, and nothing that isn't there, is cut", () => {
  expect(isFramed(engineVocabulary, { logo: { src: "media/a.png" } }, ["logo"])).toBe(false);
  expect(isFramed(engineVocabulary, { blocks: [] }, ["blocks", 0, "picture"])).toBe(false);
});
