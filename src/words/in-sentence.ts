// A label within a sentence: “Add opening hours”.
import { screenLanguage } from "./screen-language.ts";

/** @returns the label in small letters; German keeps its capitals, because they are part of its nouns */
export function inSentence(label: string): string {
  return screenLanguage === "de" ? label : label.toLowerCase();
}
