// The addresses and names of the same site in other languages.
import type { Sibling } from "../content/model/site.ts";

/**
 * The address of a page in another language.
 * @param path the page's address, relative to the site's: empty for the home page, `about/` for a page with an address of
 * its own
 * @returns undefined if that site has no such page, or it isn't known
 */
export function siblingAddress({ url, pages }: Sibling, path: string): string | undefined {
  const written = path.replace(/^\.\//, "");
  if (written === "") return new URL(url).href;
  const isThere = written.endsWith("/") && pages?.includes(written.slice(0, -1)) === true;
  return isThere ? new URL(written, url).href : undefined;
}

/** A language's name in itself, as its readers look for it: Deutsch, español. */
export function nameOfLanguage(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
    // Its capital letters are for whole words. A word's first letter stays as it is, as UnicodeData.txt says.
    if (/^\p{sc=Georgian}/u.test(name)) return name;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    // Not every code that the schema allows is a language.
    return language;
  }
}
