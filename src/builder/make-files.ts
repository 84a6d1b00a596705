// The type of a function that makes the files of a built site.
import type { Site } from "../content/model/site.ts";
import type { FolderFiles } from "../files/output-folder.ts";
import type { LoadedContent } from "../files/content-folder.ts";

/** A site in another language, which is built into a folder of this one. */
export interface SiteBelow {
  /** With a slash at its end: `de/`. */
  folder: string;
  site: Site;
  content: LoadedContent;
}

/** Makes all files of a site, and of those below it, but for media, which are made when they are written. */
export type MakeFiles = (
  site: Site,
  content: LoadedContent,
  below: readonly SiteBelow[],
) => Promise<FolderFiles>;
