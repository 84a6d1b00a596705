// Splits a text into lowercase ASCII words, for names.
import { latinLetters } from "../../content/text/latin-letters.ts";

/**
 * "Größe & Farbe" gives "groesse" and "farbe"; facts are left out.
 * @param language of the text
 */
export function plainWords(text: string, language: string): string[] {
  return latinLetters(text.replaceAll(/\{\{[^{}]*\}\}/g, " "), language)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}
