// Which way changes of a site were sent last, so that what goes for review once isn't published past it the next time.
import type { Publishing } from "../../store/store.ts";

type DestinationName = Publishing["to"]["is"];

/** @param site as the store calls it @returns undefined where none was sent from this browser, or it keeps nothing */
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
    // A browser that keeps nothing asks each time.
  }
}

function keyOf(site: string): string {
  return `publish-to:${site}`;
}
