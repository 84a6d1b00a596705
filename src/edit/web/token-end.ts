// The day that a token ends. A page can't ask GitHub for it, so the person says it once, and this browser remembers it.
import { readStored, removeStored, store } from "../model/browser-storage.ts";

const keyOf = (site: string) => `edit token end ${site}`;

/** @returns such as `2027-05-09`; empty if it isn't known */
export function rememberedEnd(site: string): string {
  return readStored("localStorage", keyOf(site)) ?? "";
}

export function rememberEnd(site: string, day: string): void {
  if (day === "") forgetEnd(site);
  else store("localStorage", keyOf(site), day);
}

export function forgetEnd(site: string): void {
  removeStored("localStorage", keyOf(site));
}

/** @param day such as `2027-05-09` @returns its end here; undefined for no day, and for one that is over */
export function endOn(day: string, now = new Date()): Date | undefined {
  const date = new Date(`${day}T23:59:59`);
  return date.getTime() > now.getTime() ? date : undefined;
}
