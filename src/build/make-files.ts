// The type of a function that makes the files of a built site.
import type { Site } from "../content/model/site.ts";
import type { LoadedContent } from "../files/content-folder.ts";

/** Makes all files of a site. Path in the built site -> content. */
export type MakeFiles = (
  site: Site,
  content: LoadedContent,
) => Promise<Map<string, string | Uint8Array>>;
