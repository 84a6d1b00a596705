// The facts of the site as they are while it is being edited, mistakes and all.
import { siteFile } from "../../content/model/input.ts";
import { isFields } from "../../content/model/json.ts";
import type { Files } from "./history.ts";
import { fileValue } from "./read-json.ts";

/** Values by name. */
export type Facts = Readonly<Record<string, string>>;

/** Those of site.json; a broken one has none. */
export function factsIn(files: Files): Facts {
  const root = fileValue(files, siteFile);
  const facts = isFields(root) && isFields(root["facts"]) ? Object.entries(root["facts"]) : [];
  return Object.fromEntries(
    facts.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
