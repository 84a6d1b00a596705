// Finds other texts with the old wording after an edit, and updates them together.
import { expect, test } from "vitest";
import { makeStep, startHistory, type Files } from "../../../src/edit/model/history.ts";
import { locationFromKey } from "../../../src/edit/model/location.ts";
import { sameWords, replaceSameWords } from "../../../src/edit/operations/same-words.ts";
import { loadContent } from "../../../src/files/content-folder.ts";
import { dentalSite, firstSite } from "../../fixtures/sites.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const dental = (await loadContent(dentalSite)).files;
const first = (await loadContent(firstSite)).files;

const set = (files: Files, at: string, value: string): Files => {
  const { file, path } = locationFromKey(at);
  return makeStep(startHistory(files), [{ file, change: { do: "set", path, value } }]).files;
};
const elsewhere = (before: Files, now: Files, at: string) =>
  sameWords(engineVocabulary, [before], now, locationFromKey(at)).map(
    ({ file, path, words }) => `${[file, ...path].join("/")}: ${words}`,
  );

test("opening hours changed on one page are found and changed on another", () => {
  const at = "home.json/blocks/3/hours/rows/0/hours";
  const now = set(dental, at, "9:00 AM-6:00 PM");
  const echoes = sameWords(engineVocabulary, [dental], now, locationFromKey(at));
  expect(echoes).toEqual([
    {
      file: "appointment.json",
      path: ["blocks", 2, "hours", "rows", 0, "hours"],
      words: "9:00 AM-6:00 PM",
    },
  ]);
  const { files } = makeStep(startHistory(now), replaceSameWords(engineVocabulary, now, echoes));
  expect(files.get("appointment.json")).toBe(
    dental.get("appointment.json")?.replace("8:00 AM-5:00 PM", "9:00 AM-6:00 PM"),
  );
  expect(elsewhere(dental, files, at)).toEqual([]);
});

test("unchanged, empty, and short texts have no matches", () => {
  const at = "home.json/blocks/3/hours/rows/0/hours";
  expect(elsewhere(dental, dental, at)).toEqual([]);
  expect(elsewhere(dental, set(dental, at, " "), at)).toEqual([]);
  const short = set(set(dental, at, "8 to 5"), "team.json/blocks/0/heading", "8 to 5");
  expect(elsewhere(short, set(short, at, "9 to 6"), at)).toEqual([]);
});

test("a text is recognized after another one was inserted before it", () => {
  const at = (index: number) => `home.json/blocks/${index}/hours/rows/0/hours`;
  const block = { type: "hero", heading: "8:00 AM-1:00 PM" };
  const moved = makeStep(startHistory(dental), [
    { file: "home.json", change: { do: "insert", into: ["blocks"], at: 0, value: block } },
  ]).files;
  expect(elsewhere(dental, moved, "home.json/blocks/0/heading")).toEqual([]);
  expect(elsewhere(dental, set(moved, at(4), "9:00 AM-6:00 PM"), at(4))).toEqual([
    "appointment.json/blocks/2/hours/rows/0/hours: 9:00 AM-6:00 PM",
  ]);
});

test("editing a copy doesn't match its original", () => {
  const hero = JSON.parse(dental.get("team.json") ?? "").blocks[0];
  const copied = makeStep(startHistory(dental), [
    { file: "team.json", change: { do: "insert", into: ["blocks"], at: 1, value: hero } },
  ]).files;
  const at = "team.json/blocks/1/heading";
  expect(elsewhere(dental, set(copied, at, "Who else works here"), at)).toEqual([]);
});

test("facts, names, and addresses don't count as repeated text", () => {
  const phone = JSON.parse(dental.get("site.json") ?? "").facts.phone;
  const written = set(dental, "home.json/blocks/0/heading", phone);
  expect(
    elsewhere(written, set(written, "site.json/facts/phone", "0123"), "site.json/facts/phone"),
  ).toEqual([]);
  const at = "home.json/blocks/0/heading";
  expect(elsewhere(written, set(written, at, "Call us"), at)).toEqual([]);
  const field = "site.json/footer/contact/points/1/lines/0";
  expect(elsewhere(dental, set(dental, field, "0123"), field)).toEqual([]);
});

test("formatted text is copied only to fields with formatting", () => {
  const heading = "home.json/blocks/0/heading";
  const text = "home.json/blocks/0/text";
  const both = set(set(dental, heading, "Open all week"), text, "Open all week");
  expect(elsewhere(both, set(both, text, "Open on Monday"), text)).toEqual([
    "home.json/blocks/0/heading: Open on Monday",
  ]);
  expect(elsewhere(both, set(both, text, "Open on **Monday**"), text)).toEqual([]);
});

test("a new title matches the labels of links to the page, however short", () => {
  const at = "rcm-solutions.json/title";
  const now = set(first, at, "Services | {{facts.company}}");
  expect(elsewhere(first, now, at)).toEqual([
    "site.json/navigation/2/label: Services",
    "site.json/footer/links/items/2/label: Services",
  ]);
  const inMenu = "site.json/navigation/2/label";
  expect(elsewhere(first, set(first, inMenu, "Services"), inMenu)).toEqual([
    "site.json/footer/links/items/2/label: Services",
  ]);
});

test("the value of a choice follows its label and is never a match", () => {
  const at = "join-team.json/blocks/2/items/0/heading";
  const choice = "join-team.json/blocks/3/fields/3/options/0";
  const before = set(first, `${choice}/value`, "Medical Billing Executive");
  const now = set(before, at, "Billing specialist");
  const echoes = sameWords(engineVocabulary, [before], now, locationFromKey(at));
  expect(echoes.map((echo) => echo.path.at(-1))).toEqual(["label"]);
  const { files } = makeStep(startHistory(now), replaceSameWords(engineVocabulary, now, echoes));
  expect(JSON.parse(files.get("join-team.json") ?? "").blocks[3].fields[3].options[0]).toEqual({
    value: "Billing specialist",
    label: "Billing specialist",
  });
});

test("texts that were changed together match again after the next edit", () => {
  const at = "home.json/blocks/3/hours/rows/0/hours";
  const other = "appointment.json/blocks/2/hours/rows/0/hours";
  const saved = set(set(dental, at, "9:00 AM-6:00 PM"), other, "9:00 AM-6:00 PM");
  const now = set(saved, at, "9:00 AM-7:00 PM");
  expect(
    sameWords(engineVocabulary, [dental, saved], now, locationFromKey(at)).map(({ file }) => file),
  ).toEqual(["appointment.json"]);
});
