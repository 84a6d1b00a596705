// The facts that are phone numbers or e-mail addresses, which people also write out by hand.
import type { ContactFact, Facts } from "../model/symbols.ts";

/** Digits and what stands between them in phone numbers: one number, or some and others beside it. */
export const phonePattern = /\(?\+?\d(?:(?!\.\s)[\d\p{Zs}()./\p{Pd}]){5,}\d/gu;

// An address may be in quotes or in Markdown's marks, so it begins with a letter or a digit.
export const emailPattern =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}][^\s@<>()",;:[\]{}*`“”„«»|]*@[^\s@<>()",;:[\]{}*`“”„«»|]+\.[a-z]{2,}/giu;

const date = /^(?:\d{4}([./\p{Pd}])\d{1,2}\1\d{1,2}|\d{1,2}([./\p{Pd}])\d{1,2}\2\d{4})$/u;

export function contactFacts(facts: Facts): ContactFact[] {
  return Object.entries(facts).flatMap(([fact, value = ""]): ContactFact[] => {
    if (value.match(emailPattern)?.[0] === value)
      return [{ fact, value, kind: "email", core: value.toLowerCase() }];
    if (date.test(value) || value.match(phonePattern)?.[0] !== value) return [];
    const core = digits(value);
    return core.length >= 7 ? [{ fact, value, kind: "phone", core }] : [];
  });
}

/** Without what is dialed to leave a country. */
export function digits(text: string): string {
  return text.replace(/\D/g, "").replace(/^(?:00|011(?=\d{11}))/, "");
}
