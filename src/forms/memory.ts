// Stores values for this tab: in session storage, so that they survive a reload, or only in memory if that is blocked or
// full.

const kept = new Map<string, string>();

export function remember(key: string, value: string): void {
  kept.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Blocked or full.
  }
}

export function recall(key: string): string | undefined {
  if (kept.has(key)) return kept.get(key);
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forget(key: string): void {
  kept.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked, so there is nothing to remove.
  }
}
