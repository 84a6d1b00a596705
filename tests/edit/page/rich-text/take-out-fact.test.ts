// Removing one of several facts from a text, and leaving the rest as it was written.
import { expect, test } from "vitest";
import { withoutFact } from "../../../../src/edit/page/rich-text/take-out-fact.ts";

const taken = (words: string, fact: string, nth: number, isFormatted: boolean) =>
  withoutFact(words, fact, { nth, isFormatted });

test("removes the chosen fact from a text of one line", async () => {
  const words = "Call {{facts.phone}}, write {{facts.email}} or {{ facts.phone }}.";
  expect(await taken(words, "phone", 0, false)).toBe(
    "Call , write {{facts.email}} or {{ facts.phone }}.",
  );
  expect(await taken(words, "phone", 1, false)).toBe(
    "Call {{facts.phone}}, write {{facts.email}} or .",
  );
});

test("removes it from a formatted text, with a link that has no other text", async () => {
  const words =
    "Write to **[{{facts.email}}](mailto:{{facts.email}})** or *{{facts.email}}*, please.";
  expect(await taken(words, "email", 0, true)).toBe("Write to  or *{{facts.email}}*, please.");
  expect(await taken(words, "email", 1, true)).toBe(
    "Write to **[{{facts.email}}](mailto:{{facts.email}})** or , please.",
  );
});

test("changes nothing if the fact is gone already", async () => {
  for (const isFormatted of [true, false])
    expect(await taken("Call {{facts.phone}}.", "phone", 1, isFormatted)).toBe(
      "Call {{facts.phone}}.",
    );
});
