// An emptied text is removed only where the check doesn't miss it.
import { expect, test } from "vitest";
import { isOptional } from "../../../src/edit/schema/is-optional.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const photo = { src: "media/desk.jpg", alt: "A desk" };
const root = {
  blocks: [
    {
      type: "list",
      items: [
        { heading: "Desk", text: "Oak." },
        { heading: "Desk", picture: photo },
      ],
    },
    { type: "contactInfo", points: [], hours: {} },
    { type: "contactInfo", points: [] },
    { type: "hero", heading: "Hello", actions: [{ label: "More", page: "home" }] },
  ],
};
const can = (...path: (string | number)[]) =>
  isOptional(engineVocabulary, "home.json", root, ["blocks", ...path]);

test("a heading beside a picture can go, and one without a picture can't", () => {
  expect([can(0, "items", 0, "heading"), can(0, "items", 1, "heading")]).toEqual([false, true]);
  expect([can(0, "items", 0, "text"), can(0, "items", 1, "picture")]).toEqual([true, true]);
});

test("of two parts, either can go while the other is there", () => {
  expect([can(1, "points"), can(1, "hours"), can(2, "points")]).toEqual([true, true, false]);
});

test("what is always needed can't go, nor can a button's target", () => {
  expect([can(3, "heading"), can(3, "actions", 0, "page")]).toEqual([false, false]);
});
