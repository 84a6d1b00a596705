// Makes a new page like the others: what its title ends with, and where it is in the menu and the footer.
import { siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import { pageOfLink } from "../../../content/model/linked-page.ts";
import { schemas } from "../../../content/model/schema.gen.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";
import { commonEnding, endingOf } from "./title-ending.ts";

/** The path of the footer's list of links in site.json. */
export const footerList = ["footer", "links", "items"];
const { footer } = schemas["site.schema.json"].properties;
const longestFooter = footer.properties.links.properties.items.maxItems;

/** The title with what most other titles end with. @param longest the maximum length of a title */
export function titleLikeOthers(files: Files, title: string, longest = Infinity): string {
  const home = valueAt(fileValue(files, siteFile), ["homePage"]);
  const titles = [...files.keys()]
    .filter((file) => file !== siteFile && file !== `${String(home)}.json`)
    .map((file) => String(valueAt(fileValue(files, file), ["title"])));
  const ending = commonEnding(titles);
  if (ending === undefined || endingOf(title) !== undefined) return title;
  const whole = title + ending;
  return whole.length <= longest ? whole : title;
}

/** Where in the menu a new page belongs: before the page with the contact details, or last. */
export function placeInMenu(vocabulary: Vocabulary, files: Files): number {
  const site = fileValue(files, siteFile);
  const menu = valueAt(site, ["navigation"]);
  if (!Array.isArray(menu)) return 0;
  const home = valueAt(site, ["homePage"]);
  const at = menu.findIndex((entry) => {
    const page = pageOfLink(entry);
    return page !== home && hasContact(vocabulary, fileValue(files, `${String(page)}.json`));
  });
  return at < 0 ? menu.length : at;
}

/** Where in the footer's list a new page of the menu belongs; undefined unless that has all pages of the menu, and room. */
export function placeInFooter(vocabulary: Vocabulary, files: Files): number | undefined {
  const site = fileValue(files, siteFile);
  const menu = pagesOfLinks(valueAt(site, ["navigation"]));
  const listed = pagesOfLinks(valueAt(site, footerList));
  const isComplete = menu.every((page) => page === undefined || listed.includes(page));
  if (!isComplete || listed.length === 0 || listed.length >= longestFooter) return undefined;
  const next = menu[placeInMenu(vocabulary, files)];
  return next === undefined ? listed.length : listed.indexOf(next);
}

/** The page that each link goes to; undefined for other links. */
export function pagesOfLinks(links: unknown): (string | undefined)[] {
  return Array.isArray(links) ? links.map(pageOfLink) : [];
}

/** Whether a block of the page is of a type that has contact details. */
function hasContact({ blockPlans }: Vocabulary, page: unknown): boolean {
  const blocks = valueAt(page, ["blocks"]);
  return (Array.isArray(blocks) ? blocks : []).some((block: unknown) => {
    const { properties = {} } = (isFields(block) && blockPlans[String(block["type"])]) || {};
    return Object.values(properties).some(({ items }) => items?.kind === "contactPoint");
  });
}
