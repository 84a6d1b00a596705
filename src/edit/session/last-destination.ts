// Remembers where changes were last sent, so that someone who sends proposals doesn't publish directly by accident.
import type { Publishing } from "../../store/store.ts";

type DestinationName = Publishing["to"]["is"];

/** @param site the site's unique name @returns undefined if nothing was sent from this browser yet */
export function lastDestination(site: string): DestinationName | undefined {
  try {
    const stored = localStorage.getItem(keyOf(site));
    return stored === "direct" || stored === "review" ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function storeDestination(site: string, destination: DestinationName): void {
  try {
    localStorage.setItem(keyOf(site), destination);
  } catch {
    // Without storage, the form always starts with the default.
  }
}

export function forgetDestination(site: string): void {
  try {
    localStorage.removeItem(keyOf(site));
  } catch {
    // Where storage is blocked, nothing is stored.
  }
}

function keyOf(site: string): string {
  return `publish-to:${site}`;
}
