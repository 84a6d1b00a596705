// Gives a document styles that change. No policy has to allow them, as it would have to allow a `<style>`.

const adopted = new WeakMap<Document, { css: string; sheet: CSSStyleSheet }>();

/** Replaces the styles that this function gave the document before. */
export function adoptStyles(document: Document, css: string): void {
  const before = adopted.get(document);
  // Replacing them even with the same makes the browser recompute every style of the page.
  if (before?.css === css) return;
  const sheet = before?.sheet ?? newSheet(document);
  sheet?.replaceSync(css);
  if (sheet) adopted.set(document, { css, sheet });
}

/** @returns undefined if the browser doesn't support it */
function newSheet(document: Document): CSSStyleSheet | undefined {
  const { defaultView } = document;
  if (!defaultView || !("adoptedStyleSheets" in document)) return undefined;
  // A document adopts only sheets that were made in its own window.
  const sheet = new defaultView.CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
