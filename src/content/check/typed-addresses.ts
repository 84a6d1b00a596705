// Reports streets, cities and postal codes of an address that repeat a fact by hand.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields, valueAt } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import type { PlaceFact } from "../model/symbols.ts";
import { addressPath } from "../resolve/address-facts.ts";
import { blankFacts, namedFacts } from "../resolve/facts.ts";
import type { Plan } from "../schema/walk.ts";
import { atPart, type Context, type FieldsRule } from "./rule.ts";

/** Anywhere else, the name of a city isn't always that of the address. */
export const typedAddresses: FieldsRule[] = [
  {
    on: "contactPoint",
    check: ({ kind, lines }, context) => {
      const places = placesIn(context);
      if ((kind !== "address" && kind !== "place") || !isOfSite(lines, places)) return [];
      return lines.flatMap((line, index) => typedIn(line, ["lines", index], places, context));
    },
  },
  {
    on: "site",
    check: (site, context) => {
      const address = valueAt(site, addressPath);
      const places = placesIn(context);
      return Object.entries(isFields(address) ? address : {}).flatMap(([field, text]) => {
        // A region with the name of a city is no city.
        const own = places.filter((place) => place.field === field);
        return typedIn(text, [...addressPath, field], own, context);
      });
    },
  },
];

/** False if a file has no address, so that a change of its facts concerns none of its texts. */
export function mayHoldAddress(text: string): boolean {
  return /"(?:address|place)"|\\/.test(text);
}

const placesIn = ({ symbols }: Pick<Context, "symbols">): PlaceFact[] =>
  symbols.contacts.flatMap((each) => (each.kind === "place" ? [each] : []));

/** False for an office in another street, which may be in the same city. */
function isOfSite(lines: unknown, places: readonly PlaceFact[]): lines is unknown[] {
  const streets = places.filter(({ field }) => field === "street");
  const hasStreet = (line: unknown) =>
    typeof line === "string" &&
    streets.some(
      ({ fact, value }) => namedFacts(line).includes(fact) || indexOfWords(line, value) >= 0,
    );
  return Array.isArray(lines) && (streets.length === 0 || lines.some(hasStreet));
}

function typedIn(
  text: unknown,
  inner: Path,
  places: readonly PlaceFact[],
  { path, plan }: Context,
): Problem[] {
  if (typeof text !== "string") return [];
  const longest = planAt(plan, inner)?.longest ?? Infinity;
  // Of a street and the city that it is named after, the street is found.
  const longestFirst = places.toSorted((one, other) => other.value.length - one.value.length);
  let rest = blankFacts(text);
  const found: { place: PlaceFact; from: number }[] = [];
  for (const place of longestFirst) {
    const from = indexOfWords(rest, place.value);
    if (from < 0) continue;
    const { length } = place.value;
    rest = rest.slice(0, from) + " ".repeat(length) + rest.slice(from + length);
    found.push({ place, from });
  }
  const grown = found.reduce((sum, { place }) => sum + growth(place), text.length);
  return found.map(({ place, from }) =>
    problem("written-out-fact", atPart({ path: [...path, ...inner] }, from, place.value.length), {
      written: place.value,
      fact: place.fact,
      isFixable: isSole(place, places) && grown <= longest,
    }),
  );
}

function planAt(plan: Plan, inner: Path): Plan | undefined {
  return inner.reduce<Plan | undefined>(
    (outer, key) => (typeof key === "number" ? outer?.items : outer?.properties?.[key]),
    plan,
  );
}

const growth = ({ fact, value }: PlaceFact) => `{{facts.${fact}}}`.length - value.length;

/** False if another part of the address is the same, as in New York, New York. */
function isSole({ value }: PlaceFact, places: readonly PlaceFact[]): boolean {
  return places.filter((place) => place.value === value).length === 1;
}

/** Where words are in a text and don't continue; -1 if nowhere. */
function indexOfWords(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return at;
  }
  return -1;
}
