// Lists the pages of the same site in other languages, each in a content folder of its own.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isContentFile, pageNameOf, siteFile } from "../content/model/input.ts";
import { isFields, valueAt } from "../content/model/json.ts";
import { parseJson } from "../content/text/parse-json.ts";

/** Only paths that the schema allows: nothing else of this computer is listed. */
const folderPath = /^(\.\.\/)+\w[\w.-]*(\/\w[\w.-]*)*$/;

/**
 * @param text of site.json
 * @returns the folder as it is written there -> the names of its pages; undefined if it isn't a content folder
 */
export async function siblingPages(
  folder: string,
  text = "",
): Promise<Map<string, string[] | undefined>> {
  const listed = valueAt(parseJson(text), ["siblings"]);
  const written = (Array.isArray(listed) ? listed : []).flatMap((sibling: unknown) => {
    const path = isFields(sibling) ? sibling["folder"] : undefined;
    return typeof path === "string" && folderPath.test(path) ? [path] : [];
  });
  const pages = written.map(async (path) => [path, await pagesIn(join(folder, path))] as const);
  return new Map(await Promise.all(pages));
}

async function pagesIn(folder: string): Promise<string[] | undefined> {
  const names = await readdir(folder).catch((): string[] => []);
  if (!names.includes(siteFile)) return undefined;
  return names
    .filter((name) => isContentFile(name) && name !== siteFile)
    .map(pageNameOf)
    .sort();
}
