// Reports a fact that is missing in site.json once, instead of at each use.
import type { FileLine } from "../diagnostics/catalog/entry.ts";
import { problem, type Problem } from "../diagnostics/problem.ts";
import { siteFile } from "../model/input.ts";
import { pointer, type SourceLocation } from "../model/path.ts";
import { addsWords, soleFact } from "../resolve/facts.ts";
import type { CheckedFile } from "./checked-file.ts";
import { firstLocations, lineOf } from "./locations.ts";
import type { Located, SiteContext, SiteRule } from "./rule.ts";

interface Use {
  fact: string;
  /** The text that uses it, and its location. */
  text: string;
  location: FileLine;
  suggestion: string | undefined;
}

export const missingFacts: SiteRule = { check: findMissingFacts };

function findMissingFacts(
  files: readonly CheckedFile[],
  { uses: { facts: known } }: SiteContext,
): Located[] {
  const site = files.find(({ name }) => name === siteFile);
  if (!site) return [];
  const uses = files.flatMap(unknownUses);
  const names = [...new Set(uses.map(({ fact }) => fact))];
  const problems = names.flatMap((fact) => {
    const ofFact = uses.filter((use) => use.fact === fact);
    const suggested = ofFact[0]?.suggestion;
    const similar = suggested && (soleFact(suggested) ?? suggested);
    const isUsed = similar !== undefined && known.has(similar);
    // If the similar fact has uses of its own, these uses are misspelled, unless the two names are two facts.
    const isMisspelled = isUsed && !addsWords(fact, similar);
    const texts = new Set(ofFact.map(({ text }) => text));
    return texts.size < 2 || isMisspelled
      ? []
      : [missingFact(fact, ofFact, isUsed ? undefined : similar)];
  });
  return [{ source: site.source, problems }];
}

/** The uses of unknown facts in a file. */
function unknownUses({ source, problems }: CheckedFile): Use[] {
  return problems.flatMap((found) => {
    if (found.id !== "unknown-fact" || found.values.unprefixed !== undefined) return [];
    const { fact, suggestion } = found.values;
    const text = `${source.name} ${pointer(found.location.path ?? [])}`;
    return [{ fact, suggestion, text, location: lineOf(source, found) }];
  });
}

/** @param written the fact that was probably renamed from this one */
function missingFact(fact: string, uses: readonly Use[], written: string | undefined): Problem {
  const at: SourceLocation =
    written === undefined
      ? { path: ["facts"], at: "opening" }
      : { path: ["facts", written], at: "key" };
  return problem("missing-fact", at, {
    fact,
    count: uses.length,
    ...firstLocations(uses.map(({ location }) => location)),
    written,
  });
}
