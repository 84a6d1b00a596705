// What a phone number, an e-mail address and a website must look like, and whether a fact is wrong that is used as one.
import type { Facts } from "../model/symbols.ts";
import { isEmail, parseUrl } from "../text/address.ts";
import { contactHref } from "../text/contact-link.ts";
import { holdsSeveralPhones, isPhone } from "../text/phone.ts";
import { soleFact } from "./facts.ts";

interface ContactKind {
  is: (line: string) => boolean;
  name: string;
  example: string;
  /** What a fact of this kind has in its name. */
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

/** Whether a text is short enough for phone numbers: reading a very long one as such takes hours. */
function mayBePhones(line: string): boolean {
  return line.length <= 1000;
}

/** Whether a line of content that should be one phone number holds several. */
export function isSeveralPhones(line: string): boolean {
  return mayBePhones(line) && holdsSeveralPhones(line);
}

interface FactIn {
  fact: string | undefined;
  /** Whether that fact isn't what its name says, or no contact of any kind, wherever it is used. */
  isFactWrong: boolean;
}

/** What can be said of the fact that a text is made of, when the text isn't what it should be. */
export function factIn(written: string, line: string): FactIn {
  const fact = soleFact(written);
  const known = Object.values(contactKinds);
  const named = known.find((kind) => fact !== undefined && kind.named?.test(fact));
  return { fact, isFactWrong: !(named ? [named] : known).some(({ is }) => is(line)) };
}

/** The same of an address that begins with mailto: or tel:. */
export function factInAddress(address: string, facts: Facts): Partial<FactIn> {
  const written = /^(?:mailto|tel):(.*)$/s.exec(address)?.[1] ?? "";
  const line = facts[soleFact(written) ?? ""];
  return line === undefined ? {} : factIn(written, line);
}
