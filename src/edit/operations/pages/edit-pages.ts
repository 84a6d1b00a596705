// Pages added, copied and given another name: what is done in which files, as one step.
import { editsFor, type Change } from "../../../content/edit/change.ts";
import { applyEdits } from "../../../content/edit/edits.ts";
import { siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import { schemaFile } from "../../../content/schema/read-schema.ts";
import { pagePlan, walk } from "../../../content/schema/walk.ts";
import type { Operation, Files } from "../../model/history.ts";
import { fileValue, readJson } from "../../model/read-json.ts";
import { pageReferences, replaceNames } from "../references/references.ts";
import { withoutTabStops } from "../../model/tab-stops.ts";

export interface NewPage {
  /** Its file's, without `.json`. */
  name: string;
  title: string;
  /** Empty for one that is written later. */
  description: string;
  /** What the menu is to call it; undefined for a page that isn't in the menu. */
  label: string | undefined;
}

/** A page with what the schema begins one with. */
export function addPage(files: Files, page: NewPage): Operation[] {
  const changes: Change[] = [
    ...titleChanges(page),
    { do: "set", path: ["blocks", 0, "heading"], value: page.title },
    schemaLikeOthers(files),
  ];
  return withMenu(files, page, {
    file: `${page.name}.json`,
    text: applyChanges(emptyPage(), changes),
  });
}

/** The same blocks under another name; ids, of which a site has each once, are others. */
export function copyPage(files: Files, from: string, page: NewPage): Operation[] {
  const text = files.get(`${from}.json`) ?? "";
  const taken = new Set([...files.values()].flatMap((each) => idsIn(each).map(({ id }) => id)));
  const ids = idsIn(text).map(({ path, id }): Change => {
    let count = 2;
    while (taken.has(`${id}-${count}`)) count++;
    taken.add(`${id}-${count}`);
    return { do: "set", path, value: `${id}-${count}` };
  });
  const changes: Change[] = [...titleChanges(page), ...ids];
  return withMenu(files, page, { file: `${page.name}.json`, text: applyChanges(text, changes) });
}

/** Whatever leads to the page leads to it by its new name. */
export function renamePage(files: Files, from: string, to: string): Operation[] {
  const [file, next] = [`${from}.json`, `${to}.json`];
  const operations = replaceNames(pageReferences(files, from), to);
  const own = operations.find((operation) => operation.file === file);
  const text = files.get(file) ?? "";
  const edits = own && "edits" in own ? own.edits : [];
  return [
    ...operations.filter((operation) => operation !== own),
    { file: next, text: applyEdits(text, edits).text },
    { file, text: undefined },
  ];
}

/** How many entries the menu may have. */
const maxMenuItems = schemaFile("site.schema.json").schema.properties?.["navigation"]?.maxItems;

export function isMenuFull(files: Files): boolean {
  return menuOf(files).length >= (maxMenuItems ?? Infinity);
}

export function isInMenu(files: Files, page: string): boolean {
  return menuOf(files).some((link) => isFields(link) && link["page"] === page);
}

function menuOf(files: Files): readonly unknown[] {
  const menu = valueAt(fileValue(files, siteFile), ["navigation"]);
  return Array.isArray(menu) ? menu : [];
}

function withMenu(files: Files, { name, label }: NewPage, page: Operation): Operation[] {
  if (label === undefined || isMenuFull(files)) return [page];
  const value: Json = { label, page: name };
  return [page, { file: siteFile, change: { do: "insert", into: ["navigation"], value } }];
}

/** A description that is written later is the schema's sample until then, of which the check reminds. */
function titleChanges({ title, description }: NewPage): Change[] {
  const sample = valueAt(readJson(emptyPage()), ["description"]);
  const value = description === "" && typeof sample === "string" ? sample : description;
  return [
    { do: "set", path: ["title"], value: title },
    { do: "set", path: ["description"], value },
  ];
}

/** What editors of JSON offer for a page, without their signs for tab stops. */
function emptyPage(): string {
  const [snippet] = schemaFile("page.schema.json").schema.defaultSnippets ?? [];
  return withoutTabStops(snippet?.bodyText ?? "{}");
}

/** Where the other pages say that their schema is; nowhere, if they don't. */
function schemaLikeOthers(files: Files): Change {
  const path = ["$schema"];
  const others = [...files].filter(([name]) => name !== siteFile);
  const said = others.map(([, text]) => valueAt(readJson(text), path));
  const value = said.find((each) => typeof each === "string");
  return value === undefined ? { do: "remove", path } : { do: "set", path, value };
}

function applyChanges(text: string, changes: readonly Change[]): string {
  return changes.reduce((now, change) => applyEdits(now, editsFor(now, change) ?? []).text, text);
}

function idsIn(text: string): { path: Path; id: string }[] {
  const ids: { path: Path; id: string }[] = [];
  walk(pagePlan, readJson(text), ({ plan: { kind }, value, path }) => {
    if (kind === "id" && typeof value === "string") ids.push({ path: [...path], id: value });
  });
  return ids;
}
