// Makes the relative address of the schemas for content files, so that code editors can offer help in any folder.
import { isAbsolute, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { schemasFolder } from "./own-folder.ts";

/**
 * @param schemas the folder of the schemas
 * @returns the address of the schemas relative to the folder's files, without a slash at the end
 */
export function schemasSeenFrom(folder: string, schemas = schemasFolder): string {
  const way = relative(resolve(folder), schemas);
  // On Windows, there is no relative path from one drive to another.
  if (isAbsolute(way)) return pathToFileURL(way).href;
  const address = way.split(sep).map(encodeURIComponent).join("/");
  // Some programs recognize a relative path only if it starts with a dot.
  return address.startsWith(".") ? address : `./${address}`;
}
