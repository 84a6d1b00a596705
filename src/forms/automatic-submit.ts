// Decides if a submit looks automated. Autofill, a fast typist or a busy person can look the same, so the form only asks
// for confirmation and never drops a message.
import { recall, remember } from "./memory.ts";

/**
 * Nobody opens a page, fills in a form and clicks Send within this time. It is short, because people who reload a page
 * with a restored draft are quick, and the question is a nuisance.
 */
const quickest = 300;
const period = 10 * 60_000;
const messagesInPeriod = 5;

/** What tells a person's submit from a program's. Times are in milliseconds. */
export interface SubmitTraits {
  /** The value of the field that people can't see. */
  trap: string;
  sincePageOpened: number;
  /** When messages were sent from this tab. */
  sentAt: readonly number[];
  now: number;
}

export function looksAutomatic({ trap, sincePageOpened, sentAt, now }: SubmitTraits): boolean {
  const recent = sentAt.filter((time) => now - time < period);
  return trap !== "" || sincePageOpened < quickest || recent.length >= messagesInPeriod;
}

const key = "sent-at";

/** The times when messages were sent from this tab. Only successes count, so that a failed one can always be retried. */
export function readSentAt(): number[] {
  return (recall(key) ?? "").split(" ").filter(Boolean).map(Number);
}

export function noteSent(now: number): void {
  remember(key, [...readSentAt(), now].slice(-messagesInPeriod).join(" "));
}
