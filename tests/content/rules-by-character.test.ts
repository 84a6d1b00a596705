// Only rules that a text's characters make relevant are applied to it, besides those for every text.
import { expect, test } from "vitest";
import type { TextRule } from "../../src/content/check/rule.ts";
import { rulesByCharacter } from "../../src/content/check/rules-by-character.ts";
import { base, compileFiles } from "./base.ts";

const rule = (characters?: RegExp): TextRule => ({
  on: "every text",
  ...(characters && { characters }),
  check: () => [],
});
const [always, braces, digits, unusual] = [rule(), rule(/[{}]/), rule(/\d/), rule(/[^ -~]/)];
const asked = rulesByCharacter([always, braces, digits, unusual]);

test.each([
  ["Plain words", [always]],
  ["", [always]],
  ["{name}", [always, braces]],
  ["Open until 6", [always, digits]],
  ["{0}", [always, braces, digits]],
  ["Café\u200b", [always, unusual]],
  ["A tab\there", [always, unusual]],
])("%j is only checked by the rules that its characters make relevant", (text, rules) => {
  expect(asked(text)).toEqual(rules);
});

test.each([
  ["**bold**", "shown-as-written"],
  ["[words](page:contact)", "shown-as-written"],
  ["<b>bold</b>", "shown-as-written"],
  ["two\\nlines", "shown-as-space"],
  ["two\\rlines", "shown-as-space"],
  ["a {name} in it", "shown-placeholder"],
  ["open {{ only", "unclosed-fact"],
  ["closed }} only", "unclosed-fact"],
  ["words &amp; more", "shown-code"],
  ["…", "left-out-words"],
  ["...", "left-out-words"],
  ["a\\u200bb", "invisible-character"],
  ["a\\u0001b", "invisible-character"],
])("a title with one character that a rule looks for, %s, is reported as %s", (text, id) => {
  const home = (base.get("home.json") ?? "").replace(/"title": "[^"]*"/, `"title": "${text}"`);
  const { diagnostics } = compileFiles(new Map(base).set("home.json", home));
  expect(diagnostics.map((found) => found.id)).toEqual([id]);
});
