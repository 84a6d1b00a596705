// Finds the facts that are phone numbers, email addresses or parts of an address, which people also type by hand.
import type { ContactFact, Facts } from "../model/symbols.ts";
import { looksLikePhone, phoneDigits } from "../text/phone.ts";

// An address may be in quotes or in Markdown marks, so it starts with a letter or a digit.
export const emailPattern =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}][^\s@<>()",;:[\]{}*`“”„«»|]*@[^\s@<>()",;:[\]{}*`“”„«»|]+\.[a-z]{2,}/giu;

/** @param places facts that are parts of an address, with the field of an address that each is for */
export function contactFacts(facts: Facts, places: ReadonlyMap<string, string>): ContactFact[] {
  return Object.entries(facts).flatMap(([fact, value = ""]): ContactFact[] => {
    const field = places.get(fact);
    if (field !== undefined) return value === "" ? [] : [{ fact, value, kind: "place", field }];
    if (value.match(emailPattern)?.[0] === value)
      return [{ fact, value, kind: "email", core: value.toLowerCase() }];
    if (!looksLikePhone(value)) return [];
    const core = phoneDigits(value);
    return core.length >= 7 ? [{ fact, value, kind: "phone", core }] : [];
  });
}
