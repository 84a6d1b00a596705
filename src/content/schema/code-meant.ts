// Finds what an author has meant where a code, a whole web address or a time is needed: DE by Deutschland.
import { clockTimes } from "../text/clock-times.ts";
import { countryCode } from "../text/countries.ts";
import { languageCode } from "../text/languages.ts";
import { repositoryCode } from "../text/repository-code.ts";
import type { Schema } from "./read-schema.ts";

/**
 * @param schema of the text
 * @returns undefined if the text needs none of them, or nobody knows what was meant
 */
export function codeMeant(
  { isLanguage, isCountry, isRepository, pattern }: Schema,
  written: string,
): string | undefined {
  if (isLanguage) return languageCode(written);
  if (isCountry) return countryCode(written);
  if (isRepository) return repositoryCode(written);
  const isRight = new RegExp(pattern ?? "^$", "u");
  return [...wholeAddresses(written.trim()), clockTimes(written)].find(
    (meant) => meant !== undefined && isRight.test(meant),
  );
}

/** A website as people write it, without what browsers add. The address of a page in it isn't the website's. */
const website =
  /^(?:https:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/[^\s?#]*)?(?<!\.html?)$/iu;

/** @returns the web address that is meant, as sites have it; none for anything else */
function wholeAddresses(written: string): string[] {
  if (!website.test(written)) return [];
  const address = written.replace(/^(?:https:\/\/)?/i, "https://");
  return [address, `${address}/`];
}
