// Words are replaced in the texts that people chose, and in nothing else.
import fc from "fast-check";
import { expect, test } from "vitest";
import { findWords, siteTexts } from "../../../src/edit/operations/find-words.ts";
import { makeStep, startHistory, undo } from "../../../src/edit/model/history.ts";
import { locationKey } from "../../../src/edit/model/location.ts";
import { hitsIn, replacements } from "../../../src/edit/operations/replace-words.ts";
import { segmentsOf, shownText } from "../../../src/edit/operations/text-segments.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const home = `{
  "title": "Piano lessons",
  "blocks": [
    {
      "type": "hero",
      "heading": "Lessons that last",
      "text": "Our lessons, [all lessons](page:lessons), {{facts.lessons}} and **lessons** again."
    },
    { "type": "hero", "heading": "Play {{facts.lessons}}", "text": "No *les*sons here." }
  ]
}
`;
const files = new Map([
  ["home.json", home],
  ["site.json", '{ "facts": { "lessons": "two lessons" } }'],
]);

const replaced = (query: string, words: string) =>
  replacements(
    engineVocabulary,
    files,
    findWords(siteTexts(engineVocabulary, files, ["home.json", "site.json"]), query),
    query,
    words,
  );
const wordsAt = (query: string, words: string, location: string) =>
  replaced(query, words).get(location)?.words;

test("each text is offered once with all its words replaced, and capital letters stay", () => {
  expect([...replaced("lessons", "classes").values()].map(({ words }) => words)).toEqual([
    "Piano classes",
    "Classes that last",
    "Our classes, [all classes](page:lessons), {{facts.lessons}} and **classes** again.",
    "two classes",
  ]);
  expect(replaced("lessons", "classes").get("home.json/blocks/0/text")?.count).toBe(3);
});

test("words that come from a fact are only replaced in the fact", () => {
  expect(replaced("two lessons", "a class").size).toBe(1);
  expect(wordsAt("two lessons", "a class", "site.json/facts/lessons")).toBe("a class");
});

test("in a formatted text, new words stay words", () => {
  expect(wordsAt("again", "*again*", "home.json/blocks/0/text")).toContain("\\*again\\*");
  expect(wordsAt("last", "*last*", "home.json/blocks/0/heading")).toBe("Lessons that *last*");
});

test("dollar signs mean nothing, and nothing to find replaces nothing", () => {
  expect(wordsAt("last", "cost $& $1", "home.json/blocks/0/heading")).toBe(
    "Lessons that cost $& $1",
  );
  expect(replaced(" ", "x").size).toBe(0);
  expect(replaced("(", "x").size).toBe(0);
});

test.each([
  ["We give piano lessons.", "We give lessons."],
  ["Piano lessons", "lessons"],
  ["Lessons: piano", "Lessons:"],
  ["A piano piano stool", "A stool"],
  ["Play piano piano", "Play"],
  ["We play piano.", "We play."],
  ["piano", ""],
  ["A piano, and a pianola", "A, and a la"],
  ["Play\npiano now\nor piano\ntoday", "Play\nnow\nor\ntoday"],
  ["- piano\n- piano now", "- \n- now"],
  ["A {{facts.lessons}} piano stool", "A {{facts.lessons}} stool"],
  ["A **piano** stool", "A stool"],
  ["A _**piano**_ **stool**", "A **stool**"],
  ["A [piano](page:home) stool", "A stool"],
  ["A *piano* *piano* stool", "A stool"],
])("without “piano”, %j is %j", (text, expected) => {
  const block = { type: "hero", text };
  const own = new Map(files).set("home.json", JSON.stringify({ blocks: [block] }));
  const place = { file: "home.json", path: ["blocks", 0, "text"] };
  const found = replacements(engineVocabulary, own, [place], "piano", "");
  expect(found.get("home.json/blocks/0/text")?.words).toBe(expected);
});

test("words stay if what is left would be read as something else", () => {
  const block = { type: "hero", text: "Am 24. Dezember ist zu." };
  const own = new Map(files).set("home.json", JSON.stringify({ blocks: [block] }));
  const place = { file: "home.json", path: ["blocks", 0, "text"] };
  expect([...replacements(engineVocabulary, own, [place], "Am", "")]).toEqual([]);
});

test("the words are the only change in the file, and undo restores it to the byte", () => {
  const { file, path, words } = replaced("Piano", "Violin").get("home.json/title") ?? {
    file: "",
    path: [],
    words: "",
  };
  expect(locationKey({ file, path })).toBe("home.json/title");
  const after = makeStep(startHistory(files), [
    { file, change: { do: "set", path, value: words } },
  ]);
  expect(after.files.get("home.json")).toBe(home.replace("Piano", "Violin"));
  expect(undo(after).files.get("home.json")).toBe(home);
});

/** The words of a formatted text after a replacement; the same words if nothing is replaced. */
function inText(text: string, query: string, words: string): string {
  const own = new Map(files).set("home.json", JSON.stringify({ blocks: [{ type: "hero", text }] }));
  const place = { file: "home.json", path: ["blocks", 0, "text"] };
  const found = replacements(engineVocabulary, own, [place], query, words);
  return found.get("home.json/blocks/0/text")?.words ?? text;
}

test.each([
  [
    "Read about [Acme](https://wiki.example/Acme_(company)).",
    "Read about [Apex](https://wiki.example/Acme_(company)).",
  ],
  [
    "Read about [Acme](<https://wiki.example/Acme x>).",
    "Read about [Apex](<https://wiki.example/Acme x>).",
  ],
  ['[Acme](https://www.acme.example/ "Acme")', '[Apex](https://www.acme.example/ "Acme")'],
  [
    "[Acme](page:acme) and [Acme](media/acme-report.pdf)",
    "[Apex](page:acme) and [Apex](media/acme-report.pdf)",
  ],
  [
    "Read about Acme at https://www.acme.example/about.",
    "Read about Apex at https://www.acme.example/about.",
  ],
  ["Write to info@acme.example, the Acme team.", "Write to info@acme.example, the Apex team."],
  ["Mail <mailto:info@acme.example> Acme", "Mail <mailto:info@acme.example> Apex"],
  [
    "[info@acme.example](mailto:info@acme.example), Acme",
    "[info@acme.example](mailto:info@acme.example), Apex",
  ],
  ["Acme: info@acme.exämple or acme.example", "Apex: info@acme.exämple or acme.example"],
])("an address stays as it is: %j", (text, right) => {
  expect(inText(text, "Acme", "Apex")).toBe(right);
});

test("a number that a link dials stays, and the same number as words doesn't", () => {
  const text = "Call [030 901820](tel:+4930901820) or 030 901820";
  expect(inText(text, "030 901820", "030 901821")).toBe(
    "Call [030 901820](tel:+4930901820) or 030 901821",
  );
});

test("every place in a text is shown, with what becomes of it or why it stays", () => {
  const text = "Acme, info@acme.example, {{facts.acme}} and **Ac**me";
  const own = new Map([
    ["home.json", JSON.stringify({ blocks: [{ type: "hero", text }] })],
    ["site.json", '{ "facts": { "acme": "Acme Inc." } }'],
  ]);
  const place = { file: "home.json", path: ["blocks", 0, "text"] };
  expect(
    hitsIn(engineVocabulary, own, place, "Acme", "Apex").map(
      ({ becomes, stays }) => becomes ?? stays,
    ),
  ).toEqual(["Apex", { as: "address" }, { as: "fact", name: "acme" }, { as: "formatting" }]);
});

test.each([
  ["Sell on Ebay or by mail.", "Ebay", "eBay", "Sell on eBay or by mail."],
  ["Your Invoice is here.", "Invoice", "invoice", "Your invoice is here."],
  [
    "I use my Phone daily. My phone rings.",
    "phone",
    "iPhone",
    "I use my iPhone daily. My iPhone rings.",
  ],
  ["McDonald and mcdonald", "mcdonald", "McDonald", "McDonald and McDonald"],
  ["Our class. Class starts.", "class", "lesson", "Our lesson. Lesson starts."],
])("in %j, %s becomes %s as it is typed", (text, query, words, right) => {
  expect(inText(text, query, words)).toBe(right);
});

test.each([
  ["Heiligabend: geschlossen", "Heiligabend", "24. Dezember", "24\\. Dezember: geschlossen"],
  ["Neu:\nHeiligabend zu", "Heiligabend", "1. Mai", "Neu:\n1\\. Mai zu"],
  ["- Heiligabend", "Heiligabend", "- Silvester", "- \\- Silvester"],
  [
    "1. Heiligabend\n2. Silvester",
    "Heiligabend",
    "24. Dezember",
    "1. 24\\. Dezember\n2. Silvester",
  ],
  ["Heilig. Abend", "Heilig", "24", "Heilig. Abend"],
  ["Am Heiligabend zu", "Heiligabend", "24. Dezember", "Am 24. Dezember zu"],
])("words at the start of %j don't become a list", (text, query, words, right) => {
  expect(inText(text, query, words)).toBe(right);
});

test("whatever is typed over whatever, visitors read it, or nothing is replaced", () => {
  const parts = fc.constantFrom(
    "x",
    " ",
    "\n",
    "- ",
    "24",
    ". ",
    "*",
    "_",
    "[x](page:a)",
    "a@x.example",
    "{{facts.lessons}}",
    "\\*",
    "#",
    "> ",
    "https://x.example/x",
  );
  const shown = (text: string) =>
    shownText(segmentsOf(text, true, { lessons: "two lessons" })).replaceAll(/\s+/g, "");
  fc.assert(
    fc.property(
      fc.array(parts, { minLength: 1, maxLength: 8 }).map((all) => all.join("")),
      fc
        .array(
          fc.constantFrom(
            "24.",
            " ",
            "- ",
            "#",
            "*",
            "y",
            "_",
            "> ",
            "<b>",
            "[",
            "](",
            "@y.example",
          ),
          { minLength: 1, maxLength: 3 },
        )
        .map((all) => all.join("")),
      (text, words) => {
        const after = inText(text, "x", words);
        const own = new Map(files).set(
          "home.json",
          JSON.stringify({ blocks: [{ type: "hero", text }] }),
        );
        const hits = hitsIn(
          engineVocabulary,
          own,
          { file: "home.json", path: ["blocks", 0, "text"] },
          "x",
          words,
        );
        const [first] = hits;
        if (!first || after === text || words.trim() === "") return;
        const meant = hits.reduce((all, { found, after: rest, becomes }, index) => {
          const next = hits[index + 1];
          return (
            all +
            (becomes ?? found) +
            (next ? rest.slice(0, rest.length - (next.found + next.after).length) : rest)
          );
        }, first.before);
        expect(shown(after)).toBe(meant.replaceAll(/\s+/g, ""));
      },
    ),
    { seed: 5, numRuns: 3000 },
  );
});

test("of whole words, only those are replaced", () => {
  const own = new Map([["home.json", JSON.stringify({ title: "Fahrschule und Schule, Schulen" })]]);
  const at = { file: "home.json", path: ["title"] };
  const found = [...replacements(engineVocabulary, own, [at], "schule", "akademie", true).values()];
  expect(found.map(({ words, count }) => [words, count])).toEqual([
    ["Fahrschule und Akademie, Schulen", 1],
  ]);
});
