// Short texts in the browser's storage, which may be blocked: then nothing is stored, and nothing fails.

type Area = "sessionStorage" | "localStorage";

export function readStored(area: Area, key: string): string | undefined {
  try {
    return globalThis[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the browser stored it */
export function store(area: Area, key: string, text: string): boolean {
  try {
    globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Where storage is blocked, nothing is stored.
  }
}
