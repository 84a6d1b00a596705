// A part of the editor that the site doesn't have any more, because a later version was published.

/** As Chrome reports it. jsdom has no PromiseRejectionEvent. */
export function missPart(file = "https://example.com/edit/assets/formatted-text.js"): void {
  const reason = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
}

export const wasUpdated = "The editor was updated. Save, then reload.";
