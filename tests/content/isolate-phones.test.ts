// In a text from right to left, a phone number is isolated, so that its groups of digits stay in order.
import { describe, expect, test } from "vitest";
import type { RichInline, RichText } from "../../src/content/model/notations.ts";
import { isolatePhones } from "../../src/content/resolve/isolate-phones.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";

const phone = "+962 6 555 0148";
const isolatedPhone = `\u2066${phone}\u2069`;

/** A page as it is compiled, and then with its phone numbers isolated. */
function page(compiled: object, language = "ar"): unknown {
  const [file] = isolatePhones(
    [{ name: "home.json", plan: engineVocabulary.pagePlan, compiled }],
    language,
  );
  return file?.compiled;
}

const withText = (text: RichText) => ({ blocks: [{ type: "hero", text }] });
const paragraph = (...children: RichInline[]): RichText => [{ type: "paragraph", children }];
const isolated = (number: string): RichInline => ({ type: "isolate", children: [number] });
/** In paragraphs, lines aren't broken inside it. */
const unbroken = "+962\u00a06\u00a0555\u00a00148";

describe("in formatted text", () => {
  test("each number in a sentence is isolated and stays in one line, and every other character stays", () => {
    const text = paragraph("اتصل على +962 6 555 0148 أو (02) 555-0149 اليوم");
    const numbers = [isolated(unbroken), isolated("(02)\u00a0555-0149")] as const;
    const expected = paragraph("اتصل على ", numbers[0], " أو ", numbers[1], " اليوم");
    expect(page(withText(text))).toEqual(withText(expected));
  });

  test("numbers in lists and in bold text are isolated, too", () => {
    const listOf = (...children: RichInline[]): RichText => [
      {
        type: "list",
        ordered: false,
        items: [paragraph({ type: "strong", children })],
      },
    ];
    expect(page(withText(listOf(phone)))).toEqual(withText(listOf(isolated(unbroken))));
  });
});

describe("in plain text", () => {
  const hero = (heading: string, language?: string) => ({
    ...(language !== undefined && { language }),
    blocks: [{ type: "hero", heading, actions: [{ label: heading, href: `tel:${phone}` }] }],
  });

  test("characters isolate the number in a heading and in a button, and not in its address", () => {
    const label = `اتصل ${isolatedPhone} اليوم`;
    expect(page(hero(`اتصل ${phone} اليوم`))).toEqual({
      blocks: [{ type: "hero", heading: label, actions: [{ label, href: `tel:${phone}` }] }],
    });
  });

  test.each([
    "السعر 18.00 دينارًا",
    "منذ 1987 و 2025",
    "بلا أرقام",
    "6:00 - 19:00",
    "08.00 - 19.30",
    "من 18.000 – 25.000 دينار",
    "5550148@company.example",
    "info.5550148@company.example",
    "www.0505550148.example",
    "https://company.example/?id=5550148",
  ])("a text without a phone number stays as it is: %s", (words) => {
    expect(page(hero(words))).toEqual(hero(words));
    const text = withText(paragraph(words));
    expect(page(text)).toEqual(text);
  });

  test("what every page shows is isolated in the site's language", () => {
    const footer = (text: string) => ({ language: "he", footer: { text, copyright: text } });
    const file = {
      name: "site.json",
      plan: engineVocabulary.planOf("site.json"),
      compiled: footer(phone),
    };
    expect(isolatePhones([file], "he")).toEqual([{ ...file, compiled: footer(isolatedPhone) }]);
  });
});

describe("the language nearest to a text decides", () => {
  const item = (heading: string) => ({ type: "list", items: [{ heading }] });

  test("a text from left to right stays as it is, and so does its file", () => {
    const file = {
      name: "home.json",
      plan: engineVocabulary.pagePlan,
      compiled: { blocks: [item(phone)] },
    };
    expect(isolatePhones([file], "en")[0]).toBe(file);
  });

  test.each([
    ["a page in Arabic on a site in English", { language: "ar", blocks: [item(phone)] }, "en"],
    [
      "a block in Arabic on a page in English",
      { blocks: [{ ...item(phone), language: "ar" }] },
      "en",
    ],
  ])("it is isolated in %s", (_where, compiled, language) => {
    expect(JSON.stringify(page(compiled, language))).toContain(isolatedPhone);
  });

  test.each([
    ["a page in English on a site in Arabic", { language: "en", blocks: [item(phone)] }],
    ["a block in English on a page in Arabic", { blocks: [{ ...item(phone), language: "en" }] }],
  ])("it isn't in %s", (_where, compiled) => {
    expect(page(compiled)).toEqual(compiled);
  });
});
