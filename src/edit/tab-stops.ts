// The schemas' snippets hold signs for editors of JSON, which say where the caret goes; here, nobody reads them.

/** `${1:words}` is words, `$0` nothing, and `\$` a dollar sign. */
export function withoutTabStops(snippet: string): string {
  return snippet
    .replaceAll(/\$\{\d+:([^}]*)\}/g, "$1")
    .replaceAll(/(?<!\\)\$\d+/g, "")
    .replaceAll("\\$", "$");
}
