// Lists the blocks of a page that a link can go to, and gives a block a link name if it has none.
import { pageNameOf, siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import { fillFacts } from "../../../content/resolve/facts.ts";
import { siteLanguage } from "../../../content/resolve/site-language.ts";
import { nameOf } from "../../../content/schema/describe.ts";
import { schemas } from "../../../content/model/schema.gen.ts";
import { isHidden } from "../../../content/schema/walk.ts";
import { firstFree } from "../../../content/text/first-free.ts";
import { readLinkedPage } from "../../../content/model/linked-page.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files, Operation } from "../../model/history.ts";
import { factsIn } from "../../model/read-facts.ts";
import { fileValue } from "../../model/read-json.ts";
import { plainWords } from "../plain-words.ts";
import { pathNames } from "../references/location-name.ts";
import { idsOnSite } from "./ids.ts";
import { t, translate } from "../../../words/t.ts";

export interface Section {
  /** The block's link name, or the one that it gets when a link to it is made. */
  id: string;
  /** Such as List “Prices”. */
  name: string;
  /** Empty if it has none. */
  heading: string;
  /** Its index among the page's blocks. */
  at: number;
  isNamed: boolean;
  isHidden: boolean;
}

/** Without the page's opening: that is where a link to the page goes. */
export function sectionsOn(vocabulary: Vocabulary, files: Files, page: string): Section[] {
  const file = `${page}.json`;
  const blocks = valueAt(fileValue(files, file), ["blocks"]);
  const taken = namesOnSite(vocabulary, files);
  const language = siteLanguage(fileValue(files, siteFile));
  return (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, at): Section[] => {
    if (!isFields(block)) return [];
    const { id: written } = block;
    if (at === 0 && block["level"] === 1 && written === undefined) return [];
    const heading = fillFacts(nameOf(block) ?? "", factsIn(files)).text;
    const isNamed = typeof written === "string";
    const id = isNamed ? written : linkNameFor(heading, taken, language);
    taken.push(id);
    const name = pathNames(vocabulary, files, { file, path: ["blocks", at] }).at(-1) ?? id;
    return [{ id, name, heading, at, isNamed, isHidden: isHidden(block) }];
  });
}

/** Gives the block that a link goes to its link name. @param linked as a link to a page is written */
export function nameSection(vocabulary: Vocabulary, files: Files, linked: string): Operation[] {
  const { page, section } = readLinkedPage(linked);
  const block = sectionsOn(vocabulary, files, page).find(({ id }) => id === section);
  if (section === undefined || !block || block.isNamed) return [];
  const into = ["blocks", block.at];
  const file = `${page}.json`;
  const value = valueAt(fileValue(files, file), into);
  const at = isFields(value) ? Object.keys(value).indexOf("type") + 1 : 0;
  return [{ file, change: { do: "insert", into, at, name: "id", value: section } }];
}

const {
  maxLength: longest,
  pattern,
  patternErrorMessage,
  reserved,
} = schemas["parts.schema.json"].$defs.id;

/** What is wrong with a block's link name; undefined if it can be used. @param taken the names of others */
export function linkNameProblem(name: string, taken: readonly string[]): string | undefined {
  if (!new RegExp(pattern).test(name) || name.length > longest)
    return translate(patternErrorMessage);
  if (new RegExp(reserved).test(name))
    return t`“${name}” is reserved for the site itself. Choose another name.`;
  return taken.includes(name) ? t`“${name}” is already taken. Choose another name.` : undefined;
}

/** An unused link name made from a heading. */
function linkNameFor(heading: string, taken: readonly string[], language: string): string {
  const words = plainWords(heading, language)
    .join("-")
    .replace(/^[-\d]+/, "");
  // Leaves room for a number.
  const base = words.slice(0, longest - 4).replace(/-+$/, "") || "section";
  return firstFree(base, (name) => linkNameProblem(name, taken) === undefined, "-");
}

/** Ids and page names: an address opens either by its name after the #. */
function namesOnSite(vocabulary: Vocabulary, files: Files): string[] {
  const pages = [...files.keys()].filter((file) => file !== siteFile).map(pageNameOf);
  return [...idsOnSite(vocabulary, files).map(({ id }) => id), ...pages];
}
