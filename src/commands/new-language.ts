// Reads the language that a new site should be in.
import { schemas } from "../content/model/schema.gen.ts";
import { languageCode, unknownLanguage, unknownRegion } from "../content/text/languages.ts";

const { pattern, maxLength } = schemas["site.schema.json"].properties.language;

/** @returns what is wrong with a language's code; undefined if a site can be in it */
export function languageProblem(written: string): string | undefined {
  const isWritten = new RegExp(pattern).test(written) && written.length <= maxLength;
  const meant = isWritten ? meantBy(written) : (languageCode(written) ?? "");
  if (meant === undefined) return undefined;
  const hint = meant === "" ? "Write a code such as de, fr or es-MX." : `Did you mean ${meant}?`;
  return `"${written}" isn't a language code. ${hint}`;
}

/** @returns undefined for a language, and an empty text if nobody knows what was meant */
function meantBy(code: string): string | undefined {
  const language = unknownLanguage(code);
  if (language) return language.suggestion ?? "";
  return unknownRegion(code)?.meant;
}
