// Matches opening and closing HTML tags in a text, so that a pair is one mistake.

/**
 * True if a piece of HTML only closes earlier tags, so it isn't a mistake of its own.
 * @param openTags the names of open tags; updated with what this piece opens and closes
 */
export function onlyCloses(html: string, openTags: string[]): boolean {
  const tags = Array.from(html.matchAll(/<(\/?)([a-z][\w-]*)/gi), ([, slash, name = ""]) => ({
    isEnd: slash === "/",
    name: name.toLowerCase(),
  }));
  const isEnd = tags.length > 0 && tags.every((tag) => tag.isEnd && openTags.includes(tag.name));
  for (const { isEnd: ends, name } of tags) {
    const open = openTags.lastIndexOf(name);
    if (!ends) openTags.push(name);
    else if (open !== -1) openTags.splice(open, 1);
  }
  return isEnd;
}
