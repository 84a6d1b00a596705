// Invisible characters in addresses: every one of Unicode, at the places where they are pasted.
import { describe, expect, it } from "vitest";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { readLinkAddress } from "../../src/content/text/address.ts";
import { contactHref } from "../../src/content/text/contact-link.ts";
import { withoutUnseen as leftOutOfAnswers } from "../../src/forms/clean-text.ts";
import { base, change, compileFiles } from "./base.ts";

/** All characters that take no room, and all spaces but the one that is typed. */
const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((each) => /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}]/u.test(each) && each !== " ");

/** One of each kind, for what is too slow with all. */
const some =
  "\u00a0\u00ad\u034f\u061c\u115f\u180e\u2000\u2009\u200b\u200c\u200d\u200e\u200f\u2028\u202a\u202c\u202f\u2060\u2066\u2069\u2800\u3000\u3164\ufe0f\ufeff\uffa0\u{e0001}\u{e0101}\u{1d173}";

it("the list has the ones that people meet", () => {
  expect(unseen.length).toBeGreaterThan(4000);
  expect([...some].filter((each) => !unseen.includes(each))).toEqual(["\u2800"]);
});

it("links go where they do without any of them", () => {
  const wrong = unseen.filter(
    (each) =>
      contactHref("email", `${each}desk@a.example`) !== "mailto:desk@a.example" ||
      contactHref("email", `desk@a.example${each}`) !== "mailto:desk@a.example" ||
      contactHref("email", `desk${each}@${each}a.example`) !== "mailto:desk@a.example" ||
      contactHref("website", `${each}www.a.example${each}`) !== "https://www.a.example" ||
      contactHref("phone", `${each}+1 602${each}555 0142${each}`) !== "tel:+16025550142" ||
      readLinkAddress(`mailto:${each}desk@a.example${each}`) !== "mailto:desk@a.example" ||
      readLinkAddress(`${each}tel:+16025550142${each}`) !== "tel:+16025550142" ||
      readLinkAddress(`https://www.a.exa${each}mple/a${each}`) !== "https://www.a.example/a",
  );
  expect(wrong).toEqual([]);
});

it("visitors' answers are sent without any of them", () => {
  const wrong = unseen.filter(
    (each) => leftOutOfAnswers(`${each}ada@home.example${each}`) !== "ada@home.example",
  );
  expect(wrong).toEqual([]);
});

const places: Readonly<Record<string, [file: string, from: string, to: string]>> = {
  "a contact's email": [
    "site.json",
    '"kind": "phone", "label": "Phone", "lines": ["{{facts.phone}}"]',
    '"kind": "email", "label": "Email", "lines": ["^desk@a.example"]',
  ],
  "a contact's phone": [
    "site.json",
    '"lines": ["{{facts.phone}}"]',
    '"lines": ["^+1 (480) 555-0178"]',
  ],
  "a contact's website": [
    "site.json",
    '"kind": "phone", "label": "Phone", "lines": ["{{facts.phone}}"]',
    '"kind": "website", "label": "Website", "lines": ["www.company.example^"]',
  ],
  "a recipient": [
    "contact.json",
    '"recipient": "{{facts.email}}"',
    '"recipient": "desk@a.example^"',
  ],
  "a recipient with a fact": [
    "contact.json",
    '"recipient": "{{facts.email}}"',
    '"recipient": "^{{facts.email}}"',
  ],
  "a fact, an email": ["site.json", '"hello@company.example"', '"hello@company.example^"'],
  "a fact, a phone": ["site.json", '"+1 (602) 555-0142"', '"^+1 (602) 555-0142"'],
  "a link in a text": [
    "home.json",
    "every denial.",
    "every [denial](mailto:^desk@a.example) at [all](https://www.a.example/b^).",
  ],
  "a button": [
    "home.json",
    '"label": "Write to us", "page": "contact"',
    '"label": "Write to us", "href": "^https://www.a.example"',
  ],
};

describe.each(Object.entries(places))("in %s", (_, [file, from, to]) => {
  const right = change(file, from, to.replaceAll("^", ""));

  it.each([...some].map((each) => [(each.codePointAt(0) ?? 0).toString(16), each]))(
    "U+%s is named, and removed by a fix",
    (_code, each) => {
      const before = compileFiles(right).diagnostics.map(({ id }) => id);
      const files = change(file, from, to.replaceAll("^", each));
      const { diagnostics, fixes } = compileFiles(files);
      // At the end of a fact, any space is reported as one.
      const isNamed = ({ id }: { id: string }) =>
        id === "invisible-character" || id === "wrong-form";
      expect(diagnostics.some(isNamed)).toBe(true);
      expect(diagnostics.filter((found) => !isNamed(found)).map(({ id }) => id)).toEqual(before);
      expect(applyFixes(files.get(file) ?? "", fixes).text).toBe(right.get(file));
    },
  );
});

it.each([
  "می‌خواهم به ما بنویسید",
  "👩‍⚕️ and ❤️",
  "Donau\u00addampf\u00adschiff",
  "Dr.\u00a0Smith, z.\u00a0B. um 10.30\u00a0Uhr",
  "Écrivez\u00a0: nous répondons",
  "5\u202f000\u00a0€",
  "Call \u200e+1 (480) 555-0178\u200e today",
  "[ویکی](https://fa.wikipedia.example/می‌خواهم)",
  "[A screenshot](media/a\u202fb.pdf)",
])("'%s' is an ordinary text", (text) => {
  const files = change("home.json", "We answer every denial.", text);
  const found = compileFiles(files).diagnostics.map(({ id }) => id);
  expect(found).not.toContain("invisible-character");
});

it("nothing is found in a site without them", () => {
  expect(compileFiles(base).diagnostics).toEqual([]);
});
