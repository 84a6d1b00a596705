// Which way changes of a site were sent last, so that what goes for review once isn't published past it the next time.
import type { Publishing } from "../../store/store.ts";

type WayName = Publishing["to"]["is"];

/** @param site as the store calls it @returns undefined where none was sent from this browser, or it keeps nothing */
export function lastWay(site: string): WayName | undefined {
  try {
    const kept = localStorage.getItem(keyOf(site));
    return kept === "direct" || kept === "review" ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepWay(site: string, way: WayName): void {
  try {
    localStorage.setItem(keyOf(site), way);
  } catch {
    // A browser that keeps nothing asks each time.
  }
}

function keyOf(site: string): string {
  return `publish-to:${site}`;
}
