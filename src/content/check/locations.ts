// Lists the other locations of a problem, where one thing in site.json is used in many files.
import type { Problem } from "../diagnostics/problem.ts";
import type { Source } from "../syntax/source.ts";

/** More than these would only fill the screen. */
const mostLocations = 5;

/** A problem's file and line. */
export function lineOf(source: Source, { location }: Problem): string {
  return `${source.name} line ${source.locate(location).line}`;
}

/** Each location once, up to the limit, and how many more there are. */
export function firstLocations(locations: readonly string[]): {
  locations: string[];
  more: number;
} {
  const each = [...new Set(locations)];
  return {
    locations: each.slice(0, mostLocations),
    more: Math.max(0, each.length - mostLocations),
  };
}
