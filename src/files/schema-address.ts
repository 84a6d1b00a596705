// Where the schemas are for a file of content, so that programs for editing give help wherever that is.
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

const schemaFolder = join(import.meta.dirname, "../../schema");

/** @returns the address of schema/ without a slash at its end, to be resolved in files of the folder */
export function schemasSeenFrom(folder: string): string {
  const way = relative(resolve(folder), schemaFolder);
  // On Windows there is no way from one disk to another.
  if (isAbsolute(way)) return pathToFileURL(way).href;
  const address = way.split(sep).map(encodeURIComponent).join("/");
  // Only what begins with a dot is taken for a way by every program.
  return address.startsWith(".") ? address : `./${address}`;
}
