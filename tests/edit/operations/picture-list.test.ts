// Several pictures become as many items of a gallery, a row of logos or cards with photos.
import { expect, test } from "vitest";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { addPictures } from "../../../src/edit/operations/media/add-pictures.ts";
import { pictureList, pictureListAround } from "../../../src/edit/operations/media/picture-list.ts";
import { removeSamples } from "../../../src/edit/operations/media/remove-samples.ts";
import { samplesOf } from "../../../src/edit/schema/samples.ts";
import { makeStep, startHistory, undo } from "../../../src/edit/model/history.ts";
import { asWritten } from "../../../src/content/translations/translation.ts";

const picture = { src: "media/a.jpg", alt: "A" };
const page = {
  blocks: [
    { type: "list", layout: "gallery", items: [{ heading: "One", picture }] },
    { type: "list", layout: "logos", items: [{ heading: "Acme" }] },
    {
      type: "cardGrid",
      cards: [
        { picture, heading: "Ana", text: "Teeth." },
        { icon: "clock", heading: "Open", text: "Late." },
      ],
    },
    { type: "list", layout: "questions", items: [{ heading: "Why?", text: "So." }] },
    { type: "hero", heading: "Hello", picture },
    { type: "list", items: [{ heading: "Job", details: ["Full time"] }] },
  ],
};
const list = (path: (string | number)[]) => pictureList(engineVocabulary, "home.json", page, path);
const around = (path: (string | number)[]) =>
  pictureListAround(engineVocabulary, "home.json", page, path)?.path;

test.each([
  ["a gallery", ["blocks", 0, "items"], 39],
  ["a row of logos that are still names", ["blocks", 1, "items"], 39],
  ["cards, one with a photo", ["blocks", 2, "cards"], 10],
])("%s is a list of pictures", (_name, path, room) => {
  expect(list(path)).toEqual({ path, room });
});

test.each([
  ["questions", ["blocks", 3, "items"]],
  ["details of a job", ["blocks", 5, "items", 0, "details"]],
  ["the blocks of a page", ["blocks"]],
  ["a picture", ["blocks", 4, "picture"]],
  ["nothing", ["blocks", 9, "items"]],
])("%s are not", (_name, path) => {
  expect(list(path)).toBeUndefined();
});

test("a list of pictures is found from its block, an item, and a picture in it", () => {
  for (const path of [
    ["blocks", 0],
    ["blocks", 0, "items", 0, "picture"],
    ["blocks", 0, "items"],
  ])
    expect(around(path)).toEqual(["blocks", 0, "items"]);
  expect(around(["blocks", 4, "picture"])).toBeUndefined();
  expect(around(["blocks", 3, "items", 0])).toBeUndefined();
});

test("each picture becomes an item like those around it, and one undo removes them all", () => {
  const files = new Map([["home.json", JSON.stringify(page)]]);
  const before = startHistory(files);
  const operations = addPictures(engineVocabulary, {
    file: "home.json",
    root: page,
    list: ["blocks", 2, "cards"],
    at: 1,
    pictures: [{ src: "media/x.jpg" }, { src: "media/y.jpg" }],
    say: asWritten,
  });
  const after = makeStep(before, operations);
  const { cards } = JSON.parse(after.files.get("home.json") ?? "").blocks[2];
  expect(cards.map((card: { picture?: unknown }) => card.picture)).toEqual([
    picture,
    { src: "media/x.jpg", alt: "" },
    { src: "media/y.jpg", alt: "" },
    undefined,
  ]);
  // A card with a photo has no icon beside it.
  expect(Object.keys(cards[1])).toEqual(["picture", "heading", "text"]);
  expect(undo(after).files.get("home.json")).toBe(files.get("home.json"));
});

test("pictures get captions to write only where the others have some", () => {
  const captions = (items: object[]) => {
    const root = { blocks: [{ type: "list", layout: "gallery", items }] };
    const into = ["blocks", 0, "items"];
    const place = { file: "home.json", root, list: into, at: items.length, say: asWritten };
    return addPictures(engineVocabulary, { ...place, pictures: [{ src: "media/x.jpg" }] }).map(
      (operation) => Object.keys(Object("change" in operation && Object(operation.change).value)),
    );
  };
  expect(captions([{ picture }])).toEqual([["picture"]]);
  expect(captions([{ picture, heading: "One" }])).toEqual([["picture", "heading"]]);
});

test("samples of pictures go once there are real ones, and what an author has begun to write stays", () => {
  const lists = samplesOf(engineVocabulary.schemaFile("blocks/list.schema.json"), asWritten);
  const gallery = lists.find(({ label }) => label === "list: gallery")?.value;
  expect(gallery).toMatchObject({ items: [{ picture: { alt: "What the picture shows" } }] });
  const { items } = gallery as { items: object[] };
  const begun = { ...items[0], heading: "Our shop" };
  const named = { heading: "A caption" };
  const root = { blocks: [{ items: [items[0], begun, { picture }, items[0], named] }] };
  const removed = removeSamples(engineVocabulary, "home.json", root, ["blocks", 0, "items"]);
  const history = makeStep(startHistory(new Map([["home.json", JSON.stringify(root)]])), removed);
  const [left] = JSON.parse(history.files.get("home.json") ?? "").blocks;
  expect(left.items).toEqual([begun, { picture }, named]);
});
