// Adds, copies, and renames pages. Each gives the operations on all files, for one undo step.
import { editsFor, type Change } from "../../../content/edit/change.ts";
import { applyEdits } from "../../../content/edit/edits.ts";
import { isDraft } from "../../../content/model/draft.ts";
import { siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../../content/model/json.ts";
import { writeLinkedPage } from "../../../content/model/linked-page.ts";
import { schemas } from "../../../content/model/schema.gen.ts";
import { firstFree } from "../../../content/text/first-free.ts";
import type { Operation, Files } from "../../model/history.ts";
import { parseJson } from "../../../content/text/parse-json.ts";
import { sayTexts } from "../../../content/translations/say-texts.ts";
import type { Say } from "../../../content/translations/translation.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import { fileValue, valueIn } from "../../model/read-json.ts";
import { linkReferences, pageReferences, replaceNames } from "../references/references.ts";
import { blockSamples, newBlock } from "../new-block.ts";
import { languageAt, sayAt } from "../sample-language.ts";
import { draftChanges } from "./drafts.ts";
import { idsIn } from "./ids.ts";
import { footerList, placeInFooter, placeInMenu, titleLikeOthers } from "./like-other-pages.ts";
import { withoutTabStops } from "../../../content/schema/tab-stops.ts";
import { translate } from "../../../words/t.ts";

export interface NewPage {
  /** Its file name without `.json`. */
  name: string;
  title: string;
  /** Empty to write it later. */
  description: string;
  /** Its label in the menu; undefined if it isn't in the menu. */
  label: string | undefined;
  isDraft?: boolean;
  /** The labels of the samples that it starts with, below its opening. */
  samples?: readonly string[] | undefined;
}

/** Adds a page that starts with the schema's sample. */
export function addPage(vocabulary: Vocabulary, files: Files, page: NewPage): Operation[] {
  const { samples = [] } = page;
  const language = languageAt(files, { file: siteFile, path: [] });
  const say = vocabulary.translations.say(language);
  const empty = emptyPage(say);
  const added = samples.flatMap((label) => {
    const sample = blockSamples(vocabulary, say).find((each) => each.label === translate(label));
    return sample ? [newBlock(vocabulary, files, sample.value, language)] : [];
  });
  const changes: Change[] = [
    ...titleChanges(files, page, say),
    ...draftChanges(parseJson(empty), page.isDraft ?? false),
    { do: "set", path: ["blocks", 0, "heading"], value: page.title },
    schemaLikeOthers(files),
    ...added.map(({ block: value }): Change => ({ do: "insert", into: ["blocks"], value })),
  ];
  const file = { file: `${page.name}.json`, text: applyChanges(empty, changes) };
  return [
    ...added.flatMap(({ operations }) => operations),
    ...withMenu(vocabulary, files, page, file),
    ...(page.isDraft ? [] : noLongerFormer(files, page.name)),
  ];
}

/**
 * Copies a page under another name, with new ids, because ids are unique on a site. Its links to sections of its own go to
 * those of the copy.
 */
export function copyPage(
  vocabulary: Vocabulary,
  files: Files,
  from: string,
  page: NewPage,
): Operation[] {
  const text = files.get(`${from}.json`) ?? "";
  const idsOf = (file: string) => idsIn(vocabulary, fileValue(files, file));
  const taken = new Set([...files.keys()].flatMap((file) => idsOf(file).map(({ id }) => id)));
  const renamed = idsOf(`${from}.json`).map(({ path, id }) => {
    const value = firstFree(id, (next) => !taken.has(next), "-");
    taken.add(value);
    return { path, id, value };
  });
  const sections = new Map<string, string>(
    renamed.map(({ id, value }) => [writeLinkedPage(from, id), writeLinkedPage(page.name, value)]),
  );
  const own = new Map([[`${from}.json`, text]]);
  const links = linkReferences(vocabulary, own, from).flatMap(({ range }) => {
    const content = sections.get(text.slice(range.offset, range.offset + range.length));
    return content === undefined ? [] : { ...range, content };
  });
  const source = fileValue(files, `${from}.json`);
  const say = sayAt(vocabulary, files, { file: `${from}.json`, path: [] });
  const isHidden = page.isDraft ?? isDraft(source);
  const changes: Change[] = [
    ...titleChanges(files, page, say),
    // Nobody knows the copy under another name.
    { do: "remove", path: ["formerNames"] },
    ...draftChanges(source, isHidden),
    ...renamed.map(({ path, value }): Change => ({ do: "set", path, value })),
  ];
  const linked = applyEdits(text, links).text;
  const file = { file: `${page.name}.json`, text: applyChanges(linked, changes) };
  return [
    ...withMenu(vocabulary, files, page, file),
    ...(isHidden ? [] : noLongerFormer(files, page.name)),
  ];
}

/** Renames a page and updates all links to it. */
export function renamePage(
  vocabulary: Vocabulary,
  files: Files,
  from: string,
  to: string,
): Operation[] {
  const [file, next] = [`${from}.json`, `${to}.json`];
  const operations = replaceNames(pageReferences(vocabulary, files, from), to);
  const own = operations.find((operation) => operation.file === file);
  const text = files.get(file) ?? "";
  const edits = own && "edits" in own ? own.edits : [];
  const linked = applyEdits(text, edits).text;
  return [
    ...operations.filter((operation) => operation !== own),
    { file: next, text: applyChanges(linked, formerNames(files, from, to)) },
    { file, text: undefined },
    ...(isDraft(fileValue(files, file)) ? [] : noLongerFormer(files, to, file)),
  ];
}

/** A page that has the name now gets its visitors, as drafts do once they are published. */
function noLongerFormer(files: Files, name: string, except?: string): Operation[] {
  return [...files.keys()].flatMap((file) => {
    const former = valueIn(files, { file, path: ["formerNames"] });
    if (file === except || !Array.isArray(former) || !former.includes(name)) return [];
    const value = former.filter((each) => each !== name);
    const path = ["formerNames"];
    return { file, change: value.length > 0 ? { do: "set", path, value } : { do: "remove", path } };
  });
}

/** Where pages have addresses, the old one redirects to the new one. A page that gets a former name back loses it. */
function formerNames(files: Files, from: string, to: string): Change[] {
  if (valueAt(fileValue(files, siteFile), ["addresses"]) !== true) return [];
  const page = fileValue(files, `${from}.json`);
  const fields = isFields(page) ? page : {};
  const before = fields["formerNames"];
  if (Array.isArray(before)) {
    const value = [...before.filter((name) => name !== to), from];
    return [{ do: "set", path: ["formerNames"], value }];
  }
  const at = Math.max(Object.keys(fields).indexOf("blocks"), 0);
  return [{ do: "insert", into: [], at, name: "formerNames", value: [from] }];
}

/** The maximum number of menu items. */
const maxMenuItems = schemas["site.schema.json"].properties.navigation.maxItems;

export function isMenuFull(files: Files): boolean {
  return menuOf(files).length >= maxMenuItems;
}

export function isInMenu(files: Files, page: string): boolean {
  return menuOf(files).some((link) => isFields(link) && link["page"] === page);
}

function menuOf(files: Files): readonly unknown[] {
  const menu = valueAt(fileValue(files, siteFile), ["navigation"]);
  return Array.isArray(menu) ? menu : [];
}

function withMenu(
  vocabulary: Vocabulary,
  files: Files,
  { name, label }: NewPage,
  page: Operation,
): Operation[] {
  if (label === undefined || isMenuFull(files)) return [page];
  const value: Json = { label, page: name };
  const insert = (into: string[], at: number): Operation => {
    return { file: siteFile, change: { do: "insert", into, at, value } };
  };
  const inFooter = placeInFooter(vocabulary, files);
  return [
    page,
    insert(["navigation"], placeInMenu(vocabulary, files)),
    ...(inFooter === undefined ? [] : [insert(footerList, inFooter)]),
  ];
}

const longestTitle = schemas["page.schema.json"].properties.title.maxLength;

/** An empty description becomes the schema's sample, which the check reports until it is replaced. */
function titleChanges(files: Files, { title, description }: NewPage, say: Say): Change[] {
  const sample = valueAt(parseJson(emptyPage(say)), ["description"]);
  const value = description === "" && typeof sample === "string" ? sample : description;
  return [
    { do: "set", path: ["title"], value: titleLikeOthers(files, title, longestTitle) },
    { do: "set", path: ["description"], value },
  ];
}

/** The schema's page snippet without tab stops. */
function emptyPage(say: Say): string {
  const [snippet] = schemas["page.schema.json"].defaultSnippets;
  return sayTexts(withoutTabStops(snippet?.bodyText ?? "{}"), say);
}

/** Sets "$schema" as in the other pages, or removes it if they have none. */
function schemaLikeOthers(files: Files): Change {
  const path = ["$schema"];
  const others = [...files.keys()].filter((file) => file !== siteFile);
  const values = others.map((file) => valueIn(files, { file, path }));
  const value = values.find((each) => typeof each === "string");
  return value === undefined ? { do: "remove", path } : { do: "set", path, value };
}

function applyChanges(text: string, changes: readonly Change[]): string {
  return changes.reduce((now, change) => applyEdits(now, editsFor(now, change) ?? []).text, text);
}
