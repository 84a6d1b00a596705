// Reads the site's language, even from a file with mistakes.
import { isFields } from "../model/json.ts";
import { onceForText } from "../model/once.ts";

/** @returns as in `lang`; English if the site has none, or an invalid one, which is reported elsewhere */
export function siteLanguage(site: unknown): string {
  return codeOf(String(isFields(site) ? site["language"] : undefined));
}

/** Browsers take long to read a code. */
const codeOf = onceForText((language) => {
  try {
    return new Intl.Locale(language).toString();
  } catch {
    return "en";
  }
});
