// Replacing one of several facts in a text, and leaving the rest as it was written.
import { expect, test } from "vitest";
import type { FactInText } from "../../../../src/edit/model/location.ts";
import { loadReplaceFact } from "../../../../src/edit/page/input/replace-fact.ts";

type Where = Pick<FactInText, "isFormatted" | "nth">;
const replaceFact = async (words: string, fact: string, where: Where, by: string) =>
  (await loadReplaceFact(where))?.(words, fact, where.nth, by);
const taken = (words: string, fact: string, nth: number, isFormatted: boolean) =>
  replaceFact(words, fact, { nth, isFormatted }, "");

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

test("puts words in the place of a fact, with its formatting and as nothing but words", async () => {
  const words = "**{{facts.name}}** and {{facts.name}}";
  const at = (nth: number, isFormatted: boolean) => ({ nth, isFormatted });
  expect(await replaceFact(words, "name", at(0, true), "Bo *& Co*")).toBe(
    "**Bo \\*& Co\\*** and {{facts.name}}",
  );
  expect(await replaceFact(words, "name", at(1, false), "$& Co")).toBe(
    "**{{facts.name}}** and $& Co",
  );
});

test("a link that is only the fact goes to the new address, and any other one to the fact", async () => {
  const only = (words: string, fact: string, by: string) =>
    replaceFact(words, fact, { nth: 0, isFormatted: true }, by);
  expect(await only("[{{facts.email}}](mailto:{{facts.email}}).", "email", "a@b.example")).toBe(
    "[a@b.example](mailto:a@b.example).",
  );
  expect(await only("[{{facts.phone}}](tel:{{facts.phone}})", "phone", "+1 (602) 555-01")).toBe(
    "[+1 (602) 555-01](tel:+160255501)",
  );
  expect(await only("[or {{facts.email}}](mailto:{{facts.email}})", "email", "us")).toBe(
    "[or us](mailto:{{facts.email}})",
  );
});

test("changes nothing if the fact is gone already", async () => {
  for (const isFormatted of [true, false])
    expect(await taken("Call {{facts.phone}}.", "phone", 1, isFormatted)).toBe(
      "Call {{facts.phone}}.",
    );
});
