// Recognizes words of samples that are still in English where the text is in another language.
import { keptWords } from "./sample-texts.ts";

/** Words that other languages have too. */
const shared = ["Contact", "Email", "Message", "Name", "News", "Service", "Website"];

/** Only words that people read begin with a capital; the others are names, such as those of icons. */
const english = new Set(
  [...keptWords].filter((words) => /^[A-Z]/.test(words) && !shared.includes(words)),
);

/** A language other than English. What isn't a language at all is reported elsewhere. */
const other = /^(?!en(-|$))[a-z]{2,3}(-|$)/;

/** @param language of the text, such as `de` */
export function isLeftInEnglish(text: string, language: string): boolean {
  return other.test(language) && english.has(text);
}
