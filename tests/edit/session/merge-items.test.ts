// Two people edit items of one list: what belongs to one person, offer or link never gets into another one.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Choice } from "../../../src/content/compare/merge-result.ts";
import { mergeFile } from "../../../src/edit/session/merge-file.ts";
import { parseJson } from "../../../src/content/text/parse-json.ts";
import { base as site } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

interface Card {
  icon: string;
  heading: string;
  text: string;
  until?: string;
  action?: { label: string; href: string };
  picture?: { src: string; alt: string };
}

const pageOf = (cards: readonly unknown[], type = "cardGrid", field = "cards") =>
  JSON.stringify({
    title: "Team",
    description: "Who we are.",
    blocks: [{ type, heading: "Team", [field]: cards }],
  });
const merge = (base: string, mine: string, theirs: string) =>
  mergeFile(
    engineVocabulary,
    "team.json",
    { base, mine, theirs },
    new Map([...site, ["team.json", mine]]),
  );

/** All of a card names the one that it is about: `of3` in each text. */
const cardOf = (id: string): Card => ({
  icon: "clock",
  heading: `Head${id} of${id}`,
  text: `Text${id} more${id} of${id} and so on.`,
});

type Step =
  | {
      do: "type over" | "remove" | "copy to end" | "move" | "until" | "link" | "picture";
      at: number;
    }
  | { do: "write"; at: number };

const stepOn = (cards: Card[], step: Step, own: string): void => {
  const card = cards[step.at % Math.max(1, cards.length)];
  if (!card) return;
  const id = /of(\w+)/.exec(card.heading)?.[1] ?? "";
  const at = cards.indexOf(card);
  if (step.do === "type over") cards[at] = cardOf(own);
  else if (step.do === "remove") cards.splice(at, 1);
  else if (step.do === "copy to end") cards.push(cardOf(own));
  else if (step.do === "move") cards.push(...cards.splice(at, 1));
  else if (step.do === "until") cards[at] = { ...card, until: `until ${own} of${id}` };
  else if (step.do === "write") cards[at] = { ...card, text: `${card.text} ${own}` };
  else if (step.do === "link") {
    const action = { label: `Write ${own} of${id}`, href: "https://booking.example/" };
    cards[at] = { ...card, action };
  } else cards[at] = { ...card, picture: { src: "media/a.jpg", alt: `Shows ${own} of${id}` } };
};

const edited = (base: readonly Card[], steps: readonly Step[], who: string) => {
  const cards = [...base];
  for (const [number, step] of steps.entries()) stepOn(cards, step, `${who}${number}`);
  return cards;
};
const cardsIn = (text: string | undefined) =>
  (parseJson(text ?? "") as { blocks: { cards: Card[] }[] }).blocks[0]?.cards ?? [];
const ownWords = (cards: readonly Card[], who: string) =>
  JSON.stringify(cards).match(new RegExp(`\\b${who}\\d+\\b`, "g")) ?? [];

test("no card has anything of another one, and nothing that one of them wrote is lost without a question", () => {
  const step: fc.Arbitrary<Step> = fc.record({
    do: fc.constantFrom<Step["do"]>(
      "type over",
      "remove",
      "copy to end",
      "move",
      "until",
      "link",
      "picture",
      "write",
    ),
    at: fc.nat(4),
  });
  const steps = fc.array(step, { minLength: 1, maxLength: 4 });
  const choices = fc.array(fc.constantFrom<Choice>("mine", "theirs"), { maxLength: 5 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      steps,
      steps,
      choices,
      (count, ofMine, ofTheirs, chosen) => {
        const base = Array.from({ length: count }, (_, index) => cardOf(`b${index}`));
        const [mine, theirs] = [edited(base, ofMine, "m"), edited(base, ofTheirs, "t")];
        const { conflicts, resolve } = merge(pageOf(base), pageOf(mine), pageOf(theirs));
        const merged = cardsIn(resolve(chosen));
        for (const card of merged)
          expect(new Set(JSON.stringify(card).match(/\bof\w+/g)).size).toBe(1);
        const asked = JSON.stringify(conflicts);
        const left = JSON.stringify(merged);
        for (const word of [...ownWords(mine, "m"), ...ownWords(theirs, "t")])
          expect(`${left}${asked}`).toContain(word);
        if (conflicts.length > 0) return;
        const headings = merged.map(({ heading }) => heading);
        expect(new Set(headings).size).toBe(headings.length);
      },
    ),
    { numRuns: 300 },
  );
});

