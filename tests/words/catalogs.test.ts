// The editor's words in German, Spanish and French: complete, nothing too much, and typed as each language is.
import { expect, test } from "vitest";
import { german } from "../../src/words/in-german.ts";
import { spanish } from "../../src/words/in-spanish.ts";
import { french } from "../../src/words/in-french.ts";
import type { ScreenLanguage } from "../../src/words/screen-language.ts";
import { helpOf } from "../../src/edit/schema/help.ts";
import { everyField } from "../edit/schema/every-field.ts";
import { wordsInCode, wordsInSchemas } from "./english.ts";

const catalogs: Readonly<Record<Exclude<ScreenLanguage, "en">, Readonly<Record<string, string>>>> =
  { de: german, es: spanish, fr: french };
const english = [...wordsInCode(), ...(await wordsInSchemas())];
const keys = new Set(english.map((said) => said.english));
const languages = Object.entries(catalogs);

test("the editor says something in its code, and so do its schemas", () => {
  expect([...keys]).toEqual(expect.arrayContaining(["Save", "Opening hours"]));
  expect(keys.size).toBeGreaterThan(1500);
});

test("the label and the help of every field are among what has to be translated", () => {
  const fields = everyField.filter(({ path }) => !/\/(\$schema|type)$/.test(path));
  const shown = fields.flatMap(({ node: { schema } }) => [schema.title, helpOf(schema)]);
  const untranslated = shown.filter((words) => words !== undefined && !keys.has(words));
  expect([...new Set(untranslated)]).toEqual([]);
});

test.each(languages)("everything that the editor says is in %s", (_language, catalog) => {
  const missing = english.filter((said) => !(said.english in catalog));
  expect(missing.map((said) => `${said.file}: ${said.english}`)).toEqual([]);
});

test.each(languages)("nothing is in %s that the editor doesn't say", (_language, catalog) => {
  expect(Object.keys(catalog).filter((key) => !keys.has(key))).toEqual([]);
});

/** What is put into a text: values, the names of answers, and facts. */
const putIn = (text: string) => [...new Set(text.match(/\{+[\w.]+\}+/g))].sort();

test.each(languages)("each text in %s has everything that is put into it", (_language, catalog) => {
  const wrong = Object.entries(catalog).filter(
    ([key, said]) => putIn(key).join() !== putIn(said).join(),
  );
  expect(wrong).toEqual([]);
});

/** The spaces at both ends, which keep a text apart from what is beside it. */
const ends = (text: string) => [text.startsWith(" "), text.endsWith(" ")];

test.each(languages)("each text in %s begins and ends as in English", (_language, catalog) => {
  const wrong = Object.entries(catalog).filter(
    ([key, said]) => said.trim() === "" || ends(key).join() !== ends(said).join(),
  );
  expect(wrong).toEqual([]);
});

test("words are quoted as in each language", () => {
  const quoted = (catalog: Readonly<Record<string, string>>, pattern: RegExp) =>
    Object.values(catalog).filter((said) => pattern.test(said));
  expect(quoted(german, /“[^“”„]*”|„[^“]*”/)).toEqual([]);
  expect(quoted(spanish, /[“”„]/)).toEqual([]);
  expect(quoted(french, /[“”„]|«(?!\u202f)|(?<!\u202f)»/)).toEqual([]);
});

test("in French, a narrow space is before the marks that have one", () => {
  const said: readonly string[] = Object.values(french);
  const wrong = said.filter((each) => /[^\s\u202f] ?[;?!](?![\w=&])/u.test(each));
  expect(wrong).toEqual([]);
});

test.each(languages)("in %s, a unit stays in the line of its number", (_language, catalog) => {
  const apart = Object.values(catalog).filter((said) => /[\d}] (?:[kM]B|[kM]o)\b/.test(said));
  expect(apart).toEqual([]);
});

test.each(languages)("in %s, a choice is quoted by its own name", (_language, catalog) => {
  const help = [...keys].find((key) => key.includes("unless you choose “Light colors")) ?? "";
  expect(catalog[help]).toContain(catalog["Light colors on every device"]);
});

test("a hidden block is called the same in the list and on the page, whatever its language", () => {
  for (const [, catalog] of languages)
    expect(catalog["hidden"]).toBe(catalog["Hidden"]?.toLowerCase());
});

test("what was removed because it was empty has no gender", () => {
  const key = "“{0}” is empty, so it was removed. Undo brings it back.";
  expect(german[key]).not.toMatch(/\b(es|er|sie|ihn)\b/);
  expect(spanish[key]).not.toMatch(/vacío|lo recupera/);
  expect(french[key]).not.toMatch(/supprimé\b/);
});
