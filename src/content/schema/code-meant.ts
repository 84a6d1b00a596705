// Finds the code that an author has written a name instead of, such as Deutschland instead of DE.
import { countryCode } from "../text/countries.ts";
import { languageCode } from "../text/languages.ts";
import { repositoryCode } from "../text/repository-code.ts";
import type { Schema } from "./read-schema.ts";

/**
 * @param schema of the text
 * @returns undefined if the text isn't for a code, or the name isn't known
 */
export function codeMeant(
  { isLanguage, isCountry, isRepository }: Schema,
  written: string,
): string | undefined {
  if (isLanguage) return languageCode(written);
  if (isCountry) return countryCode(written);
  return isRepository ? repositoryCode(written) : undefined;
}
