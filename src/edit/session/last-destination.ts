// Remembers where changes were last sent, so that someone who sends proposals doesn't publish directly by accident.
import { readStored, removeStored, store } from "../model/browser-storage.ts";
import type { Publishing } from "../../store/store.ts";

type DestinationName = Publishing["to"]["is"];

/** @param site the site's unique name @returns undefined if nothing was sent from this browser yet */
export function lastDestination(site: string): DestinationName | undefined {
  const stored = readStored("localStorage", keyOf(site));
  return stored === "direct" || stored === "review" ? stored : undefined;
}

export function storeDestination(site: string, destination: DestinationName): void {
  // Without storage, the form always starts with the default.
  store("localStorage", keyOf(site), destination);
}

export function forgetDestination(site: string): void {
  removeStored("localStorage", keyOf(site));
}

function keyOf(site: string): string {
  return `publish-to:${site}`;
}
