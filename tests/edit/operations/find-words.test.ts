// Finds text on all pages as visitors read it, however it is written in the files.
import { expect, test } from "vitest";
import { findWords, patternInSource, siteTexts } from "../../../src/edit/operations/find-words.ts";
import type { Files } from "../../../src/edit/model/history.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const site = { facts: { reply: "24 hours", city: "Köln" }, name: "Dr. Ada’s practice" };
const home = {
  title: "Home",
  blocks: [
    {
      type: "hero",
      heading: "We answer within {{facts.reply}}",
      text: "In **24** hours, [write](page:home).",
    },
    {
      type: "hero",
      heading: "Costs (about) $5 - or 5-6",
      text: "- one\n- two",
      picture: { src: "media/desk-bell.jpg", alt: "A bell on the desk" },
    },
  ],
};
const files: Files = new Map([
  ["site.json", JSON.stringify(site)],
  ["home.json", JSON.stringify(home)],
  ["broken.json", '{ "title": "24 hours'],
]);
const texts = siteTexts(engineVocabulary, files, ["home.json", "broken.json", "site.json"]);
const locationsOf = (sought: string) =>
  findWords(texts, sought).map(({ file, path }) => [file, ...path].join("/"));

test("a fact's text is found where it is used and defined, and formatted text without its syntax", () => {
  expect(locationsOf("24 hours")).toEqual([
    "home.json/blocks/0/heading",
    "home.json/blocks/0/text",
    "site.json/facts/reply",
  ]);
  expect(locationsOf("{{facts.reply}}")).toEqual([]);
  expect(locationsOf("page:home")).toEqual([]);
});

test("case, spacing, and kinds of apostrophes are ignored, and special characters match themselves", () => {
  expect(locationsOf("  dr. ada's   PRACTICE ")).toEqual(["site.json/name"]);
  expect(locationsOf("köln")).toEqual(["site.json/facts/city"]);
  expect(locationsOf("(about) $5")).toEqual(["home.json/blocks/1/heading"]);
  expect(locationsOf("- or 5-6")).toEqual(["home.json/blocks/1/heading"]);
  expect(locationsOf("d. ada")).toEqual([]);
  expect(locationsOf("one two")).toEqual(["home.json/blocks/1/text"]);
});

test("a picture's alternative text is found, and its file isn't", () => {
  expect(locationsOf("bell on")).toEqual(["home.json/blocks/1/picture/alt"]);
  expect(locationsOf("desk-bell")).toEqual([]);
});

test("a match comes with the text around it, and an empty query finds nothing", () => {
  const [found] = findWords(texts, "ANSWER");
  expect(found).toEqual({
    file: "home.json",
    path: ["blocks", 0, "heading"],
    before: "We ",
    found: "answer",
    after: " within 24 hours",
  });
  expect(findWords(texts, "  ")).toEqual([]);
});

test.each([
  ["24 hours, write", "In **", "24** hours, [write](page:home)."],
  ["reply within 24", "We ", "reply\u00a0within **24 hours**."],
  ["one two", "- ", "one\n- two"],
  ["end start", "The ", "end\n\n1. *start*"],
  ["50-seat (new)", "Our ", "50-seat (new) office"],
  ["snake_case", "As ", "snake\\_case"],
])("%j is found in its source, whatever formatting is in it", (words, before, after) => {
  expect((before + after).search(patternInSource(words))).toBe(before.length);
});

test.each([
  ["Daten\u00adschutz und Cookies", "Datenschutz"],
  ["Cafe\u0301 am Markt", "Café"],
  ["Café am Markt", "Cafe\u0301"],
  ["Öffnungszeiten: Mo–Fr", "Mo-Fr"],
  ["Öffnungszeiten: Mo-Fr", "Mo–Fr"],
  ["Say “hello” now", '"hello"'],
  ["Sag „hallo“ und «salut»", '"hallo"'],
  ["Besuchen Sie die STRASSE", "straße"],
  ["größer", "GRÖSSER"],
  ["ISTANBUL", "istanbul"],
  ["İstanbul", "istanbul"],
  ["Preis 5\u00a0€", "5 €"],
  ["Wait … here", "wait ..."],
  ["non‑breaking", "non-breaking"],
  ["a [b] (c) {d} ^$", "[b] (c) {d} ^$"],
])("in %j, %j is found", (text, query) => {
  const own = new Map([["home.json", JSON.stringify({ title: text })]]);
  expect(findWords(siteTexts(engineVocabulary, own, ["home.json"]), query)).toHaveLength(1);
});

