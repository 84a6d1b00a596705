// Reports a name in double braces that isn't a fact, with the one that was probably meant.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { SourceLocation } from "../model/path.ts";
import type { Facts } from "../model/symbols.ts";
import { suggestFact, type UnknownFact } from "./facts.ts";

export function unknownFact(
  unknown: UnknownFact,
  facts: Facts,
  location: SourceLocation,
): Problem[] {
  const { fact, isPrefixed, written } = unknown;
  const meant = suggestFact(unknown, facts);
  // A fact with an invalid name is reported where it is defined.
  if (meant !== undefined && facts[meant] === undefined) return [];
  const suggestion = meant === undefined ? undefined : `{{facts.${meant}}}`;
  const unprefixed = isPrefixed ? undefined : written;
  return [
    problem("unknown-fact", location, { fact, unprefixed, known: Object.keys(facts), suggestion }),
  ];
}
