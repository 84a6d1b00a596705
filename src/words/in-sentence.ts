// A label within a sentence: “Add opening hours”.
import { screenLanguage } from "./screen-language.ts";

/** @returns the label in small letters where nouns have them; in French, it comes after a plus, not within a sentence */
export function inSentence(label: string): string {
  return screenLanguage === "de" || screenLanguage === "fr" ? label : label.toLowerCase();
}
