// Names a place in a file the way people would, from titles in the schema and texts in the content.
import { isFields } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import { fieldName, isImpliedByEntries, itemName } from "../../../content/compare/value-names.ts";
import type { KnownForNames } from "../../../content/compare/shown-text.ts";
import { siteFile } from "../../../content/model/input.ts";
import { fillFacts } from "../../../content/resolve/facts.ts";
import { siteLanguage } from "../../../content/resolve/site-language.ts";
import { innerPlan, type Plan } from "../../../content/schema/walk.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import { factsIn } from "../../model/read-facts.ts";
import type { Files } from "../../model/history.ts";
import { pageIn, type Location } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { t } from "../../../words/t.ts";

/** `Medical billing › Page opening “You treat, We track” › Button “Contact us”`. */
export function locationName(vocabulary: Vocabulary, files: Files, location: Location): string {
  return [fileTitle(files, location.file), ...pathNames(vocabulary, files, location)].join(" › ");
}

/** The names along the path to a place in its file, outermost first. */
export function pathNames(
  vocabulary: Vocabulary,
  files: Files,
  { file, path }: Location,
): string[] {
  const root = fileValue(files, file);
  const known = { facts: factsIn(files), language: siteLanguage(fileValue(files, siteFile)) };
  return steps(vocabulary.planOf(file), root, path, known);
}

/** A page's title, or "Site settings" for site.json. */
export function fileTitle(files: Files, file: string): string {
  if (file === siteFile) return t`Site settings`;
  const root = fileValue(files, file);
  const title = isFields(root) ? root["title"] : undefined;
  return typeof title === "string" ? fillFacts(title, factsIn(files)).text : (pageIn(file) ?? file);
}

/** The titles of several files; equal titles are followed by the file name. */
export function fileTitles(files: Files, names: readonly string[]): string[] {
  const called = names.map((name) => fileTitle(files, name));
  return called.map((name, index) =>
    called.filter((other) => other === name).length > 1 ? `${name} (${names[index]})` : name,
  );
}

function steps(plan: Plan | undefined, root: unknown, path: Path, known: KnownForNames): string[] {
  const named: string[] = [];
  let owner = plan;
  let value = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null) break;
    const inner = owner && innerPlan(owner, value, String(key));
    // Cast: lists have numeric keys, and objects have text keys.
    value = (value as Record<string | number, unknown>)[key];
    if (typeof key === "number") named.push(itemName(inner, value, key, known));
    // A link's page is left out: the link is named by its label.
    else if (inner?.kind !== "linkedPage" && !isImpliedByEntries(inner))
      named.push(fieldName(owner, inner, key));
    owner = inner;
  }
  return named;
}
