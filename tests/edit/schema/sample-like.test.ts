// A new item of a list looks like the items around it.
import { expect, test } from "vitest";
import { isFields, type Json } from "../../../src/content/model/json.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { nodeAt } from "../../../src/edit/schema/node-at.ts";
import { sampleItems, sampleLike } from "../../../src/edit/schema/sample-like.ts";
import { samplesOf } from "../../../src/edit/schema/samples.ts";
import { asWritten } from "../../../src/content/translations/translation.ts";

/** What “Add card” adds to these cards. */
function added(cards: readonly Json[], list = "cards", type = "cardGrid"): Record<string, unknown> {
  const page = { blocks: [{ type, [list]: cards }] };
  const path = ["blocks", 0, list];
  const node = nodeAt(engineVocabulary, "home.json", page, [...path, 0]);
  const sample = node && samplesOf(node, asWritten)[0]?.value;
  if (!node || sample === undefined) throw new Error("There is nothing to add.");
  const value = sampleLike(
    node,
    sample,
    asWritten,
    cards,
    sampleItems(engineVocabulary, "home.json", page, path, asWritten),
  );
  if (!isFields(value)) throw new Error("A card has fields.");
  return value;
}
const words = { heading: "Ada", text: "Teaches piano." };
const photo = { src: "media/ada.jpg", alt: "Ada at the piano", width: 900, height: 1200 };

test("beside cards with photos it has a photo, which isn't the photo of another card", () => {
  const card = added([
    { picture: photo, ...words },
    { picture: photo, ...words },
  ]);
  expect(Object.keys(card)).toEqual(["picture", "heading", "text"]);
  expect(card["picture"]).not.toEqual(photo);
  expect(card["picture"]).toMatchObject({ alt: "What the picture shows" });
});

test("the last card decides nothing alone: it may have no photo or no button", () => {
  const action = { label: "Book", page: "contact" };
  const whole = { picture: photo, ...words, action };
  const card = added([whole, whole, words]);
  expect(Object.keys(card).sort()).toEqual(["action", "heading", "picture", "text"]);
  expect(card["action"]).toEqual(action);
});

test("beside cards with icons it has an icon, and beside plain cards neither", () => {
  expect(Object.keys(added([{ icon: "clock", ...words }]))).toEqual(["icon", "heading", "text"]);
  expect(Object.keys(added([words]))).toEqual(["heading", "text"]);
});

test("beside price plans it has a price and details, and the same button", () => {
  const action = { label: "Book", page: "contact" };
  const plan = added([{ ...words, price: "$20", details: ["One lesson"], action }]);
  expect(Object.keys(plan)).toEqual(["heading", "text", "price", "details", "action"]);
  expect(plan).toMatchObject({ price: "Its price", details: ["What is included"], action });
});

test("what only a few cards have isn't repeated, nor what belongs to one card alone", () => {
  const own = { hidden: true, until: "2030-01-01" };
  const card = added([
    { ...words, badge: "New", ...own },
    { ...words, ...own },
  ]);
  expect(Object.keys(card)).toEqual(["heading", "text"]);
});

test("a required field stays although no other item has it, and an empty list changes nothing", () => {
  expect(added([{ heading: "Ada" }])["text"]).toBe("One to three sentences.");
  expect(added([])).toEqual({
    icon: "shield-check",
    heading: "A few words",
    text: "One to three sentences.",
  });
});
