// Finds what an author has meant where a code or a whole web address is needed: DE by Deutschland.
import { countryCode } from "../text/countries.ts";
import { languageCode } from "../text/languages.ts";
import { repositoryCode } from "../text/repository-code.ts";
import type { Schema } from "./read-schema.ts";

/**
 * @param schema of the text
 * @returns undefined if the text needs neither, or nobody knows what was meant
 */
export function codeMeant(
  { isLanguage, isCountry, isRepository, pattern }: Schema,
  written: string,
): string | undefined {
  if (isLanguage) return languageCode(written);
  if (isCountry) return countryCode(written);
  return isRepository ? repositoryCode(written) : wholeAddress(written.trim(), pattern);
}

/** A website as people write it, without what browsers add. */
const website = /^(?:https:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?$/iu;

/** @returns the web address with what the pattern needs around it; undefined for anything else */
function wholeAddress(written: string, pattern = "^$"): string | undefined {
  if (!pattern.startsWith("^https://") || !website.test(written)) return undefined;
  const address = written.replace(/^(?:https:\/\/)?/i, "https://");
  const isRight = new RegExp(pattern, "u");
  return [address, `${address}/`].find((each) => isRight.test(each));
}
