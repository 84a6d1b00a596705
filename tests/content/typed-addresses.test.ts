// Streets, cities and postal codes that are typed by hand although the site has them as facts.
import { expect, test } from "vitest";
import { createCompiler } from "../../src/content/compile.ts";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { base, change, compileFiles, type Files } from "./base.ts";

const ownFacts = `"email": "hello@company.example",
    "street": "Lindenweg 5",
    "city": "Linden",
    "postalCode": "10115"`;

const listing = (address: string) => `"organization": { "address": ${address} },\n  "homePage"`;

/** @param lines of an address in the footer */
function site(lines: readonly string[], address = '{ "city": "Bonn", "country": "DE" }'): Files {
  const text = (base.get("site.json") ?? "")
    .replace('"email": "hello@company.example"', ownFacts)
    .replace('"homePage"', listing(address))
    .replace(
      '"points": [',
      `"points": [{ "kind": "address", "label": "Address", "lines": ${JSON.stringify(lines)} }, `,
    );
  return new Map([...base, ["site.json", text]]);
}

const found = (files: Files) =>
  compileFiles(files).diagnostics.filter(({ id }) => id === "written-out-fact");

const fixed = (files: Files) => {
  const { fixes } = compileFiles(files);
  return applyFixes(files.get("site.json") ?? "", fixes).text;
};

test("a street, a city and a postal code in an address are reported and become facts, several in one line", () => {
  const files = site(["Lindenweg 5", "10115 Linden"]);
  expect(found(files).map(({ message }) => message)).toEqual([
    '"Lindenweg 5" is typed out here, but it is the fact "street".',
    '"10115" is typed out here, but it is the fact "postalCode".',
    '"Linden" is typed out here, but it is the fact "city".',
  ]);
  expect(fixed(files)).toContain('["{{facts.street}}","{{facts.postalCode}} {{facts.city}}"]');
});

test("they are in the search listing, too", () => {
  const files = site([], '{ "street": "Lindenweg 5", "city": "Linden", "country": "DE" }');
  expect(fixed(files)).toContain(
    '{ "street": "{{facts.street}}", "city": "{{facts.city}}", "country": "DE" }',
  );
});

test("a fact with another name is one if the search listing uses it as a part of the address", () => {
  const files = site(
    ["{{facts.street}}", "Haus 7"],
    '{ "city": "{{facts.place}}", "country": "DE" }',
  );
  const text = files.get("site.json")?.replace('"phone"', '"place": "Haus 7",\n    "phone"') ?? "";
  const all = new Map([...files, ["site.json", text]]);
  expect(found(all).map(({ message }) => message)).toEqual([
    '"Haus 7" is typed out here, but it is the fact "place".',
  ]);
});

test.each([
  ["a fact already", ["{{facts.street}}", "{{facts.postalCode}} {{facts.city}}"]],
  ["a longer word", ["Lindenau", "Neulinden", "101150"]],
  ["another street", ["Lindenweg 55"]],
])("%s is left alone", (_what, lines) => {
  expect(found(site(lines))).toEqual([]);
});

test("an office in another street of the same city is left alone", () => {
  expect(found(site(["Rosenweg 7", "10115 Linden"]))).toEqual([]);
});

test("the city and the postal code below the street as a fact are found", () => {
  expect(found(site(["{{facts.street}}", "10115 Linden"]))).toHaveLength(2);
  expect(found(site(["{{ facts.street }}", "10115 Linden"]))).toHaveLength(2);
});

test("a region that has the name of the city isn't the city", () => {
  const address = '{ "city": "{{facts.city}}", "region": "Linden", "country": "DE" }';
  expect(found(site([], address))).toEqual([]);
});

test("outside an address, the name of a city is left alone", () => {
  const files = site([]);
  const home = change("home.json", "We answer every denial.", "We love Linden.").get("home.json");
  expect(found(new Map([...files, ["home.json", home ?? ""]]))).toEqual([]);
});

test("a city that has the name of its state could be either, so there is no fix", () => {
  const files = site(["{{facts.street}}", "Linden"]);
  const text =
    files
      .get("site.json")
      ?.replace('"city": "Linden"', '"state": "Linden",\n    "city": "Linden"') ?? "";
  const all = new Map([...files, ["site.json", text]]);
  expect(found(all)).toHaveLength(1);
  expect(fixed(all)).toBe(text);
});

test("no fix makes a text longer than it may be", () => {
  const files = site(["{{facts.street}}", `${"a".repeat(113)} Linden`]);
  expect(compileFiles(files).diagnostics.map(({ id }) => id)).toContain("written-out-fact");
  expect(fixed(files)).toBe(files.get("site.json"));
});

test("a fact that becomes what an address says is found in a page that hasn't changed", () => {
  const lines =
    '"points": [{ "kind": "place", "label": "Address", "lines": ["{{facts.street}}", "Ulm"] }]';
  const block = `{ "type": "contactInfo", "heading": "Here", ${lines} },\n    {\n      "type": "cardGrid"`;
  const home = change("home.json", '{\n      "type": "cardGrid"', block).get("home.json") ?? "";
  const before = new Map([...site([]), ["home.json", home]]);
  const text = before.get("site.json")?.replace('"city": "Linden"', '"city": "Ulm"') ?? "";
  const check = createCompiler(engineVocabulary);
  const input = { folder: "content", media: new Map(), icons: {} };
  const messages = (files: Files) =>
    check({ ...input, files })
      .diagnostics.filter(({ id }) => id === "written-out-fact")
      .map(({ file }) => file);
  expect(messages(before)).toEqual([]);
  expect(messages(new Map([...before, ["site.json", text]]))).toEqual(["content/home.json"]);
});
