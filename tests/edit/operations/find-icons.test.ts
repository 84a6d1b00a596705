// Finds icons by the words that people search for.
import { expect, test } from "vitest";
import tags from "lucide-static/tags.json" with { type: "json" };
import { readIcons } from "../../../src/files/icon-set.ts";
import { findIcons, nameIcons } from "../../../src/edit/operations/find-icons.ts";

const icons = nameIcons(readIcons(), tags);
const found = (sought: string) => findIcons(icons, sought).map(({ name }) => name);

test("every drawing is listed once, by its current name", () => {
  expect(icons.length).toBe(Object.keys(tags).length);
  expect(found("")).toHaveLength(icons.length);
  expect(found("")).not.toContain("alert-circle");
});

test.each([
  ["phone", "phone"],
  ["shield check", "shield-check"],
  ["shield-check", "shield-check"],
  ["SHIELD", "shield"],
])("%j finds %s first", (sought, name) => {
  expect(found(sought)[0]).toBe(name);
});

test.each([
  ["money", "wallet"],
  ["alert-circle", "circle-alert"],
  ["wheelchair", "accessibility"],
  ["disab", "accessibility"],
])("%j finds %s, which has another name", (sought, name) => {
  expect(found(sought)).toContain(name);
});

test("all words must match", () => {
  expect(found("phone zebra")).toEqual([]);
});
