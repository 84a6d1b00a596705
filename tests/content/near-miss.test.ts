// A missing comma before an entry with its own mistake is reported as a missing comma, and the mistake by itself.
import { expect, test } from "vitest";
import { change, compileFiles, say, type Files } from "./base.ts";

const site = (...changes: readonly (readonly [from: string, to: string])[]): Files =>
  changes.reduce<Files | undefined>(
    (files, [from, to]) => change("site.json", from, to, files),
    undefined,
  ) ?? new Map();

/** The menu without the comma between its two entries, and its second entry written otherwise. */
const menuWith = (entry: string): Files =>
  site(
    ['"page": "home" },\n', '"page": "home" }\n'],
    ['{ "label": "Contact", "page": "contact" }', entry],
  );

const reported = (files: Files): string[] =>
  compileFiles(files).diagnostics.map(({ id, line }) => `${line} ${id}`);

test("a page's name in capitals is reported with the exact name", () => {
  const files = menuWith('{ "label": "Contact", "page": "Contact" }');
  expect(say(compileFiles(files).diagnostics, files)).toMatchInlineSnapshot(`
    "content/site.json:14:39  syntax-comma-missing  A comma is missing after this.
      13 |   "navigation": [
    > 14 |     { "label": "Home", "page": "home" }
         |                                       ^
      15 |     { "label": "Contact", "page": "Contact" }
    Add a comma here: one follows every entry except the last in its brackets.

    content/site.json:15:35  unknown-page  There is no page "Contact". Did you mean "contact"?
      14 |     { "label": "Home", "page": "home" }
    > 15 |     { "label": "Contact", "page": "Contact" }
         |                                   ^^^^^^^^^
      16 |   ],
    Use one of: home, contact. Or add the page's file next to site.json."
  `);
});

test.each([
  ["a misspelled field", '{ "label": "Contact", "pge": "contact" }', ["15 unknown-field"]],
  [
    "two fields that there aren't",
    '{ "label": "Contact", "answer": "contact", "text": "Write" }',
    ["15 button-target", "15 unknown-field", "15 unknown-field"],
  ],
  ["a page that there isn't", '{ "label": "Contact", "page": "reach-us" }', ["15 unknown-page"]],
])("%s", (_what, entry, mistakes) => {
  expect(reported(menuWith(entry))).toEqual(["14 syntax-comma-missing", ...mistakes]);
});

const fields = `        { "type": "text", "name": "name", "label": "Name", "required": true },
        { "type": "email", "name": "email", "label": "Email", "required": true }
`;

test.each([
  ["a type with a hyphen", '"type": "email"', '"type": "e-mail"', ["17 unknown-type"]],
  ["a label by another name", '"label": "Email"', '"question": "Email"', ["17 unknown-field"]],
])("%s in a form's field", (_what, from, to, mistakes) => {
  const without = fields.replace("},\n", "}\n").replace(from, to);
  expect(reported(change("contact.json", fields, without))).toEqual([
    "16 syntax-comma-missing",
    ...mistakes,
  ]);
});

test("lines that may well be missing are still reported", () => {
  const files = change("contact.json", '      "failure": {\n', "");
  expect(reported(files)).toEqual(["21 syntax-line-missing"]);
});
