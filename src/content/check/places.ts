// The places that a problem lists besides its own, where one thing in site.json is named in many files.
import type { Problem } from "../diagnostics/problem.ts";
import type { Source } from "../syntax/source.ts";

/** More than these only fill a screen. */
const mostTold = 5;

/** Where a person finds a problem: its file and line. */
export function lineOf(source: Source, { place }: Problem): string {
  return `${source.name} line ${source.locate(place).line}`;
}

/** Each place once, as many as anybody reads, and how many there are besides. */
export function told(places: readonly string[]): { places: string[]; more: number } {
  const each = [...new Set(places)];
  return { places: each.slice(0, mostTold), more: Math.max(0, each.length - mostTold) };
}
