// Rows of items and blocks have the names that their authors gave them.
import { expect, test } from "vitest";
import { shownName } from "../../../src/edit/schema/shown-name.ts";

const facts = { company: "Wren" };
const picture = { src: "media/desk.jpg", alt: "A desk at {{facts.company}}" };

test("an item is called by its heading, and one without by what its picture shows", () => {
  expect(shownName({ picture, heading: "Why {{facts.company}}" }, facts)).toBe("Why Wren");
  expect(shownName({ picture }, facts)).toBe("A desk at Wren");
  expect(shownName({ picture: { src: "media/desk.jpg", alt: "" } }, facts)).toBeUndefined();
  expect(shownName({ text: "Oak." }, facts)).toBeUndefined();
});
