// Tells the home page from the others.
import { siteFile } from "../../../content/model/input.ts";
import { valueAt } from "../../../content/model/json.ts";
import type { Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";

/** Whether it is the site's home page, which every site needs. */
export function isHomePage(files: Files, page: string): boolean {
  return valueAt(fileValue(files, siteFile), ["homePage"]) === page;
}
