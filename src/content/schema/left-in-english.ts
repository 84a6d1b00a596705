// Recognizes words of samples that are still in English where the text is in another language.
import type { SampleWords } from "./sample-texts.ts";

/** Words that other languages have too. */
const shared = ["Contact", "Email", "Message", "Name", "News", "Service", "Website"];

/** A language other than English. What isn't a language at all is reported elsewhere. */
const other = /^(?!en(-|$))[a-z]{2,3}(-|$)/;

/** @returns whether a text in a language, such as `de`, is still a sample's in English */
export function englishTest({ kept }: SampleWords): (text: string, language: string) => boolean {
  // Only words that people read begin with a capital; the others are names, such as those of icons.
  const english = new Set(
    [...kept].filter((words) => /^[A-Z]/.test(words) && !shared.includes(words)),
  );
  return (text, language) => other.test(language) && english.has(text);
}
