// The facts of the site as they are while it is being edited, mistakes and all.
import { isFields } from "../content/model/json.ts";
import { readJson } from "./read-json.ts";

/** Values by name. */
export type Facts = Readonly<Record<string, string>>;

/** @param site the text of site.json; a broken one has none */
export function factsIn(site: string): Facts {
  const root = readJson(site);
  const facts = isFields(root) && isFields(root["facts"]) ? Object.entries(root["facts"]) : [];
  return Object.fromEntries(
    facts.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
