// Moves the data for search engines to the end of a document. Most of its words are those of the pages, which gzip only
// finds in the last 32 KB. Search engines read it anywhere:
// https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data

/** @param html a document, as `assembleDocument` writes it */
export function dataLast(html: string): string {
  const [data = ""] = /<script type="application\/ld\+json">[^]*?<\/script>/.exec(html) ?? [];
  // A function, because a text may have `$&` in it.
  return html
    .replace(data, "")
    .replace(/(?=(<!--\/email_off-->)?<\/body>\s*<\/html>\s*$)/, () => data);
}
