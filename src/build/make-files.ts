// What makes the files of a built site.
import type { Site } from "../content/model/site.ts";
import type { LoadedContent } from "../files/content-folder.ts";

/** From a site to all its files. Path in the built site -> what it holds. */
export type MakeFiles = (
  site: Site,
  content: LoadedContent,
) => Promise<Map<string, string | Uint8Array>>;
