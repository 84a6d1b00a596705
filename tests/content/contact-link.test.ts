import { expect, it } from "vitest";
import { readLinkAddress } from "../../src/content/text/address.ts";
import { contactHref } from "../../src/content/text/contact-link.ts";
import { change, compileFiles } from "./base.ts";

it.each([
  ["phone", "+1 (602) 555-0100", "tel:+16025550100"],
  ["phone", "602.555.0100", "tel:6025550100"],
  ["phone", "(602) 555-0100 ext. 12", "tel:6025550100"],
  ["phone", "602-555-0100 x12", "tel:6025550100"],
  ["phone", "+44 (0)1632 960177", "tel:+441632960177"],
  ["phone", "(+49) (0) 30 901820", "tel:+4930901820"],
  ["phone", "(01632) 960177", "tel:01632960177"],
  ["phone", "1-800-BILLING", undefined],
  ["phone", "on request", undefined],
  ["email", "hello@company.example", "mailto:hello@company.example"],
  ["email", "a+b?cc=c@company.example", "mailto:a%2Bb%3Fcc%3Dc@company.example"],
  ["email", "on request", undefined],
  ["website", "www.company.example", "https://www.company.example"],
  ["website", "https://www.company.example/a", "https://www.company.example/a"],
  ["website", "javascript:alert(1)", "https://javascript:alert(1)"],
  ["address", "1 Main Street", undefined],
  ["text", "hello@company.example", undefined],
] as const)("the %s '%s' links to %s", (kind, line, href) => {
  expect(contactHref(kind, line)).toBe(href);
});

it.each([
  ["0117 496 0142", "tel:01174960142"],
  ["+44 (0)117 496 0142", "tel:+441174960142"],
  ["0117 496 0142 ext. 3", "tel:01174960142"],
  ["+1-602-555-0100;ext=12", "tel:+16025550100"],
  ["030/901820", "tel:030901820"],
  ["+49 33203/901820", "tel:+4933203901820"],
  ["112", "tel:112"],
  ["1-800-BILLING", undefined],
  ["+1 (602) 555-0142 $& $1", undefined],
  ["602-555-0142 = 12", undefined],
  ["0117 496 0142 / 0143", undefined],
  ["0117 496 0142 or 0117 496 0143", undefined],
  ["0117 496 0142, 0143", undefined],
  ["555-0100 / 555-0101", undefined],
])("'%s' is dialled alike as a contact and in a button: %s", (number, href) => {
  expect(contactHref("phone", number)).toBe(href);
  expect(readLinkAddress(`tel:${number}`)).toBe(href);
});

it.each([
  ["a fact", '"{{facts.phone}}"', '" {{facts.phone}} "'],
  [
    "a website",
    '"kind": "phone", "label": "Phone", "lines": ["{{facts.phone}}"]',
    '"kind": "website", "label": "Website", "lines": ["www.company.example "]',
  ],
])("spaces around %s are left out of its link, and no mistake", (_, from, to) => {
  expect(compileFiles(change("site.json", from, to)).diagnostics).toEqual([]);
});

it("a fact with a space after it, where an email address may have none, isn't wrong itself", () => {
  const { diagnostics } = compileFiles(
    change("contact.json", '"{{facts.email}}"', '"{{facts.email}} "'),
  );
  expect(diagnostics.map(({ id, file }) => `${file} ${id}`)).toEqual([
    "content/contact.json wrong-recipient",
  ]);
});
