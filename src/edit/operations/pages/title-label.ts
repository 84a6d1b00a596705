// Makes the label of links to a page from the page's title.

/** The maximum length of a label. */
export const longestLabel = 40;

/** The label for "About us | {{facts.company}}" is "About us". */
export function labelFromTitle(title: string): string {
  const [words = ""] = title.replaceAll(/\{\{[^{}]*\}\}/g, " ").split(/\s[|·–—-](?:\s|$)/);
  return words.replaceAll(/\s+/g, " ").trim().slice(0, longestLabel).trim();
}

/** The words that tell a title from others: all of them, where what comes first is only a fact. */
export function wordsOfTitle(title: string): string {
  return labelFromTitle(title) || title.trim();
}
