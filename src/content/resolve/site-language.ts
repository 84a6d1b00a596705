// Reads the site's language, even from a file with mistakes.
import { isFields } from "../model/json.ts";

/** @returns as in `lang`; English if the site has none, or an invalid one, which is reported elsewhere */
export function siteLanguage(site: unknown): string {
  const language = isFields(site) ? site["language"] : undefined;
  try {
    return new Intl.Locale(String(language)).toString();
  } catch {
    return "en";
  }
}
