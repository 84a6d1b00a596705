// What a new site still needs before it is the author's own, and what is done: read from the content each time.
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import { groupBy } from "../../../content/model/group.ts";
import { siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import { namedFacts } from "../../../content/resolve/facts.ts";
import { ownPalette } from "../../../content/resolve/palette.ts";
import { newSiteLanguage } from "../../../content/model/new-site.gen.ts";
import { schemas } from "../../../content/model/schema.gen.ts";
import type { Schema } from "../../../content/schema/read-schema.ts";
import { browserSpeaks } from "../../../forms/browser-language.ts";
import type { Files } from "../../model/history.ts";
import { locationFromKey, type Location } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { languageName } from "../../operations/language-name.ts";
import { fileIn } from "../../screen/ProblemLocation.tsx";
import { t, translate } from "../../../words/t.ts";

export interface Task {
  name: string;
  /** How many placeholders are left; 0 where there is one thing to do. */
  left: number;
  isDone: boolean;
  /** Whether its field has to be added first. */
  isAbsent?: boolean;
  /** Where to do it; undefined if there is nowhere to go, because it is done. */
  location: Location | undefined;
}

/** What replaces placeholders. */
type TaskId = "name" | "contact" | "texts" | "mail" | "url";

type Placeholders = readonly Diagnostic[];

// Cast: it is JSON Schema.
const { properties = {} } = schemas["site.schema.json"] as Schema;

/** True if a fact is still as `npm run new` wrote it: a finished site has invented facts at most, as an example has. */
export function isNewSite(placeholders: Placeholders): boolean {
  return placeholders.some(
    (each) => each.id === "sample-text" && whereIs(each).path[0] === "facts",
  );
}

/** @returns undefined while a file can't be parsed: nobody knows then what it has */
export function tasksOf(files: Files, placeholders: Placeholders): Task[] | undefined {
  if ([...files.keys()].some((name) => fileValue(files, name) === undefined)) return undefined;
  const site = fileValue(files, siteFile);
  const has = (path: Path) => valueAt(site, path) !== undefined;
  const sorted = groupBy(placeholders, (each) => taskFor(each, site));
  const replaceAll = (name: string, task: TaskId): Task => {
    const found = sorted.get(task) ?? [];
    const [first] = found;
    const location = first && whereIs(first);
    return { name, left: found.length, isDone: found.length === 0, location };
  };
  const replaceOne = (name: string, task: TaskId): Task => ({ ...replaceAll(name, task), left: 0 });
  const decide = (field: string, isDone: boolean): Task => {
    const location = { file: siteFile, path: [field] };
    return { name: titleOf(field), left: 0, isDone, isAbsent: !has([field]), location };
  };
  return [
    languageTask(valueAt(site, ["language"])),
    replaceOne(titleOf("name"), "name"),
    decide("logo", has(["logo"])),
    decide("look", hasOwnLook(valueAt(site, ["look"]))),
    replaceAll(t`Contact details`, "contact"),
    replaceAll(t`Texts on the pages`, "texts"),
    // A site without forms sends no mail.
    ...(has(["mail"]) ? [replaceAll(titleOf("mail"), "mail")] : []),
    replaceOne(titleOf("url"), "url"),
  ];
}

/** Done once the author has chosen another language than a new site's, or if it is the author's own. */
function languageTask(language: unknown): Task {
  const code = String(language);
  return {
    name: t`${titleOf("language")}: ${languageName(code) ?? code}`,
    left: 0,
    isDone: code !== newSiteLanguage || browserSpeaks(code),
    location: { file: siteFile, path: ["language"] },
  };
}

/** An added field begins with the color that the site has anyway. */
function hasOwnLook(look: unknown): boolean {
  if (!isFields(look)) return false;
  const { accent, ...others } = look;
  const hasOwnColor = typeof accent === "string" && accent.toLowerCase() !== ownPalette.accent;
  return hasOwnColor || Object.keys(others).length > 0;
}

/** Each placeholder belongs to one task, so that none is forgotten and none is counted twice. */
function taskFor(placeholder: Diagnostic, site: unknown): TaskId {
  const { file, path } = whereIs(placeholder);
  const [field, fact] = file === siteFile ? path : [];
  if (field === "name" || field === "mail" || field === "url") return field;
  // Its addresses begin with the site's own.
  if (field === "siblings") return "url";
  const uses = (name: string) =>
    namedFacts(String(valueAt(site, [name]))).some((each) => each === fact);
  if (field === "facts" && uses("name")) return "name";
  if (field === "facts" && !uses("tagline")) return "contact";
  const { id } = placeholder;
  return id === "stand-in-phone" || id === "stand-in-address" ? "contact" : "texts";
}

function whereIs(placeholder: Diagnostic): Location {
  return locationFromKey(fileIn(placeholder) + placeholder.pointer);
}

function titleOf(field: string): string {
  return translate(properties[field]?.title ?? field);
}