const anna = { label: "Write to Anna", href: "mailto:anna@practice.example" };
const bea = { label: "Call Bea", href: "tel:+16025550142" };
test.each<[string, string, string, object, object, object]>([
  ["a button", "hero", "actions", anna, bea, { ...anna, label: "Write to Anna Berg" }],
  [
    "a picture",
    "cardGrid",
    "cards",
    { picture: { src: "media/anna.jpg", alt: "Anna at her desk" }, heading: "Anna" },
    { picture: { src: "media/bea.jpg", alt: "Bea in the garden" }, heading: "Bea" },
    {
      picture: { src: "media/anna.jpg", alt: "Anna at her desk" },
      heading: "Anna",
      text: "Since 2001.",
    },
  ],
  [
    "a question",
    "list",
    "items",
    { heading: "Do you take cards?", text: "Yes, all of them." },
    { heading: "Where can I park?", text: "Behind our house." },
    { heading: "Do you take cards?", text: "Yes, all of them.", until: "2026-08-31" },
  ],
])(
  "%s that replaces another one gets nothing that is added to the old one",
  (_name, type, field, old, mine, theirs) => {
    const { conflicts, resolve } = merge(
      pageOf([old], type, field),
      pageOf([mine], type, field),
      pageOf([theirs], type, field),
    );
    expect(conflicts).toHaveLength(1);
    const itemsIn = (text: string | undefined) =>
      (parseJson(text ?? "") as { blocks: Record<string, unknown>[] }).blocks[0]?.[field];
    expect(itemsIn(resolve(["mine"]))).toEqual([mine]);
    expect(itemsIn(resolve(["theirs"]))).toEqual([mine, theirs]);
  },
);

test("a person with the same role who takes another place in the list gets no link of the one who left", () => {
  const [a, b, c] = [
    { heading: "Anna", text: "Dentist" },
    { heading: "Bea", text: "Dentist" },
    { heading: "Carl", text: "Hygienist" },
  ];
  const linked = { ...a, action: anna };
  const { conflicts, resolve } = merge(pageOf([a, c]), pageOf([c, b]), pageOf([linked, c]));
  expect(conflicts.map(({ mine, theirs }) => [mine, theirs])).toEqual([
    ["Bea · Dentist", "Anna · Dentist · Write to Anna · mailto:anna@practice.example"],
  ]);
  expect(cardsIn(resolve(["mine"]))).toEqual([c, b]);
  expect(cardsIn(resolve(["theirs"]))).toEqual([c, linked]);
});

test("a block with a new heading still gets what someone else changes in its cards", () => {
  const block = (heading: string, text: string) =>
    JSON.stringify({
      title: "Team",
      blocks: [{ type: "cardGrid", heading, cards: [{ heading: "Anna Berg", text }] }],
    });
  const { conflicts, resolve } = merge(
    block("Team", "Dentist."),
    block("People here", "Dentist."),
    block("Team", "Dentist since 2001."),
  );
  expect(conflicts).toEqual([]);
  expect(parseJson(resolve() ?? "")).toEqual(
    parseJson(block("People here", "Dentist since 2001.")),
  );
});

test("what both have of a card is one card, though one of them has new words for the rest of it", () => {
  const card = { icon: "clock", heading: "Call us", text: "Monday" };
  const merged = merge(
    pageOf([card]),
    pageOf([{ ...card, text: "Appointments whenever convenient" }]),
    pageOf([{ ...card, heading: "Welcome", text: "Appointments whenever convenient" }]),
  );
  expect(merged.conflicts).toEqual([]);
  expect(cardsIn(merged.resolve([]))).toEqual([
    { ...card, heading: "Welcome", text: "Appointments whenever convenient" },
  ]);
});
