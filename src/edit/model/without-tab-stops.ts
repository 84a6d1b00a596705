// Removes tab stops from the schemas' snippets: they are for code editors.
import { tabStop } from "../../content/schema/tab-stops.ts";

/** `${1:words}` becomes words, `$0` nothing, and `\$` a dollar sign. */
export function withoutTabStops(snippet: string): string {
  return snippet
    .replaceAll(tabStop, "$2")
    .replaceAll(/(?<!\\)\$\d+/g, "")
    .replaceAll("\\$", "$");
}
