// Keeps the addresses of the site in other languages below its own, such as .../fr/, when its own changes.
import type { Change } from "../../content/edit/change.ts";
import { siteFile } from "../../content/model/input.ts";
import { valueAt } from "../../content/model/json.ts";
import { siblingsIn } from "../../content/model/siblings.ts";
import type { Files, Operation } from "../model/history.ts";
import { fileValue } from "../model/read-json.ts";

/** @returns a site's address with one slash at its end */
export const withSlash = (url: unknown): string => String(url).replace(/\/*$/, "/");

/** @param change to the site's own address @returns what follows from it */
export function followAddress(files: Files, change: Change): Operation[] {
  if (change.do !== "set" || typeof change.value !== "string") return [];
  const site = fileValue(files, siteFile);
  const [before, after] = [withSlash(valueAt(site, ["url"])), withSlash(change.value)];
  return siblingsIn(site).flatMap(({ url }, index): Operation[] => {
    if (typeof url !== "string" || url === before || !url.startsWith(before)) return [];
    const value = after + url.slice(before.length);
    const path = ["siblings", index, "url"];
    return [{ file: siteFile, change: { do: "set", path, value } }];
  });
}
