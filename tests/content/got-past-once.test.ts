// What mutants once got past the checker, or what it once got wrong about them; each stays found.
import { expect, test } from "vitest";
import { change, compileFiles, type Files } from "./base.ts";

const found: [what: string, files: Files, ids: string[]][] = [
  [
    "an own address that looks like one and can't be read",
    change("site.json", "https://www.", "https://[www."),
    ["unsafe-address"],
  ],
  [
    "a placeholder with one brace, though its field then seems lost",
    change("contact.json", '"{email}"', '"{email"'),
    ["unclosed-placeholder"],
  ],
  [
    "a fact of a million letters, which every text that uses it would hold",
    change("site.json", "+1 (602) 555-0142", "a1@ ".repeat(250_000).trim()),
    ["too-long"],
  ],
  [
    "a colon between two groups of a list",
    change("home.json", '"Read twice." },', '"Read twice." } :'),
    ["syntax-mistyped"],
  ],
  [
    "a text of a million brackets that could each begin a link",
    change("home.json", "We answer every denial.", "[".repeat(2 ** 20)),
    ["too-long"],
  ],
  [
    "a name cut in two by a quote",
    change("home.json", '"description"', '"descr"iption"'),
    ["syntax-quote-inside"],
  ],
  [
    "a name whose closing quote is missing",
    change("home.json", '"blocks": [', '"blocks: ['),
    ["syntax-quote-unclosed"],
  ],
  [
    "a value taken out of the file by a comment",
    change("home.json", '"Core values"', '// "Core values"'),
    ["syntax-comment"],
  ],
  [
    "a fact at the end of a text whose quote is missing",
    change("home.json", 'denial.",', "denial on {{facts.phone}},"),
    ["syntax-quote-unclosed"],
  ],
  [
    "mail settings under a misspelled name, which forms then can't look up",
    change("site.json", '"mail"', '"mial"'),
    ["unknown-field"],
  ],
  [
    "a fact at the beginning of a text whose quote is missing",
    change("home.json", '"We answer', "{{facts.phone}} answers"),
    ["syntax-quote-missing"],
  ],
];

test.each(found)("%s", (_what, files, ids) => {
  expect(compileFiles(files).diagnostics.map(({ id }) => id)).toEqual(ids);
});
