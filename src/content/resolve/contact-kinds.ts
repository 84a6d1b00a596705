// Defines valid phone numbers, email addresses and websites, and recognizes facts that don't match their use.
import type { Facts } from "../model/symbols.ts";
import { isEmail, parseUrl } from "../text/address.ts";
import { contactHref } from "../text/contact-link.ts";
import { holdsSeveralPhones, isPhone } from "../text/phone.ts";
import { soleFact } from "./facts.ts";

interface ContactKind {
  is: (line: string) => boolean;
  name: string;
  example: string;
  /** Words in the names of facts of this kind. */
  named?: RegExp;
}

export const contactKinds: Record<string, ContactKind> = {
  phone: {
    named: /phone|mobile|fax/i,
    is: (line) => mayBePhones(line) && isPhone(line),
    name: "a phone number",
    example: "+1 (602) 555-0142",
  },
  email: {
    named: /mail/i,
    is: isEmail,
    name: "an email address",
    example: "name@company.example",
  },
  website: {
    is: (line) =>
      /^(https?:\/\/)?[^\s/@]+\.[^\s/@]+(\/\S*)?$/i.test(line) &&
      parseUrl(contactHref("website", line) ?? "") !== undefined,
    name: "a website",
    example: "www.company.example",
  },
};

/** True if a text is short enough to search for phone numbers, which takes hours for a very long one. */
function mayBePhones(line: string): boolean {
  return line.length <= 1000;
}

/** True if a line that should have one phone number has several. */
export function isSeveralPhones(line: string): boolean {
  return mayBePhones(line) && holdsSeveralPhones(line);
}

interface FactIn {
  fact: string | undefined;
  /** True if the fact isn't what its name says, or isn't a valid contact of any kind. */
  isFactWrong: boolean;
}

/** What is known about the fact that a text consists of, when the text isn't valid. */
export function factIn(written: string, facts: Facts): FactIn {
  const fact = soleFact(written);
  const value = facts[fact ?? ""] ?? "";
  const known = Object.values(contactKinds);
  const named = known.find((kind) => fact !== undefined && kind.named?.test(fact));
  return { fact, isFactWrong: !(named ? [named] : known).some(({ is }) => is(value)) };
}

/** The same for an address that starts with mailto: or tel:. */
export function factInAddress(address: string, facts: Facts): Partial<FactIn> {
  const written = /^(?:mailto|tel):(.*)$/s.exec(address)?.[1] ?? "";
  return facts[soleFact(written) ?? ""] === undefined ? {} : factIn(written, facts);
}
