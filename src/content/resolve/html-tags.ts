// Which tags of HTML in a text belong together, so that a pair of them is one mistake.

/**
 * Whether a piece of HTML only ends what earlier tags began, and so is no mistake of its own.
 * @param openTags the names of those that were begun; what this piece begins and ends is noted in it
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
