// How a snippet marks the words to type over: `${1:words}`, as JSON editors read it.

/** With its number and its words. */
export const tabStop = /\$\{(\d+):([^}]*)\}/g;

/** A snippet without its tab stops: `${1:words}` becomes words, `$0` nothing, and `\\$` a dollar sign. */
export function withoutTabStops(snippet: string): string {
  return snippet
    .replaceAll(tabStop, "$2")
    .replaceAll(/(?<!\\)\$\d+/g, "")
    .replaceAll("\\$", "$");
}
