// Reads the site's facts while it is being edited, even from an invalid file.
import { siteFile } from "../../content/model/input.ts";
import { isFields } from "../../content/model/json.ts";
import type { Files } from "./history.ts";
import { fileValue } from "./read-json.ts";

/** Values by name. */
export type Facts = Readonly<Record<string, string>>;

/** The facts in site.json; none if it can't be parsed. */
export function factsIn(files: Files): Facts {
  const root = fileValue(files, siteFile);
  const facts = isFields(root) && isFields(root["facts"]) ? Object.entries(root["facts"]) : [];
  return Object.fromEntries(
    facts.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
