// The alternative text of a picture that is already used is remembered from its other uses.
import { expect, test } from "vitest";
import { replaceMedia, withKnownAlt } from "../../../src/edit/operations/media/chosen-media.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const hero = (src: string, alt: string) => ({ type: "hero", heading: "H", picture: { src, alt } });
const site = (pages: Record<string, unknown>) =>
  new Map(Object.entries(pages).map(([name, page]) => [name, JSON.stringify(page)]));
const files = site({
  "site.json": { name: "A", language: "en", logo: { src: "media/mark.svg", alt: "A wren" } },
  "home.json": { blocks: [hero("media/desk.jpg", "The front desk"), hero("media/a.jpg", "")] },
  "about.json": {
    blocks: [
      hero("media/desk.jpg", "A desk with flowers"),
      hero("media/desk.jpg", "A desk with flowers"),
      hero("media/new.jpg", "What the picture shows"),
      hero("media/door.jpg", "The door"),
    ],
  },
  "bureau.json": { language: "fr", blocks: [hero("media/fr.jpg", "La porte")] },
});
interface Now {
  src?: string;
  current?: string;
  file?: string;
}
const fill = (fields: Record<string, string | boolean>, now: Now = {}) =>
  replaceMedia(
    engineVocabulary,
    fields,
    withKnownAlt(engineVocabulary, {
      files,
      file: "home.json",
      current: "",
      src: "media/desk.jpg",
      ...now,
    }),
  );

test.each([
  ["no text", ""],
  ["only a space", " "],
  ["the sample's text", "What the picture shows"],
])("a field with %s gets the text that most other uses have", (_name, alt) => {
  expect(fill({ src: "", alt })).toEqual({ src: "media/desk.jpg", alt: "A desk with flowers" });
});

test("a text that the author wrote stays", () => {
  expect(fill({ src: "media/b.jpg", alt: "Our Ana" }, { current: "media/b.jpg" })).toEqual({
    src: "media/desk.jpg",
    alt: "Our Ana",
  });
});

test("a text that was remembered for the picture before makes way for the new picture's own", () => {
  const now = { src: "media/door.jpg", current: "media/desk.jpg" };
  const filled = { src: "media/desk.jpg", alt: "A desk with flowers" };
  expect(fill(filled, now)).toEqual({ src: "media/door.jpg", alt: "The door" });
});

test.each([
  ["was never described", "media/a.jpg", "home.json"],
  ["is only described in another language", "media/fr.jpg", "home.json"],
  ["has only the sample's text", "media/new.jpg", "home.json"],
  ["is new", "media/none.jpg", "home.json"],
])("a picture that %s fills nothing in", (_name, src, file) => {
  expect(fill({ src: "", alt: "" }, { src, file })).toEqual({ src, alt: "" });
});

test("the site's own pictures have texts in the site's language", () => {
  expect(fill({ src: "", alt: "" }, { src: "media/mark.svg" })).toMatchObject({ alt: "A wren" });
  expect(fill({ src: "", alt: "" }, { file: "site.json" })).toMatchObject({
    alt: "A desk with flowers",
  });
});

test("a page in another language gets its own language's text", () => {
  const now = { src: "media/fr.jpg", file: "bureau.json" };
  expect(fill({ src: "", alt: "" }, now)).toEqual({ src: "media/fr.jpg", alt: "La porte" });
});

test("neither a decorative picture nor a file without alternative text gets one", () => {
  expect(fill({ src: "", alt: "", decorative: true })).toMatchObject({ alt: "" });
  expect(fill({ src: "" })).toEqual({ src: "media/desk.jpg" });
});

test("the crop, focus point and size of the picture before don't stay", () => {
  const cut = { crop: { left: 10 }, focus: { top: 20 } };
  const before = { src: "media/a.jpg", alt: "Ana", width: 8, height: 6, ...cut };
  expect(replaceMedia(engineVocabulary, before, { src: "media/b.jpg" })).toEqual({
    src: "media/b.jpg",
    alt: "Ana",
  });
});
