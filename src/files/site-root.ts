// Finds the folder of a site's repository from its content folder: what a developer adds is beside the content.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { siteFile } from "../content/model/input.ts";

/** The path of the folder with a site's own types of block. @param contentDir the content folder */
export const blocksPath = (contentDir: string): string => join(siteRoot(contentDir), "blocks");

/**
 * The folder that holds the content folder. The content of a site in another language, `content/de`, is within
 * content and has the same root.
 * @param contentDir the content folder
 */
export function siteRoot(contentDir: string): string {
  const above = join(contentDir, "..");
  const isContent = above !== contentDir && existsSync(join(above, siteFile));
  return isContent ? siteRoot(above) : above;
}
