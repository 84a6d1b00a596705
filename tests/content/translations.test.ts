// The samples and the new site in German, French and Spanish: complete, with the same names, and natural to type over.
import { expect, test } from "vitest";
import { isFields } from "../../src/content/model/json.ts";
import { newSiteFiles } from "../../src/content/model/new-site-files.gen.ts";
import { engineSchemas } from "../../src/content/schema/engine-schemas.ts";
import { sampleTextsIn } from "../../src/content/schema/sample-texts.ts";
import { withoutTabStops } from "../../src/content/schema/tab-stops.ts";
import { allTranslations } from "../../src/content/translations/all-translations.ts";
import { french } from "../../src/content/translations/french.ts";
import { readTranslations } from "../../src/content/translations/read-translations.ts";

const facts = /\{\{[^{}]*\}\}/g;

/** Text that people read begins with a capital or has spaces; icons, ids, pages and files don't. */
const isRead = (text: string) =>
  /\p{L}/u.test(text.replaceAll(facts, "").replaceAll(/\{\w+\}/g, "")) &&
  (/^\p{Lu}/u.test(text) || /\s/.test(text));

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [withoutTabStops(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts of every snippet in a schema, and the titles of page templates. */
function samplesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(samplesIn);
  if (!isFields(schema)) return [];
  return Object.entries(schema).flatMap(([name, inner]) => {
    if (name === "pageTemplates" && Array.isArray(inner))
      return inner.flatMap((each) => (isFields(each) ? [String(each["title"])] : []));
    if (name !== "defaultSnippets" || !Array.isArray(inner)) return samplesIn(inner);
    return inner.flatMap((each: unknown) => {
      if (!isFields(each)) return [];
      const { body, bodyText } = each;
      const text = typeof bodyText === "string" ? withoutTabStops(bodyText) : JSON.stringify(body);
      return textsIn(JSON.parse(text));
    });
  });
}

const newSite = [...newSiteFiles.values()].flatMap((text) => textsIn(JSON.parse(text)));
const all = new Set([...newSite, ...Object.values(engineSchemas).flatMap(samplesIn)]);

/** What stays the same in every language. */
const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{\{[^{}]*\}\}|\{\w+\}|\]\([^()]*\)|\*\*/g), String).sort();

test("the texts that are translated are those that people read", () => {
  const left = [...all].filter((text) => !isRead(text));
  for (const text of ["clock", "home", "page:contact", "set-your-public-key", "media/prices.pdf"])
    expect(all.has(text) ? left : [text]).toContain(text);
  expect([...all].filter(isRead)).toContain("your reply time");
});

test.each(allTranslations)(
  "every text has a translation into $language, and nothing else has",
  (translation) => {
    const { texts } = translation;
    expect([...all].filter((text) => isRead(text) && !Object.hasOwn(texts, text))).toEqual([]);
    expect(Object.keys(texts).filter((text) => !all.has(text))).toEqual([]);
  },
);

test.each(allTranslations)(
  "in $language, facts, answers, links and formatting stay",
  ({ texts }) => {
    for (const [english, text] of Object.entries(texts))
      expect([english, namesIn(text)]).toEqual([english, namesIn(english)]);
  },
);

test.each(allTranslations)("in $language, texts end as the English ones do", ({ texts }) => {
  const end = (text: string) => /[.?…]$/.exec(text)?.[0];
  for (const [english, text] of Object.entries(texts))
    expect([english, end(text)]).toEqual([english, end(english)]);
});

test.each(allTranslations)(
  "in $language, no quote is straight, and no space too many",
  ({ texts }) => {
    for (const text of Object.values(texts)) expect(text).not.toMatch(/["']| {2}|^\s|\s$/);
  },
);

test("in French, no line is broken before a colon or a question mark", () => {
  const withoutLinks = Object.values(french.texts).map((text) =>
    text.replaceAll(/\]\([^()]*\)/g, ""),
  );
  for (const text of withoutLinks) expect(text).not.toMatch(/[^\u00a0\u202f][:;?!»]/);
});

test.each(allTranslations)(
  "in $language, a placeholder is no text that a site may keep",
  (translation) => {
    const toReplace = sampleTextsIn(engineSchemas);
    const inBoth = sampleTextsIn(engineSchemas, readTranslations([translation]));
    const own = [...inBoth].filter((text) => !toReplace.has(text));
    const texts: Readonly<Record<string, string>> = translation.texts;
    const placeholders = [...toReplace].filter((text) => Object.hasOwn(texts, text));
    expect(placeholders.length).toBeGreaterThan(60);
    expect(own.length).toBeGreaterThan(60);
    for (const text of own) expect(text).toMatch(/\S \S/);
    const keptWords = Object.entries(texts).filter(([english]) => !toReplace.has(english));
    for (const [, text] of keptWords) expect(inBoth).not.toContain(text);
  },
);
