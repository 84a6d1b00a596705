// A pass phrase is drawn at random, and read in whatever form a person types it.
import { expect, test } from "vitest";
import {
  drawPhrase,
  loadWords,
  readPhrase,
} from "../../../../src/edit/web/invitation/pass-phrase.ts";

const words = await loadWords();
const phrase = "abandon ability able about above absent";

test("all words of a phrase are equally likely, and each phrase is new", () => {
  expect(65_536 % words.length).toBe(0);
  const first = drawPhrase(words);
  expect(first.split(" ")).toHaveLength(6);
  expect(first.split(" ").every((word) => words.includes(word))).toBe(true);
  expect(drawPhrase(words)).not.toBe(first);
});

test.each([
  "  Abandon Ability Able About Above Absent ",
  "abandon-ability-able-about-above-absent",
  "abandon, ability, able,\nabout, above and absent".replace(" and", ""),
  "1. abandon 2. ability 3. able 4. about 5. above 6. absent",
  "ABANDON\u00a0ABILITY ABLE ABOUT ABOVE ABSENT.",
])("it reads %j", (typed) => {
  expect(readPhrase(typed, words)).toEqual({ is: "phrase", phrase });
});

const reasons: [string, string][] = [
  [
    "abandon abilty able about above absent",
    "“abilty” isn't a word of any pass phrase. Did you mean “ability”?",
  ],
  [
    "abandon Überraschung able about above absent",
    "“überraschung” isn't a word of any pass phrase. Check its spelling.",
  ],
  [
    "abandon ability able about above",
    "A pass phrase has 6 words, and this is 5 words. Type all of them, and nothing else, in order.",
  ],
  [
    "abandon",
    "A pass phrase has 6 words, and this is 1 word. Type all of them, and nothing else, in order.",
  ],
  [" ", "Type the pass phrase that you got with the invitation."],
];

test.each(reasons)("it says what is wrong with %j", (typed, reason) => {
  expect(readPhrase(typed, words)).toEqual({ is: "wrong", reason });
});
