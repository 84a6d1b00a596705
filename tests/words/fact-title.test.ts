import { afterEach, expect, test } from "vitest";
import { factTitle } from "../../src/words/fact-title.ts";
import { factName, factNameProblem } from "../../src/edit/operations/references/rename-fact.ts";
import { german } from "../../src/words/in-german.ts";
import { knowWords } from "../../src/words/known-words.ts";

afterEach(() => knowWords({}));

test.each([
  ["phone", "Phone"],
  ["replyTime", "Reply time"],
  ["faxNumber2", "Fax number 2"],
  ["homeURL", "Home URL"],
  ["officeFAXNumber", "Office FAX number"],
])("the fact %s is called “%s”, and has that name if people call it so", (name, title) => {
  expect(factTitle(name)).toBe(title);
  expect(factName(title)).toBe(name);
  expect(factName(name)).toBe(name);
});

test.each([
  ["US hours", "usHours"],
  [" Fax-number ", "faxNumber"],
  ["A fact", "aFact"],
  ["", ""],
])("a fact that people call “%s” has the name %s", (title, name) => {
  expect(factName(title)).toBe(name);
});

test.each([
  ["company", "Firma"],
  ["tagline", "Slogan"],
  ["phone", "Telefon"],
  ["email", "E-Mail"],
  ["street", "Straße"],
  ["city", "Ort"],
  ["postalCode", "Postleitzahl"],
  ["replyTime", "Antwortzeit"],
])("on a German screen, the fact %s is called “%s”, and is found by that name", (name, title) => {
  knowWords(german);
  expect(factTitle(name)).toBe(title);
  expect(factName(title)).toBe(name);
  expect(factName(title.toLowerCase())).toBe(name);
});

test("on a German screen, an author's own fact keeps its name", () => {
  knowWords(german);
  expect(factTitle("hausmeister")).toBe("Hausmeister");
  expect(factTitle("nextOpening")).toBe("Next opening");
  expect(factTitle("constructor")).toBe("Constructor");
});

test("two facts can't be called the same on the screen, whatever their names are", () => {
  knowWords(german);
  const problem = "Es gibt schon eine Angabe „Telefon“. Wählen Sie einen anderen Namen.";
  expect(factNameProblem("telefon", ["phone"])).toBe(problem);
  expect(factNameProblem("phone", ["telefon"])).toBe(problem);
  expect(factNameProblem("phone", ["email"])).toBeUndefined();
});
