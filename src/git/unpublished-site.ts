// Finds a site in another language that visitors would be sent to before it is published.
import { lstat } from "node:fs/promises";
import { join, posix } from "node:path";
import { siteFile } from "../content/model/input.ts";
import { siblingsIn } from "../content/model/siblings.ts";
import { parseJson } from "../content/text/parse-json.ts";
import { decode } from "../media/decode.ts";
import { t } from "../words/t.ts";
import { gitIfAny } from "./git.ts";
import { pathInRepository } from "./path-in-repository.ts";

/**
 * @param folder the content folder
 * @param files those about to be published
 * @param published the commit that has what is published
 * @returns what is the matter, as a sentence; undefined if every site that the menu shows is published
 */
export async function unpublishedSite(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  published: string,
): Promise<string | undefined> {
  const site = parseJson(decode(files.get(siteFile) ?? new Uint8Array()).text);
  for (const { folder: beside, hidden, original } of siblingsIn(site)) {
    // The original is published first, and its translation isn't in its menu until then.
    if (typeof beside !== "string" || hidden === true || original === true) continue;
    // The check reports a folder that isn't there.
    if (!(await lstat(join(folder, beside, siteFile)).catch(() => undefined))) continue;
    const path = posix.join((await pathInRepository(folder)) ?? "", beside, siteFile);
    if (path.startsWith("../")) continue;
    const found = await gitIfAny(folder, ["cat-file", "-e", `${published}:${path}`]);
    if (found === undefined) return notPublished(beside);
  }
  return undefined;
}

const notPublished = (folder: string): string =>
  t`The menu links to the site in ${folder}, which isn’t published yet. Publish that one first, or hide it under “Other languages”.`;
