// Which of several facts is taken out of a text, and what stays as it was written.
import { expect, test } from "vitest";
import { withoutFact } from "../../../../src/edit/page/rich-text/take-out-fact.ts";

const taken = (words: string, fact: string, nth: number, isFormatted: boolean) =>
  withoutFact(words, fact, { nth, isFormatted });

test("of a text of one line, the one that is meant and nothing else", async () => {
  const words = "Call {{facts.phone}}, write {{facts.email}} or {{ facts.phone }}.";
  expect(await taken(words, "phone", 0, false)).toBe(
    "Call , write {{facts.email}} or {{ facts.phone }}.",
  );
  expect(await taken(words, "phone", 1, false)).toBe(
    "Call {{facts.phone}}, write {{facts.email}} or .",
  );
});

test("of a formatted text, with the link that has no other words", async () => {
  const words =
    "Write to **[{{facts.email}}](mailto:{{facts.email}})** or *{{facts.email}}*, please.";
  expect(await taken(words, "email", 0, true)).toBe("Write to  or *{{facts.email}}*, please.");
  expect(await taken(words, "email", 1, true)).toBe(
    "Write to **[{{facts.email}}](mailto:{{facts.email}})** or , please.",
  );
});

test("where it isn't there any more, nothing", async () => {
  for (const isFormatted of [true, false])
    expect(await taken("Call {{facts.phone}}.", "phone", 1, isFormatted)).toBe(
      "Call {{facts.phone}}.",
    );
});
