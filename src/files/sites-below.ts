// Finds the content of sites in other languages that are published in folders of this one.
import { join } from "node:path";
import type { Site } from "../content/model/site.ts";
import { folderBelow } from "../content/text/folder-below.ts";

interface ContentBelow {
  /** Its folder in the built site, with a slash at the end: `de/`. */
  folder: string;
  /** Its content folder. */
  content: string;
}

/**
 * Sites whose content folder isn't known are left out: they are published by themselves.
 * @param content the content folder of the site at the root
 */
export function sitesBelow(
  { url, siblings }: Pick<Site, "url" | "siblings">,
  content: string,
): ContentBelow[] {
  return siblings.flatMap((sibling) => {
    const folder = folderBelow(url, sibling.url);
    if (folder === undefined || sibling.folder === undefined) return [];
    return [{ folder, content: join(content, sibling.folder) }];
  });
}
