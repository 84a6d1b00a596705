// Remembers a sealed invitation in this browser, so that its pass phrase is enough the next time.
import { readStored, removeStored, store } from "../../model/browser-storage.ts";

const keyOf = (site: string) => `edit invitation ${site}`;

/** @param sealed worth nothing without its pass phrase, so it may stay when the tab is closed */
export function rememberInvitation(site: string, sealed: string): void {
  store("localStorage", keyOf(site), sealed);
}

export function rememberedInvitation(site: string): string | undefined {
  return readStored("localStorage", keyOf(site));
}

export function forgetInvitation(site: string): void {
  removeStored("localStorage", keyOf(site));
}
