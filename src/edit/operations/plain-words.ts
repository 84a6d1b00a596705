// Splits a text into lowercase ASCII words, for names.
import { latinLetters } from "../../content/text/latin-letters.ts";

/** "Größe & Farbe" gives "grosse" and "farbe"; facts are left out. */
export function plainWords(text: string): string[] {
  return latinLetters(text.replaceAll(/\{\{[^{}]*\}\}/g, " "))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}
