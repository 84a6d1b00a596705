// Keeps the menu's links to pages that stay when an earlier site.json comes back.
import { siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../../content/model/json.ts";
import { pageOfLink } from "../../../content/model/linked-page.ts";
import type { Files, Operation } from "../../model/history.ts";
import { pageIn } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";

/**
 * @param kept files of pages that stay
 * @param before the files that come back
 * @returns what adds their links to the end of the earlier menu
 */
export function keepInMenu(kept: readonly string[], before: Files, now: Files): Operation[] {
  const pages = new Set<string | undefined>(kept.map(pageIn));
  const earlier = menuOf(before);
  const had = new Set(earlier.map(targetOf));
  const links = menuOf(now).filter((link) => {
    return pages.has(pageOfLink(link)) && !had.has(targetOf(link));
  });
  return links.map((value, index) => ({
    file: siteFile,
    change: { do: "insert", into: ["navigation"], at: earlier.length + index, value },
  }));
}

function menuOf(files: Files): Json[] {
  const menu = valueAt(fileValue(files, siteFile), ["navigation"]);
  // Cast: it was read from JSON.
  return Array.isArray(menu) ? (menu as Json[]) : [];
}

/** The page, and the section of it. */
function targetOf(link: unknown): unknown {
  return isFields(link) ? link["page"] : undefined;
}
