// How many problems are listed at once: thousands would keep the list from ever being drawn, and nobody reads them.
import type { Diagnostic } from "../diagnostics/problem.ts";

const mostListed = 100;

/** The problems to list in the order they are in, errors rather than warnings, and how many more there are. */
export function firstHundred<Found extends Pick<Diagnostic, "severity">>(
  found: readonly Found[],
): { listed: readonly Found[]; more: number } {
  if (found.length <= mostListed) return { listed: found, more: 0 };
  const errors = found.filter(({ severity }) => severity === "error");
  const warnings = found.filter(({ severity }) => severity !== "error");
  const chosen = new Set([...errors, ...warnings].slice(0, mostListed));
  return { listed: found.filter((each) => chosen.has(each)), more: found.length - mostListed };
}

/** Ends a list that leaves problems out; empty where it leaves out none. */
export function andMore(more: number): string {
  return more === 0
    ? ""
    : `And ${more.toLocaleString("en")} more. Fix some of these to see the rest.`;
}
