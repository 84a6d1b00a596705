// What this tab remembers: in session storage, so that it survives a reload, and where that is denied or full in
// memory, so that it at least survives everything else.

const kept = new Map<string, string>();

export function remember(key: string, value: string): void {
  kept.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Denied or full.
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
    // Denied, so there is nothing to remove.
  }
}
