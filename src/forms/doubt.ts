// Whether a submit looks like a program's. Autofill, a fast typist and a busy person can look like one too, so
// this is never a reason to drop a message: only to ask once.
import { recall, remember } from "./memory.ts";

/**
 * No person opens a page, fills in a form and presses Send within this time. It is short because one who reloads a
 * page that kept their words is quick, and a question is a nuisance.
 */
const quickest = 300;
const period = 10 * 60_000;
const messagesInPeriod = 5;

/** A submit, as far as it tells a person from a program. Times are in milliseconds. */
export interface Signs {
  /** What stands in the field that no person sees. */
  trap: string;
  sincePageOpened: number;
  /** When messages were sent from this tab. */
  sentAt: readonly number[];
  now: number;
}

export function looksAutomatic({ trap, sincePageOpened, sentAt, now }: Signs): boolean {
  const recent = sentAt.filter((time) => now - time < period);
  return trap !== "" || sincePageOpened < quickest || recent.length >= messagesInPeriod;
}

const key = "sent-at";

/** When messages were sent from this tab. Only successes count, so that a failed send can always be retried. */
export function readSentAt(): number[] {
  return (recall(key) ?? "").split(" ").filter(Boolean).map(Number);
}

export function noteSent(now: number): void {
  remember(key, [...readSentAt(), now].slice(-messagesInPeriod).join(" "));
}
