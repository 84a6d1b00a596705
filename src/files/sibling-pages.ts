// Lists the pages of the same site in other languages, each in a content folder of its own, and reads its address.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isContentFile, mostText, siteFile, type SiblingPages } from "../content/model/input.ts";
import { siblingFolders } from "../content/model/siblings.ts";
import { siblingPagesOf } from "../content/model/sibling-pages.ts";
import { parseJson } from "../content/text/parse-json.ts";
import { decode } from "../media/decode.ts";
import { cachedRead } from "./cached-read.ts";
import { readIfReadable } from "./read-if-readable.ts";

/** Reads a file's text as JSON; undefined if it can't be read. */
type ReadValue = (path: string) => Promise<unknown>;

/** Creates a function that reads files as JSON. Later calls open only files that have changed. */
export function createValueReader(): ReadValue {
  const read = cachedRead(async (path) => parseJson(decode(await readFile(path)).text));
  return async (path) => {
    const found = await readIfReadable(path, mostText, read);
    return found && "content" in found ? found.content : undefined;
  };
}

/**
 * @param text of site.json
 * @returns the folder as it is written there -> its pages; undefined if it isn't a content folder
 */
export async function siblingPages(
  folder: string,
  text = "",
  read: ReadValue = createValueReader(),
): Promise<Map<string, SiblingPages | undefined>> {
  const pages = siblingFolders(parseJson(text)).map(
    async (path) => [path, await pagesIn(join(folder, path), read)] as const,
  );
  return new Map(await Promise.all(pages));
}

async function pagesIn(folder: string, read: ReadValue): Promise<SiblingPages | undefined> {
  const files = await readdir(folder).catch((): string[] => []);
  if (!files.includes(siteFile)) return undefined;
  const names = files.filter((name) => isContentFile(name));
  const values = await Promise.all(
    names.map(async (name) => [name, await read(join(folder, name))] as const),
  );
  return siblingPagesOf(new Map(values));
}
