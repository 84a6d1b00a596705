// Translates a sentence that another program has filled in already, such as the dev server: it speaks English, because it
// doesn't know who reads it.
import { knownWords, type ScreenWords } from "./known-words.ts";

interface Template {
  /** Matches what it says with any values, which are in groups. */
  pattern: RegExp;
  /** Of each group in order, the number of its value. */
  numbers: readonly number[];
  translation: string;
  /** How much of it is words. */
  weight: number;
}

/** @returns the same if no template says it */
export function translateFilled(english: string): string {
  const known = knownWords();
  if (!known) return english;
  const exact = known[english];
  if (exact !== undefined) return exact;
  for (const { pattern, numbers, translation } of templatesOf(known)) {
    const found = pattern.exec(english)?.slice(1);
    if (!found?.every(isValue)) continue;
    const values = new Map(numbers.map((number, at) => [number, found[at] ?? ""]));
    // A value can be a sentence, too.
    return translation.replaceAll(/\{(\d)\}/g, (_, number: string) =>
      translateFilled(values.get(Number(number)) ?? ""),
    );
  }
  return english;
}

/** A value is a word or two, or whole sentences, but no sentence with the beginning of the next one. */
function isValue(text: string): boolean {
  return !/[.?!] /.test(text) || /[.?!]$/.test(text);
}

let last: { known: ScreenWords; templates: readonly Template[] } | undefined;

/** Those with the most words first: they say it more precisely. */
function templatesOf(known: ScreenWords): readonly Template[] {
  if (last?.known !== known) {
    const templates = Object.entries(known).flatMap(([english, translation]) =>
      templateOf(english, translation),
    );
    last = { known, templates: templates.toSorted((a, b) => b.weight - a.weight) };
  }
  return last.templates;
}

/** What is hardly more than its values would match nearly everything. */
const fewestLetters = 5;

function templateOf(english: string, translation: string): Template[] {
  const parts = english.split(/\{(\d)\}/);
  const words = parts.filter((_, at) => at % 2 === 0);
  const weight = words.join("").replaceAll(/\P{L}/gu, "").length;
  if (words.length < 2 || weight < fewestLetters) return [];
  const pattern = new RegExp(`^${words.map(escaped).join("([^]+?)")}$`);
  return [
    { pattern, numbers: parts.filter((_, at) => at % 2 === 1).map(Number), translation, weight },
  ];
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
