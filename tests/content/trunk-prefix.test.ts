import fc from "fast-check";
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import type { CountryCode } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { expect, it } from "vitest";
import { readLinkAddress } from "../../src/content/text/address.ts";
import { contactHref } from "../../src/content/text/contact-link.ts";

it.each([
  ["+44-(0)1632-960123", "tel:+441632960123"],
  ["+44 (01632) 960125", "tel:+441632960125"],
  ["+44 0 1632 960123", "tel:+441632960123"],
  ["+44.(0).1632.960123", "tel:+441632960123"],
  ["+44 ( 0 ) 1632 960123", "tel:+441632960123"],
  ["(+44) 01632 960123", "tel:+441632960123"],
  ["0044 (0)1632 960123", "tel:+441632960123"],
  ["00 44 1632 960123", "tel:+441632960123"],
  ["011 44 (0)1632 960123", "tel:+441632960123"],
  ["0011 44 (0)1632 960123", "tel:+441632960123"],
  ["+49 (0) 30 901820", "tel:+4930901820"],
  ["+7 (8) 495 123-45-67", "tel:+74951234567"],
  ["+7 495 123-45-67", "tel:+74951234567"],
  ["+7 812 123-45-67", "tel:+78121234567"],
  ["+36 (06) 1 234 5678", "tel:+3612345678"],
  ["+1 (1) 602 555 0100", "tel:+16025550100"],
  ["+375 (8017) 226-12-34", "tel:+375172261234"],
  ["+370 (8 5) 261 2345", "tel:+37052612345"],
  ["+39 06 6982 1234", "tel:+390669821234"],
  ["+39 (0)6 6982 1234", "tel:+390669821234"],
  ["0039 (06) 6982 1234", "tel:+390669821234"],
  ["+378 0549 882000", "tel:+3780549882000"],
  ["+225 07 07 12 34 56", "tel:+2250707123456"],
  ["+47 02800", "tel:+4702800"],
  ["+47 (0)22 12 34 56", "tel:+4722123456"],
  ["+34 (0)91 123 45 67", "tel:+34911234567"],
  ["011 123 4567", "tel:0111234567"],
  ["01632 960123", "tel:01632960123"],
  ["602-555-0100 #12", "tel:6025550100"],
  ["602-555-0100#12", "tel:6025550100"],
  ["+1 602-555-0100, # 12", "tel:+16025550100"],
  ["602-555-0100 ~12", "tel:6025550100"],
  ["602-555-0100 extn. 12", "tel:6025550100"],
])("'%s' is dialed as %s", (number, href) => {
  expect(contactHref("phone", number)).toBe(href);
  expect(readLinkAddress(`tel:${encodeURIComponent(number)}`)).toBe(href);
});

it.each(["602-555-0100*12", "602-555-0100 #12 #3", "602-555-01００", "٠٢-602-555-0100"])(
  "'%s' isn't a number to dial, rather than one with other digits",
  (number) => {
    expect(contactHref("phone", number)).toBeUndefined();
  },
);

const countries = getCountries();
const lines = new Set<string | undefined>(["FIXED_LINE", "MOBILE", "FIXED_LINE_OR_MOBILE"]);

interface Plan {
  possibleLengths(): readonly number[];
  /** 0 if there is none. */
  nationalPrefix(): unknown;
}

function planOf(country: CountryCode): Plan | undefined {
  const plan = new Metadata();
  plan.selectNumberingPlan(country);
  // Cast: the library's types leave out the prefix.
  return plan.numberingPlan as Plan | undefined;
}

/** A country with a number that can be called there, without its country code. */
const callable = fc
  .constantFrom(...countries)
  .chain((country) => {
    const example = getExampleNumber(country, examples)?.nationalNumber ?? "";
    const lengths = planOf(country)?.possibleLengths() ?? [];
    const random = fc
      .constantFrom(...lengths)
      .chain((length) => fc.stringMatching(new RegExp(`^\\d{${String(length)}}$`)));
    const national = fc.oneof(random, fc.constant(example));
    return fc.record({ country: fc.constant(country), national });
  })
  .map(({ country, national }) => {
    const code = getCountryCallingCode(country);
    return { country, national, code, whole: `+${code}${national}` };
  })
  .filter(({ national, whole }) => {
    const parsed = parsePhoneNumberFromString(whole);
    return parsed?.nationalNumber === national && parsed.isValid() && lines.has(parsed.getType());
  });

it("a whole number of any country is dialed as it is written", () => {
  fc.assert(
    fc.property(callable, ({ whole }) => {
      expect(contactHref("phone", whole)).toBe(`tel:${whole}`);
    }),
    { seed: 12, numRuns: 3000 },
  );
});

it("a country's own prefix is left out after its code, in any notation", () => {
  const notations = fc.constantFrom(
    (code: string, prefix: string, rest: string) => `+${code} (${prefix}) ${rest}`,
    (code: string, prefix: string, rest: string) => `+${code}-(${prefix})${rest}`,
    (code: string, prefix: string, rest: string) =>
      `(+${code}) (${prefix}${rest.slice(0, 3)}) ${rest.slice(3)}`,
    (code: string, prefix: string, rest: string) => `00${code} ${prefix} ${rest}`,
    (code: string, prefix: string, rest: string) => `00 ${code} ${prefix}${rest} #12`,
  );
  fc.assert(
    fc.property(callable, notations, ({ country, national, code, whole }, write) => {
      const prefix = planOf(country)?.nationalPrefix();
      if (typeof prefix !== "string") return;
      expect(contactHref("phone", write(code, prefix, national))).toBe(`tel:${whole}`);
    }),
    { seed: 12, numRuns: 3000 },
  );
});
