// Reads which content folders a site names for the same site in other languages.
import { isFields, valueAt } from "./json.ts";

/** Only paths that the schema allows: nothing else of a computer or a repository is listed. */
export function isSiblingFolder(path: string): boolean {
  return /^(\.\.\/)+\w[\w.-]*(\/\w[\w.-]*)*$/.test(path);
}

/**
 * @param site the value of site.json, of any shape
 * @returns each as it is written there, from the site's own folder: `../content-en`
 */
export function siblingFolders(site: unknown): string[] {
  const listed = valueAt(site, ["siblings"]);
  return (Array.isArray(listed) ? listed : []).flatMap((sibling: unknown) => {
    const path = isFields(sibling) ? sibling["folder"] : undefined;
    return typeof path === "string" && isSiblingFolder(path) ? [path] : [];
  });
}
