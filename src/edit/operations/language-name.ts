// Names a language as the editor's screen does.
import { isFields } from "../../content/model/json.ts";
import { once } from "../../content/model/once.ts";
import { screenLanguage } from "../../words/screen-language.ts";

const names = once(
  () => new Intl.DisplayNames(screenLanguage, { type: "language", fallback: "none" }),
);

/** @returns its name in the language of the screen, such as Austrian German for de-AT; undefined if the code isn't a language */
export function languageName(code: string): string | undefined {
  try {
    return names().of(code);
  } catch {
    return undefined;
  }
}

/** @returns the name of the language that an item of a list is in, such as a site in another language, as a row begins */
export function languageOfItem(item: unknown): string | undefined {
  const language = isFields(item) ? item["language"] : undefined;
  const name = typeof language === "string" ? languageName(language) : undefined;
  return name && name.charAt(0).toLocaleUpperCase(screenLanguage) + name.slice(1);
}
