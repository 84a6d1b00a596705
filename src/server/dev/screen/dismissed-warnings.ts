// Remembers which warnings the user has dismissed. They stay hidden until there is a new one.
import type { OverlayEntry } from "../overlay-entries.ts";

const key = "dev-closed-warnings";

/** Identifies warnings without their line numbers. Several with the same text are numbered, so one more counts as new. */
function namesOf(entries: readonly OverlayEntry[]): string[] {
  const names = entries.map(({ diagnostic: { id, file, message } }) => `${file} ${id} ${message}`);
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name);
    return `${before.length} ${name}`;
  });
}

export function dismiss(entries: readonly OverlayEntry[]): void {
  sessionStorage.setItem(key, JSON.stringify(namesOf(entries)));
}

/**
 * True if there are no new warnings since the user dismissed the list. Forgets fixed warnings, so they count as new if
 * they come back.
 */
export function areDismissed(entries: readonly OverlayEntry[]): boolean {
  const dismissed = JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
  const names = namesOf(entries);
  const still = dismissed.filter((name) => names.includes(name));
  sessionStorage.setItem(key, JSON.stringify(still));
  return names.every((name) => still.includes(name));
}
