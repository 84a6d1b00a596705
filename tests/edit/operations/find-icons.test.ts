// Finds icons by the words that people search for.
import { expect, test } from "vitest";
import tags from "lucide-static/tags.json" with { type: "json" };
import { readIcons } from "../../../src/files/icon-set.ts";
import { findIcons, iconNamed, siteIconsFirst } from "../../../src/edit/operations/find-icons.ts";
import { nameIcons } from "../../../src/edit/operations/icon-names.ts";

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

test.each([
  ["clock", "clock"],
  ["alert-circle", "circle-alert"],
])("the icon %s is shown as chosen under the name %s", (written, name) => {
  // “clock” is also a tag of calendar-clock, which comes before it.
  expect(iconNamed(icons, written)?.name).toBe(name);
});

test("the chosen icon and the others of the site come first, each once", () => {
  const page = JSON.stringify({ cards: ["users", "clock", "anchor", "users"].map(named) });
  const files = new Map([["home.json", page]]);
  const listed = siteIconsFirst(icons, files, iconNamed(icons, "clock"));
  const names = listed.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(["clock", "anchor", "users", "a-arrow-down"]);
  expect(names).toHaveLength(icons.length);
});

function named(icon: string) {
  return { icon };
}