test("what is looked for as it is typed has no accent that isn't typed", () => {
  const written = (text: string, query: string) =>
    findWords([{ file: "home.json", path: ["title"], words: text }], query, false, "as typed");
  expect(written("Un cafe\u0301", "cafe")).toEqual([]);
  expect(written("Un caf\u00e9", "cafe")).toEqual([]);
  expect(written("Sí, es posible", "si")[0]?.before).toBe("Sí, es po");
  expect(written("i\u0307stanbul", "istanbul")).toHaveLength(1);
});

const foundIn = (text: string, query: string) =>
  findWords([{ file: "home.json", path: ["title"], words: text }], query)[0]?.found;

test.each([
  ["Pida una cita médica", "medica", "médica"],
  ["Pida una cita me\u0301dica", "medica", "me\u0301dica"],
  ["PROTÉGÉ", "protege", "PROTÉGÉ"],
  ["Für Niños", "fur ninos", "Für Niños"],
  ["Maître d’hôtel", "maitre d'hotel", "Maître d’hôtel"],
  ["Phở Nẵng", "pho nang", "Phở Nẵng"],
  ["Άνοιξη στην Ελλάδα", "ελλαδα", "Ελλάδα"],
  ["Το παιδί, χαίρετε", "παιδι", "παιδί"],
  ["Οδοντίατρος", "οδοντιατρος", "Οδοντίατρος"],
  ["Đà Nẵng", "da nang", "Đà Nẵng"],
  ["Łódź i Ørsted", "lodz i orsted", "Łódź i Ørsted"],
  ["İstanbul, İzmir", "izmir", "İzmir"],
])("in %j, %j is found without its accents", (text, query, found) => {
  expect(foundIn(text, query)).toBe(found);
});

test("accents that are typed are looked for, and other letters are never taken for one another", () => {
  expect(foundIn("Cafe", "Café")).toBeUndefined();
  expect(foundIn("Cafè", "Café")).toBeUndefined();
  expect(foundIn("Музей", "музеи")).toBeUndefined();
  expect(foundIn("χρόνια", "χρονα")).toBeUndefined();
});

test("whole words aren't found within longer ones, whichever letters these have", () => {
  const whole = (text: string, query: string) =>
    findWords([{ file: "home.json", path: ["title"], words: text }], query, true).length === 1;
  expect(whole("Die Schule am Hafen", "schule")).toBe(true);
  expect(whole("Die Fahrschule, die Schüler", "schule")).toBe(false);
  expect(whole("Fahrschule und Schule", "schule")).toBe(true);
  for (const longer of ["ärgern", "ßgern", "égern", "e\u0301gern", "2gern", "Fahr\u00adgern"])
    expect([longer, whole(longer, "gern")]).toEqual([longer, false]);
  for (const longer of ["Fußball", "Café", "Straßen"])
    expect([longer, whole(longer, longer.slice(0, 3))]).toEqual([longer, false]);
  expect(whole("(Ada’s) team", "ada")).toBe(true);
  expect(whole("for $5 each", "$5")).toBe(true);
  expect(whole("for US$5 each", "$5")).toBe(true);
  expect(whole("for $50 each", "$5")).toBe(false);
  expect(whole("東京都の学校", "学校")).toBe(true);
});

test("a whole word is selected in its text, not the part of a longer one before it", () => {
  expect(patternInSource("Schule", true).exec("Fahr**Schule** und **Schule**")?.index).toBe(21);
  expect(patternInSource("Schule", true).exec("FahrSchule und **Schule**")?.index).toBe(17);
});
