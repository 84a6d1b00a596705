// Reads what a site says about the same site in other languages.
import { isFields, valueAt } from "./json.ts";

/**
 * @param site the value of site.json, of any shape
 * @returns the fields of each in the list, which may be wrong, at its index; none for what isn't an object
 */
export function siblingsIn(site: unknown): Readonly<Record<string, unknown>>[] {
  const listed = valueAt(site, ["siblings"]);
  return (Array.isArray(listed) ? listed : []).map((each: unknown) => (isFields(each) ? each : {}));
}

/** Only paths that the schema allows: nothing else of a computer or a repository is listed. */
export function isSiblingFolder(path: string): boolean {
  return /^(\.\.\/)+\w[\w.-]*(\/\w[\w.-]*)*$/.test(path);
}

/**
 * @param site the value of site.json, of any shape
 * @returns each as it is written there, from the site's own folder: `../content-en`
 */
export function siblingFolders(site: unknown): string[] {
  return siblingsIn(site).flatMap(({ folder }) =>
    typeof folder === "string" && isSiblingFolder(folder) ? [folder] : [],
  );
}
