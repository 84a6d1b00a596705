// The codes of countries that people write by name.
import { expect, test } from "vitest";
import { countryCode } from "../../src/content/text/countries.ts";
import { change, compileFiles } from "./base.ts";

test.each([
  ["Germany", "DE"],
  ["Deutschland", "DE"],
  ["Allemagne", "DE"],
  ["Alemania", "DE"],
  ["de", "DE"],
  ["UK", "GB"],
  [" United Kingdom ", "GB"],
  ["Österreich", "AT"],
  ["日本", "JP"],
])("%s is written %s", (name, code) => {
  expect(countryCode(name)).toBe(code);
});

test.each(["Bavaria", "Europe", "XX", "D", ""])("%s isn't a country", (name) => {
  expect(countryCode(name)).toBeUndefined();
});

test("the check suggests the code of a country", () => {
  const address = '"organization": { "address": { "city": "Ulm", "country": "Deutschland" } },\n';
  const files = change("site.json", '  "homePage"', `  ${address}  "homePage"`);
  const [found] = compileFiles(files).diagnostics;
  expect(found?.message).toBe('"Deutschland" isn\'t in the right format. Did you mean "DE"?');
  expect(found?.hint).toBe('Write "DE".');
});
