// Words of other programs end as sentences do, so that another sentence can follow.
import { expect, test } from "vitest";
import { asSentence } from "../../src/content/text/sentence.ts";
import { refusalFor } from "../../src/store/github/refusals.ts";

test.each([
  ["Conflict", "Conflict."],
  [" Tree is too large\n", "Tree is too large."],
  ["It failed.", "It failed."],
  ["Is it there?", "Is it there?"],
  ['Use "Configure SSO"', 'Use "Configure SSO".'],
  ['He said "no."', 'He said "no."'],
  ["(It failed.)", "(It failed.)"],
  ["请再试一次。", "请再试一次。"],
  ["", ""],
])("%j ends as %j", (words, sentence) => {
  expect(asSentence(words)).toBe(sentence);
});

test.each(
  ["Conflict", "", "Not done!", "Repository was archived", "SAML", "Not accessible by it"].flatMap(
    (words) => [400, 403, 404, 405, 409, 413, 415, 422].map((status) => [status, words] as const),
  ),
)("a refusal with the status %i and the words %j is in sentences", (status, message) => {
  const refusal = refusalFor("owner/site", "/git/refs", { is: "declined", status, message });
  expect(refusal.message).toMatch(/^\S.*[.!?]$/s);
});
