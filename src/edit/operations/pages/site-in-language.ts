// Makes the content of a site in another language from this one: chosen pages, as they are, to be translated there.
import type { Change } from "../../../content/edit/change.ts";
import { isMedia, siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../../content/model/json.ts";
import { isSameLanguage, withoutCountry } from "../../../content/model/language.ts";
import { siteLanguage } from "../../../content/resolve/site-language.ts";
import { pointer } from "../../../content/model/path.ts";
import { siblingsIn } from "../../../content/model/siblings.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { NewSite } from "../../../store/sites-beside.ts";
import { makeStep, startHistory, type Files, type Operation } from "../../model/history.ts";
import { pageIn } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { linkReferences, type Reference } from "../references/references.ts";
import { setValue } from "../set-value.ts";
import { withSlash } from "../sibling-addresses.ts";
import { isRemovable, removePage, type LinkAction } from "./remove-page.ts";

interface Wanted {
  /** As in `lang`. */
  language: string;
  /** The names of the pages that it gets; the home page always comes along. */
  pages: readonly string[];
}

/** What this site is called by. */
interface Here {
  /** The content folder, as the store names it. */
  folder: string;
  /** All media, by the names that content uses. */
  media: Iterable<string>;
}

/** The new site, and how this site names it: hidden from visitors until the author shows it. */
interface SiteInLanguage {
  site: NewSite;
  link: Operation;
}

/** A site in a language that `siblings` in site.json names without a folder, or doesn't name, gets its folder here. */
export function siteInLanguage(
  vocabulary: Vocabulary,
  files: Files,
  { folder, media }: Here,
  { language, pages }: Wanted,
): SiteInLanguage {
  const site = fileValue(files, siteFile);
  const own = folder.split(/[\\/]/).findLast((part) => part !== "") ?? "";
  const stem = own.replace(new RegExp(`-${withoutCountry(siteLanguage(site))}$`), "");
  const made = `../${stem}-${language.toLowerCase()}`;
  const siblings = siblingsIn(site);
  const at = siblings.findIndex((each) => isIn(language, each) && each["folder"] === undefined);
  const url = String(siblings[at]?.["url"] ?? `${ownUrl(site)}${language.toLowerCase()}/`);
  const entry = { ...siblings[at], language, url, folder: made, hidden: true };
  const back = {
    language: siteLanguage(site),
    url: ownUrl(site),
    folder: `../${own}`,
    original: true,
  };
  const others = siblings.flatMap((each, index) =>
    index === at ? [] : [without(each, "original", "same")],
  );
  const texts = adapted(onlyPages(vocabulary, files, pages), { language, url }, [back, ...others]);
  return {
    site: { folder: made, language, texts, media: mediaIn(texts, media) },
    link: { file: siteFile, change: naming(siblings, at, entry) },
  };
}

/** The sites in other languages that have a content folder. */
export function sitesInLanguages(site: unknown): { language: string; folder: string }[] {
  return siblingsIn(site).flatMap(({ language, folder }) =>
    typeof folder === "string" ? [{ language: String(language), folder }] : [],
  );
}

/** @returns those of the languages that have no site with a content folder yet */
export function languagesLeft(site: unknown, languages: readonly string[]): string[] {
  const others = sitesInLanguages(site).map(({ language }) => language);
  const taken = new Set([siteLanguage(site), ...others].map(withoutCountry));
  return languages.filter((language) => !taken.has(withoutCountry(language)));
}

type Fields = Readonly<Record<string, unknown>>;

function isIn(language: string, { language: written }: Fields): boolean {
  return isSameLanguage(String(written), language);
}

function ownUrl(site: unknown): string {
  return withSlash(valueAt(site, ["url"]));
}

function without(fields: Fields, ...names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function naming(siblings: readonly Fields[], at: number, entry: Fields): Change {
  // Cast: its values are those of a file, which are JSON.
  const value = entry as Json;
  if (at >= 0) return { do: "set", path: ["siblings", at], value };
  if (siblings.length === 0) return { do: "insert", into: [], name: "siblings", value: [value] };
  return { do: "insert", into: ["siblings"], at: siblings.length, value };
}

/** Items of the menu and the footer for other pages are left out; other links to them go to the home page. */
function onlyPages(vocabulary: Vocabulary, files: Files, pages: readonly string[]): Files {
  const home = String(valueAt(fileValue(files, siteFile), ["homePage"]));
  const left = [...files.keys()].flatMap((file) => pageIn(file) ?? []);
  let now: Files = files;
  for (const page of left) {
    if (page === home || pages.includes(page)) continue;
    const links = linkReferences(vocabulary, now, page);
    const site = fileValue(now, siteFile);
    const actions = links.map((link): [Reference, LinkAction] => [
      link,
      isSpare(link, links, site) ? { is: "remove" } : { is: "redirect", page: home },
    ]);
    now = changed(now, removePage(now, page, actions));
  }
  return now;
}

/** Whether it is in a list of site.json that keeps other items: some lists mustn't be empty. */
function isSpare(link: Reference, links: readonly Reference[], site: unknown): boolean {
  if (link.file !== siteFile || !isRemovable(link)) return false;
  const at = pointer(link.path.slice(0, -2));
  const list = valueAt(site, link.path.slice(0, -2));
  const going = links.filter(
    ({ file, path }) => file === siteFile && pointer(path.slice(0, -2)) === at,
  );
  return Array.isArray(list) && list.length > going.length;
}

function changed(files: Files, operations: readonly Operation[]): Files {
  return makeStep(startHistory(files), operations).files;
}

function adapted(
  files: Files,
  { language, url }: Record<"language" | "url", string>,
  siblings: readonly Fields[],
): Files {
  return new Map(
    [...files].map(([file, text]) => {
      const value = fileValue(files, file);
      // The check reports what isn't fields; it comes along as it is.
      if (!isFields(value)) return [file, text];
      const own =
        file === siteFile
          ? { ...withoutWords(value), language, url, siblings }
          : ofNewPage(value, language);
      return [file, setValue(text, own)];
    }),
  );
}

/** The site knows these words in its own language. */
function withoutWords(site: Fields): Fields {
  const { standIns, ...rest } = without(site, "wording");
  const names = (Array.isArray(standIns) ? standIns : []).filter(
    (name) => !String(name).startsWith("wording"),
  );
  return names.length > 0 ? { ...rest, standIns: names } : rest;
}

/** Nobody knows the new page under a former name, and its language is the site's. */
function ofNewPage(page: Fields, language: string): Fields {
  return without(page, "formerNames", ...(isIn(language, page) ? ["language"] : []));
}

/** Also those that formatted texts link to. */
function mediaIn(files: Files, media: Iterable<string>): string[] {
  const all = JSON.stringify([...files.keys()].map((file) => fileValue(files, file)));
  return [...media].filter(
    (name) => isMedia(name) && all.includes(JSON.stringify(name).slice(1, -1)),
  );
}
