// What makes the files of a built site.
import type { Site } from "../content/model/site.ts";
import type { LoadedContent } from "../files/content-folder.ts";

/** All files of a site. Path in the built site -> its content. */
export type MakeFiles = (
  site: Site,
  content: LoadedContent,
) => Promise<Map<string, string | Uint8Array>>;
