// What the owner of a bicycle workshop wrote with the guide alone, and the words that mend it.
import { describe, expect, test } from "vitest";
import { structuredData } from "../../src/site/structured-data.ts";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { change, compileFiles, type Files } from "./base.ts";

type Beside = Parameters<typeof compileFiles>[1];

/** Everything that is said, with what to do. */
const told = (files: Files, beside?: Beside): string[] =>
  compileFiles(files, beside).diagnostics.map(
    ({ file, line, message, hint }) =>
      `${file.replace("content/", "")}:${line} ${message} ${hint}`,
  );

/** A file after `--fix`. */
function mended(files: Files, name: string, beside?: Beside): string {
  const fixes = compileFiles(files, beside).fixes.filter(({ file }) => file === `content/${name}`);
  return applyFixes(files.get(name) ?? "", fixes).text;
}

const button = '"page": "contact"';

describe("a phone number", () => {
  const withPhone = (phone: string, files?: Files) =>
    change("site.json", "+1 (602) 555-0142", phone, files);
  const dialled = change("home.json", button, '"href": "tel:{{facts.phone}}"');

  test.each([["0117 496 0142 / 0143"], ["0117 496 0142 or 0117 496 0143"]])(
    "and another in one fact are told once, at the fact: %s",
    (phones) => {
      expect(told(withPhone(phones, dialled))).toEqual([
        `site.json:10 "${phones}" holds several phone numbers, and a press on this fact dials one. Leave one here, and make a second fact of the other, such as "phone2". It is used in content/site.json line 22, content/home.json line 11, content/contact.json line 23.`,
      ]);
    },
  );

  test("and another in one line are two lines", () => {
    const files = change("site.json", '"{{facts.phone}}"', '"0117 496 0142 / 0143"');
    expect(told(files)).toEqual([
      'site.json:22 "0117 496 0142 / 0143" holds several phone numbers, and a press dials one. Write each as a text of its own: "lines": ["…", "…"].',
    ]);
  });

  test("and another behind a button are two buttons", () => {
    expect(told(change("home.json", button, '"href": "tel:0117 496 0142 / 0143"'))).toEqual([
      'home.json:11 "tel:0117 496 0142 / 0143" holds several phone numbers, and a press dials one. Leave one here, and give each other one a button or a link of its own.',
    ]);
  });

  test("is dialled alike by a button and for a search engine, however it is written", () => {
    const files = change(
      "site.json",
      '"homePage"',
      '"organization": { "phone": "{{facts.phone}}" },\n  "homePage"',
      withPhone("+44 (0)117 496 0142 ext. 3", dialled),
    );
    const result = compileFiles(files);
    const site = result.ok ? result.site : undefined;
    expect(JSON.stringify(site?.pages)).toContain('"tel:+441174960142"');
    expect(JSON.stringify(site && structuredData(site))).toContain('"telephone":"+441174960142"');
  });
});
