// Which rules are asked about a text: those that look for a sign that is in it, and those that look for none.
import { expect, test } from "vitest";
import type { TextRule } from "../../src/content/check/rule.ts";
import { askedBy } from "../../src/content/check/signs.ts";

const rule = (signs?: RegExp): TextRule => ({
  on: "every text",
  ...(signs && { signs }),
  check: () => [],
});
const [always, braces, digits, unusual] = [rule(), rule(/[{}]/), rule(/\d/), rule(/[^ -~]/)];
const asked = askedBy([always, braces, digits, unusual]);

test.each([
  ["Plain words", [always]],
  ["", [always]],
  ["{name}", [always, braces]],
  ["Open until 6", [always, digits]],
  ["{0}", [always, braces, digits]],
  ["Café\u200b", [always, unusual]],
  ["A tab\there", [always, unusual]],
])("of %j only those rules are asked that it may concern", (text, rules) => {
  expect(asked(text)).toEqual(rules);
});
