// Says what is wrong with an answer. A browser says it in the language of its own menus.
import type { Wording } from "../content/model/site.ts";
import { browserSpeaks } from "./browser-language.ts";
import { dateWords } from "./date-words.ts";
import type { Control } from "./fields/kind.ts";

export interface FieldError {
  words: string;
  /** True for the words of the site, false for those of the browser. */
  isSiteOwn: boolean;
}

/**
 * @param language the form's language, such as `en-US`
 * @param siteLanguage that of the site's own words
 * @returns the browser's own message where it is in the form's language, and for what the site has no words for;
 * undefined for a right answer
 */
export function errorOf(
  control: Control,
  wording: Wording["forms"],
  language: string,
  siteLanguage: string,
): FieldError | undefined {
  const { validity, validationMessage } = control;
  if (validity.valid) return undefined;
  if (validity.customError) return { words: validationMessage, isSiteOwn: true };
  const own = browserSpeaks(language) ? undefined : ownWords(control, wording, siteLanguage);
  return { words: own ?? validationMessage, isSiteOwn: own !== undefined };
}

function ownWords(
  control: Control,
  wording: Wording["forms"],
  language: string,
): string | undefined {
  const { type, validity } = control;
  const isDate = type === "date";
  // An incomplete date is also missing.
  if (validity.badInput) return isDate ? wording.invalidDate : wording.invalidNumber;
  if (validity.valueMissing) return wording[missingWords[type] ?? "fillIn"];
  if (validity.typeMismatch) return type === "email" ? wording.invalidEmail : wording.invalidUrl;
  if (!(control instanceof HTMLInputElement)) return undefined;
  const { min, max, step } = control;
  const withLimit = (words: string, limit: string) =>
    words.replace("{limit}", () => limitWords(limit, isDate, language));
  if (validity.rangeUnderflow) return withLimit(isDate ? wording.tooEarly : wording.tooSmall, min);
  if (validity.rangeOverflow) return withLimit(isDate ? wording.tooLate : wording.tooLarge, max);
  return validity.stepMismatch && (step === "" || step === "1") ? wording.wholeNumber : undefined;
}

/** By the control's type; all others are filled in. */
const missingWords: Partial<Record<string, keyof Wording["forms"]>> = {
  checkbox: "check",
  radio: "choose",
  "select-one": "choose",
};

function limitWords(limit: string, isDate: boolean, language: string): string {
  return isDate ? dateWords(limit, language) : Number(limit).toLocaleString([language, "en"]);
}
