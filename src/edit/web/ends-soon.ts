// When to remind a person that their token ends soon.
import { readStored, removeStored, store } from "../model/browser-storage.ts";
import type { SignIn } from "./sign-in.ts";

/** In days. */
const early = 7;

const dayLength = 24 * 60 * 60 * 1000;
const keyOf = (site: string) => `edit reminder ${site}`;
const dayOf = (now: Date) => now.toDateString();

/** Whether to remind now: not if the person has put it off today. */
export function isReminderDue({ ends }: SignIn, site: string, now: Date): boolean {
  if (!ends || ends.getTime() - now.getTime() > early * dayLength) return false;
  return readStored("localStorage", keyOf(site)) !== dayOf(now);
}

export function remindTomorrow(site: string, now: Date): void {
  store("localStorage", keyOf(site), dayOf(now));
}

export function forgetReminder(site: string): void {
  removeStored("localStorage", keyOf(site));
}
