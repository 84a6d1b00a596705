// Remembers in this browser that a site was new, and that its author closed the list of what to do first.

type Mark = "begun" | "closed";

/** @param site the site's unique name @returns undefined if the list was never shown in this browser */
export function newSiteMark(site: string): Mark | undefined {
  try {
    const stored = localStorage.getItem(keyOf(site));
    return stored === "begun" || stored === "closed" ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function storeNewSiteMark(site: string, mark: Mark): void {
  try {
    localStorage.setItem(keyOf(site), mark);
  } catch {
    // Without storage, the list is closed until the tab is.
  }
}

export function forgetNewSiteMark(site: string): void {
  try {
    localStorage.removeItem(keyOf(site));
  } catch {
    // Where storage is blocked, nothing is stored.
  }
}

function keyOf(site: string): string {
  return `new-site:${site}`;
}
