// A fact that copy names again and again is missing in site.json: one mistake there, not one at each use.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { soleFact } from "../resolve/facts.ts";
import { pointer } from "../model/path.ts";
import type { CheckedFile, ReadFile } from "../file.ts";

type File = Pick<ReadFile, "source"> & Pick<CheckedFile, "problems" | "uses">;

/** How many of its uses are told with a missing fact. */
const mostTold = 5;

/** @returns what is wrong in site.json, and what was said of each use only because of that */
export function missingFacts(files: readonly File[]): {
  problems: Problem[];
  echoes: ReadonlySet<Problem>;
} {
  const used = new Set(files.flatMap(({ uses }) => [...uses.facts]));
  const unknown = files.flatMap(({ source, problems }) =>
    problems.flatMap((found) =>
      found.id === "unknown-fact" && found.values.unprefixed === undefined
        ? [
            {
              found,
              ...found.values,
              text: `${source.name} ${pointer(found.place.path ?? [])}`,
              place: `${source.name} line ${source.locate(found.place).line}`,
            },
          ]
        : [],
    ),
  );
  const names = [...new Set(unknown.map(({ fact }) => fact))];
  const missing = names.flatMap((fact) => {
    const uses = unknown.filter((use) => use.fact === fact);
    const suggested = uses[0]?.suggestion;
    const written = suggested && (soleFact(suggested) ?? suggested);
    // Where the fact that may be meant has uses of its own, these here are what is misspelled.
    const isMisspelled = written !== undefined && used.has(written);
    const texts = new Set(uses.map(({ text }) => text));
    return texts.size < 2 || isMisspelled ? [] : [{ fact, uses, written }];
  });
  return {
    problems: missing.map(({ fact, uses, written }) => {
      const places = [...new Set(uses.map(({ place }) => place))];
      const values = {
        fact,
        count: uses.length,
        places: places.slice(0, mostTold),
        more: Math.max(0, places.length - mostTold),
        written,
      };
      return written === undefined
        ? problem("missing-fact", { path: ["facts"], at: "opening" }, values)
        : problem("missing-fact", { path: ["facts", written], at: "key" }, values);
    }),
    echoes: new Set(missing.flatMap(({ uses }) => uses.map(({ found }) => found))),
  };
}
