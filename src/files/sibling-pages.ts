// Lists the pages of the same site in other languages, each in a content folder of its own.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isContentFile, pageNameOf, siteFile, type SiblingPages } from "../content/model/input.ts";
import { isFields, valueAt } from "../content/model/json.ts";
import { parseJson } from "../content/text/parse-json.ts";

/** Only paths that the schema allows: nothing else of this computer is listed. */
const folderPath = /^(\.\.\/)+\w[\w.-]*(\/\w[\w.-]*)*$/;

/**
 * @param text of site.json
 * @returns the folder as it is written there -> its pages; undefined if it isn't a content folder
 */
export async function siblingPages(
  folder: string,
  text = "",
): Promise<Map<string, SiblingPages | undefined>> {
  const listed = valueAt(parseJson(text), ["siblings"]);
  const written = (Array.isArray(listed) ? listed : []).flatMap((sibling: unknown) => {
    const path = isFields(sibling) ? sibling["folder"] : undefined;
    return typeof path === "string" && folderPath.test(path) ? [path] : [];
  });
  const pages = written.map(async (path) => [path, await pagesIn(join(folder, path))] as const);
  return new Map(await Promise.all(pages));
}

async function pagesIn(folder: string): Promise<SiblingPages | undefined> {
  const files = await readdir(folder).catch((): string[] => []);
  if (!files.includes(siteFile)) return undefined;
  const names = files
    .filter((name) => isContentFile(name) && name !== siteFile)
    .map(pageNameOf)
    .sort();
  const site = parseJson(await readFile(join(folder, siteFile), "utf8").catch(() => ""));
  const hasAddresses = valueAt(site, ["addresses"]) === true;
  const home = valueAt(site, ["homePage"]);
  return { names, addressed: hasAddresses ? names.filter((name) => name !== home) : [] };
}
