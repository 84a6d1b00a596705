// Which warnings someone has closed: they stay so until there is a new one.
import type { OverlayEntry } from "../problems.ts";

const key = "dev-closed-warnings";

/** A line more above it makes no new warning; one more that says the same does. */
function namesOf(entries: readonly OverlayEntry[]): string[] {
  const names = entries.map(({ diagnostic: { id, file, message } }) => `${file} ${id} ${message}`);
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name);
    return `${before.length} ${name}`;
  });
}

export function close(entries: readonly OverlayEntry[]): void {
  sessionStorage.setItem(key, JSON.stringify(namesOf(entries)));
}

/** Whether nothing is among these that wasn't there when they were closed. What is mended counts as new from then on. */
export function areClosed(entries: readonly OverlayEntry[]): boolean {
  const closed = JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
  const names = namesOf(entries);
  const still = closed.filter((name) => names.includes(name));
  sessionStorage.setItem(key, JSON.stringify(still));
  return names.every((name) => still.includes(name));
}
