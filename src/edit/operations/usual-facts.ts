// Fills in the facts that fields usually are, such as the phone number of a search listing.
import { siteFile } from "../../content/model/input.ts";
import { isFields, type Json } from "../../content/model/json.ts";
import type { Facts } from "../../content/model/symbols.ts";
import { siteLanguage } from "../../content/resolve/site-language.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { countryCode } from "../../content/text/countries.ts";
import type { Files } from "../model/history.ts";
import { factsIn } from "../model/read-facts.ts";
import { fileValue } from "../model/read-json.ts";
import { ownFact } from "./own-fact.ts";
import { structureOf } from "../schema/structure.ts";

/**
 * @param node what the sample is of
 * @returns the sample with the facts that the site has. What these need beside them is empty if it isn't known, so that
 * the author is asked for it.
 */
export function withUsualFacts(files: Files, node: Node, sample: Json): Json {
  const known = { facts: factsIn(files), language: siteLanguage(fileValue(files, siteFile)) };
  return isFields(sample) ? { ...sample, ...usualFields(node, known) } : sample;
}

interface Known {
  facts: Facts;
  /** Of the site. */
  language: string;
}

/** @returns no fields if the site has none of the facts */
function usualFields(node: Node, known: Known): Record<string, Json> {
  const structure = structureOf(node, undefined);
  const fields = structure.is === "fields" ? structure.fields : [];
  const found = new Map(fields.map(([name, inner]) => [name, usualValue(inner, known)]));
  if ([...found.values()].every((value) => value === undefined)) return {};
  const needed = new Set(node.schema.required);
  return Object.fromEntries(
    fields.flatMap(([name, inner]): [string, Json][] => {
      const value = found.get(name) ?? (needed.has(name) ? unknownValue(inner, known) : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function usualValue(node: Node, known: Known): Json | undefined {
  const { usualFact } = node.schema;
  const fact = usualFact === undefined ? undefined : ownFact(known.facts, usualFact);
  if (fact !== undefined) return `{{facts.${fact}}}`;
  const inner = usualFields(node, known);
  return Object.keys(inner).length > 0 ? inner : undefined;
}

/** The code of the country that a fact names, or of the one in the site's language, such as en-US; otherwise empty. */
function unknownValue({ schema }: Node, { facts, language }: Known): string {
  if (schema.isCountry !== true) return "";
  return countryCode(facts["country"] ?? "") ?? /-([A-Z]{2})$/.exec(language)?.[1] ?? "";
}
