// What a person would call a place in a file: the way to it, by the names that the schema and the content give.
import { isFields } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import { fieldName, isSaidByEntries, itemName } from "../../../content/compare/called.ts";
import type { Facts } from "../../../content/model/symbols.ts";
import { siteFile } from "../../../content/model/input.ts";
import { fillFacts } from "../../../content/resolve/facts.ts";
import { innerPlan, pagePlan, sitePlan, type Plan } from "../../../content/schema/walk.ts";
import { factsIn } from "../../model/facts.ts";
import type { Files } from "../../model/history.ts";
import { pageIn, type Place } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";

/** `Medical billing › Hero “You treat, We track” › Button “Contact us”`. */
export function locationName(files: Files, place: Place): string {
  return [fileTitle(files, place.file), ...pathNames(files, place)].join(" › ");
}

/** The names on the way to a place within its file, outermost first. */
export function pathNames(files: Files, { file, path }: Place): string[] {
  const root = fileValue(files, file);
  return steps(file === siteFile ? sitePlan : pagePlan, root, path, factsIn(files));
}

/** A page by its title, and what all pages share. */
export function fileTitle(files: Files, file: string): string {
  if (file === siteFile) return "Site settings";
  const root = fileValue(files, file);
  const title = isFields(root) ? root["title"] : undefined;
  return typeof title === "string" ? fillFacts(title, factsIn(files)).text : (pageIn(file) ?? file);
}

/** The same for several; those that are called alike are told apart by their files. */
export function fileTitles(files: Files, names: readonly string[]): string[] {
  const called = names.map((name) => fileTitle(files, name));
  return called.map((name, index) =>
    called.filter((other) => other === name).length > 1 ? `${name} (${names[index]})` : name,
  );
}

function steps(plan: Plan | undefined, root: unknown, path: Path, facts: Facts): string[] {
  const named: string[] = [];
  let owner = plan;
  let value = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null) break;
    const inner = owner && innerPlan(owner, value, String(key));
    // Cast: a list has numbers for keys, and fields have texts.
    value = (value as Record<string | number, unknown>)[key];
    if (typeof key === "number") named.push(itemName(inner, value, key, facts));
    // What leads to a page is called by its words.
    else if (inner?.kind !== "page" && !isSaidByEntries(inner))
      named.push(fieldName(owner, inner, key));
    owner = inner;
  }
  return named;
}
