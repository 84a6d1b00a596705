// Says where in the repository another content folder is.
import { isSiblingFolder } from "../../content/model/siblings.ts";

/** True for a path in the repository that goes nowhere up and has no hidden folder. */
export function isFolderPath(path: string): boolean {
  return /^\w[\w.-]*(\/\w[\w.-]*)*$/.test(path);
}

/**
 * @param folder the path of the edited content folder in the repository; empty for the top
 * @param beside another folder, as site.json names it: `../content-en`
 * @returns the other one's path in the repository; undefined if it would be outside
 */
export function pathBeside(folder: string, beside: string): string | undefined {
  if (!isSiblingFolder(beside)) return undefined;
  const down = beside.replace(/^(\.\.\/)+/, "");
  const ups = (beside.length - down.length) / "../".length;
  const parts = folder.split("/").filter(Boolean);
  if (ups > parts.length) return undefined;
  const path = [...parts.slice(0, parts.length - ups), down].join("/");
  return isFolderPath(path) ? path : undefined;
}
