// Finds the facts that are phone numbers or email addresses, which people also type by hand.
import type { ContactFact, Facts } from "../model/symbols.ts";
import { looksLikePhone, phoneDigits } from "../text/phone.ts";

// An address may be in quotes or in Markdown marks, so it starts with a letter or a digit.
export const emailPattern =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}][^\s@<>()",;:[\]{}*`“”„«»|]*@[^\s@<>()",;:[\]{}*`“”„«»|]+\.[a-z]{2,}/giu;

export function contactFacts(facts: Facts): ContactFact[] {
  return Object.entries(facts).flatMap(([fact, value = ""]): ContactFact[] => {
    if (value.match(emailPattern)?.[0] === value)
      return [{ fact, value, kind: "email", core: value.toLowerCase() }];
    if (!looksLikePhone(value)) return [];
    const core = phoneDigits(value);
    return core.length >= 7 ? [{ fact, value, kind: "phone", core }] : [];
  });
}
