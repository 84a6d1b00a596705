// Stores values for this tab and site: in session storage, so that they survive a reload until the tab is closed, or only
// in memory if that is blocked or full.

const kept = new Map<string, string>();

/** Some hosts, such as GitHub Pages, have several sites at one origin. What tells them apart is where their scripts are. */
const site = import.meta.url.slice(0, import.meta.url.lastIndexOf("/"));

const nameOf = (key: string) => `${site} ${key}`;

export function remember(key: string, value: string): void {
  kept.set(key, value);
  try {
    sessionStorage.setItem(nameOf(key), value);
  } catch {
    // Blocked or full.
  }
}

export function recall(key: string): string | undefined {
  if (kept.has(key)) return kept.get(key);
  try {
    return sessionStorage.getItem(nameOf(key)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forget(key: string): void {
  kept.delete(key);
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // Blocked, so there is nothing to remove.
  }
}
