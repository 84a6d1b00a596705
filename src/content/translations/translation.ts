// What samples, a new site and the built-in text say in other languages.
import type { Wording } from "../model/site.ts";
import type german from "./de.json";

/** The languages that there is a translation in, by the start of their codes. */
export const translatedLanguages = ["de", "es", "fr"] as const;

export type TranslatedLanguage = (typeof translatedLanguages)[number];

/** Every text that a sample or a new site brings. */
export type EnglishText = keyof typeof german;

export interface Translation {
  language: TranslatedLanguage;
  /** Each text of a sample or a new site in English, and its translation. */
  texts: Readonly<Record<EnglishText, string>>;
  wording: Wording;
}

/** Translates a sample's text; what has no translation stays as it is. */
export type Say = (english: string) => string;

export const asWritten: Say = (english) => english;
