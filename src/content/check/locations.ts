// Lists the other locations of a problem, where one thing in site.json is used in many files.
import type { FileLine } from "../diagnostics/catalog/entry.ts";
import type { Problem } from "../diagnostics/problem.ts";
import { groupBy } from "../model/group.ts";
import type { Source } from "../syntax/source.ts";

/** More than these would only fill the screen. */
const mostLocations = 5;

/** Where a problem is in its file. */
export function lineOf(source: Source, { location }: Problem): FileLine {
  const { line } = source.locate(location);
  return { file: source.name, line, path: source.pathTo(location) };
}

/** Each location once, up to the limit, and how many more there are. */
export function firstLocations(locations: readonly FileLine[]): {
  locations: FileLine[];
  more: number;
} {
  const each = [...groupBy(locations, ({ file, line }) => `${file} ${line}`).values()].flatMap(
    ([first]) => first ?? [],
  );
  return {
    locations: each.slice(0, mostLocations),
    more: Math.max(0, each.length - mostLocations),
  };
}
