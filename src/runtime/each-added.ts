// Finds elements as they come into the document: while it loads, and when a page is fetched later.

/**
 * Calls `found` for each element that matches, before it is painted. It may be called again for the same element.
 * @param selector of elements that the build has written
 */
export function eachAdded(selector: string, found: (element: HTMLElement) => void): void {
  const search = (root: ParentNode): void =>
    root.querySelectorAll<HTMLElement>(selector).forEach(found);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement) {
          if (node.matches(selector)) found(node);
          search(node);
        }
  }).observe(document, { childList: true, subtree: true });
  search(document);
}
