// The one rule for what is shown for a time only. The build and the page in the browser both follow it.

export interface Dated {
  /** The first day, such as 2025-12-01. */
  from?: string | undefined;
  /** The last day. */
  until?: string | undefined;
}

/** "early" before the first day, "over" after the last, and "now" on both of them and between. */
export function phaseOn({ from, until }: Dated, day: string): "early" | "now" | "over" {
  if (until !== undefined && day > until) return "over";
  return from !== undefined && day < from ? "early" : "now";
}

/**
 * The date at a moment, such as 2025-12-01.
 * @param timeZone by default, the one of this computer
 * @throws RangeError for an unknown time zone
 */
export function dayAt(moment: Date, timeZone: string | undefined): string {
  // Swedish dates are written like those in content.
  return moment.toLocaleDateString("sv-SE", { timeZone });
}
