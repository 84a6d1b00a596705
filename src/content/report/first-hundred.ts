// Limits how many problems are listed at once: thousands would freeze the page, and nobody reads them.
import type { Diagnostic } from "../diagnostics/problem.ts";
import { inDigits } from "../../words/formats.ts";
import { t } from "../../words/t.ts";

const mostListed = 100;

/** The problems to list, in their order and errors before warnings, and how many are left out. */
export function firstHundred<Found extends Pick<Diagnostic, "severity">>(
  found: readonly Found[],
): { listed: readonly Found[]; more: number } {
  if (found.length <= mostListed) return { listed: found, more: 0 };
  const errors = found.filter(({ severity }) => severity === "error");
  const warnings = found.filter(({ severity }) => severity !== "error");
  const chosen = new Set([...errors, ...warnings].slice(0, mostListed));
  return { listed: found.filter((each) => chosen.has(each)), more: found.length - mostListed };
}

/** The last line of a shortened list; empty if nothing is left out. */
export function andMore(more: number): string {
  return more === 0 ? "" : t`And ${inDigits(more)} more. Fix some of these to see the rest.`;
}
