// The schemas' snippets hold signs for editors of JSON, which say where the caret goes; here, nobody reads them.
import { tabStop } from "../../content/schema/tab-stops.ts";

/** `${1:words}` is words, `$0` nothing, and `\$` a dollar sign. */
export function withoutTabStops(snippet: string): string {
  return snippet
    .replaceAll(tabStop, "$2")
    .replaceAll(/(?<!\\)\$\d+/g, "")
    .replaceAll("\\$", "$");
}
