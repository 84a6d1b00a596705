// Words that people bring from other site builders: each report has the name that this project uses.
import { describe, expect, test } from "vitest";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { change, compileFiles, type Files } from "./base.ts";

const reported = (files: Files): string[] =>
  compileFiles(files).diagnostics.map(({ message, hint }) => `${message} ${hint}`);

/** A file after `--fix`. */
function fixed(files: Files, name: string): string {
  const fixes = compileFiles(files).fixes.filter(({ file }) => file === `content/${name}`);
  return applyFixes(files.get(name) ?? "", fixes).text;
}

const button = '"page": "contact"';
const required = '"name": "name", "label": "Name", "required": true';
const list = (layout: string, item: string): Files =>
  change(
    "home.json",
    '{\n      "type": "cardGrid"',
    `{ ${layout}, "items": [${item}] },\n    {\n      "type": "cardGrid"`,
  );

describe("an address with a missing or mistyped beginning is reported and fixed", () => {
  test.each([
    ["{{facts.phone}}", "Write tel:{{facts.phone}}", "tel:{{facts.phone}}"],
    ["{{facts.email}}", "Write mailto:{{facts.email}}", "mailto:{{facts.email}}"],
    ["mailto: a@b.example", "Remove the space: mailto:a@b.example", "mailto:a@b.example"],
    [
      "mailto: {{facts.email}}",
      "Remove the space: mailto:{{facts.email}}",
      "mailto:{{facts.email}}",
    ],
    ["mailto :a@b.example", "Remove the space: mailto:a@b.example", "mailto:a@b.example"],
    ["tel :{{facts.phone}}", "Remove the space: tel:{{facts.phone}}", "tel:{{facts.phone}}"],
    ["https: //payer.com", "Remove the space: https://payer.com", "https://payer.com"],
    ["mailto=a@b.example", "Write mailto:a@b.example", "mailto:a@b.example"],
    ["E-Mail: a@b.example", "Write mailto:a@b.example", "mailto:a@b.example"],
    ["Tel. {{facts.phone}}", "Write tel:{{facts.phone}}", "tel:{{facts.phone}}"],
    ["phone:{{facts.phone}}", "Write tel:{{facts.phone}}", "tel:{{facts.phone}}"],
    ["https//payer.com", "Write https://payer.com", "https://payer.com"],
    ["htpps://payer.com", "Write https://payer.com", "https://payer.com"],
  ])("%s", (address, hint, right) => {
    const files = change("home.json", button, `"href": "${address}"`);
    expect(compileFiles(files).diagnostics.map((found) => found.hint)).toEqual([hint]);
    expect(fixed(files, "home.json")).toBe(
      change("home.json", button, `"href": "${right}"`).get("home.json"),
    );
  });
});

test("an address without the s of https is reported, and left to the author", () => {
  const files = change("home.json", button, '"href": "http://payer.com"');
  expect(compileFiles(files).diagnostics.map((found) => found.hint)).toEqual([
    "Write https://payer.com",
  ]);
  expect(fixed(files, "home.json")).toBe(files.get("home.json"));
});

describe("true and false in other words are reported and fixed", () => {
  test.each([
    ["yes", "true"],
    ["Ja", "true"],
    ["TRUE", "true"],
    ["no", "false"],
  ])("%s", (word, right) => {
    const files = change("contact.json", required, required.replace("true", `"${word}"`));
    expect(reported(files)).toEqual([
      `Expected true or false, found text. Write ${right}, without quotes.`,
    ]);
    expect(fixed(files, "contact.json")).toContain(required.replace("true", right));
  });

  test("but a word that may mean anything is not", () => {
    const files = change("contact.json", required, required.replace("true", '"always"'));
    expect(reported(files)).toEqual([
      "Expected true or false, found text. Requires an answer before the form can be sent.",
    ]);
    expect(fixed(files, "contact.json")).toBe(files.get("contact.json"));
  });
});

describe("single quotes around a name and its value are reported and fixed", () => {
  const straight = '"icon": "clock"';
  const line = (text: string) => change("home.json", straight, text);
  const quotes =
    'Expected straight double quotes (") around this text, found a \'. Replace the quotes at both ends with ", typed in a plain text editor.';
  test.each([
    ["where a field of that name is allowed", "'icon': 'clock'", straight],
    ["after others", "\"icon\": 'clock'", straight],
  ])("%s", (_where, written, right) => {
    const files = line(written);
    expect(new Set(reported(files))).toEqual(new Set([quotes]));
    expect(fixed(files, "home.json")).toBe(line(right).get("home.json"));
  });

  test("an unknown field in them is reported once they are fixed", () => {
    const files = change("home.json", '"level": 1,', "\"level\": 1,\n      'icon': 'clock',");
    expect(reported(files)).toEqual([quotes, quotes]);
    const text = fixed(files, "home.json");
    expect(reported(new Map(files).set("home.json", text))).toEqual([
      'There is no field "icon" in a hero block. Remove it, or use one of: type, id, hidden, language, level, heading, text, track, picture, actions.',
    ]);
  });
});

describe("a report on a name from other site builders has the name that works here: a", () => {
  const blocks = "All types are: hero, cardGrid, steps, list, contactInfo, form.";
  test.each([
    ["cards", '"cardGrid"', ""],
    ["text", '"list"', ', "layout": "prose"'],
    ["questions", '"list"', ', "layout": "questions"'],
    ["faq", '"list"', ', "layout": "questions"'],
  ])("block of the type %s", (type, right, more) => {
    const item = '{ "heading": "When?", "text": "Now." }';
    const files =
      type === "cards"
        ? change("home.json", '"type": "cardGrid"', '"type": "cards"')
        : list(`"type": "${type}"`, item);
    expect(reported(files)).toEqual([
      `There is no block type "${type}". Did you mean ${right}? Write "type": ${right}${more}. ${blocks}`,
    ]);
  });

  test.each([
    ["phone", "tel"],
    ["dropdown", "select"],
    ["multiline", "textarea"],
    ["upload", "file"],
  ])("form field of the type %s", (type, right) => {
    const files = change("contact.json", '"type": "text"', `"type": "${type}"`);
    expect(reported(files)[0]).toContain(
      `There is no field type "${type}". Did you mean "${right}"? Write "type": "${right}".`,
    );
  });

  test.each([
    ["question", "heading"],
    ["title", "heading"],
    ["answer", "text"],
  ])("field %s", (name, right) => {
    const item = '{ "heading": "When?", "text": "Now." }'.replace(right, name);
    const [found, ...others] = reported(list('"type": "list", "layout": "questions"', item));
    expect(found).toContain(
      `There is no field "${name}" in an item. Did you mean "${right}"? Write "${right}".`,
    );
    expect(others).toEqual([]);
  });

  test.each([["image"], ["photo"]])("field %s for a picture", (name) => {
    const files = change("contact.json", '"picture": {', `"${name}": {`);
    expect(reported(files)).toEqual([
      `There is no field "${name}" in a hero block. Did you mean "picture"? Write "picture". Available fields: type, id, hidden, language, level, heading, text, track, picture, actions.`,
    ]);
  });

  test("price for a cell of a table", () => {
    const table = '{ "caption": "Fees", "rows": [{ "heading": "Check-up", "price": "$95" }] }';
    expect(reported(list('"type": "list"', `{ "heading": "Fees", "table": ${table} }`))).toEqual([
      'There is no field "price" in a row. Did you mean "cells"? Write "cells". Available fields: heading, cells, hidden.',
    ]);
  });

  test.each([
    ["Telephone", "phone"],
    ["mobile", "phone"],
    ["map", "place"],
  ])("%s for the kind of a way to reach us", (written, right) => {
    const files = change("site.json", '"kind": "phone"', `"kind": "${written}"`);
    expect(reported(files)).toEqual([
      `"${written}" isn't one of the possible values. Did you mean "${right}"? Use one of: "phone", "email", "website", "place", "address", "text".`,
    ]);
  });

  test("colour for the accent", () => {
    const look = '"look": { "colour": "#0c5257" }, "homePage"';
    expect(reported(change("site.json", '"homePage"', look))).toEqual([
      'There is no field "colour" in "look". Did you mean "accent"? Write "accent". Available fields: accent, scheme, paper, corners, spacing, headings, headingFont, header.',
    ]);
  });

  test("layout", () => {
    const item = '{ "heading": "When?", "text": "Now." }';
    expect(reported(list('"type": "list", "layout": "faq"', item))).toEqual([
      '"faq" isn\'t one of the possible values. Did you mean "questions"? Use one of: "columns", "ledger", "prose", "questions", "quotes", "logos", "gallery", "news", "events".',
    ]);
  });
});

test.each(["contact.json", "/contact", "Contact.html", "Contact us", "Our contact page"])(
  "the page %s is the page contact",
  (page) => {
    expect(reported(change("home.json", button, `"page": "${page}"`))).toEqual([
      `There is no page "${page}". Did you mean "contact"? Use one of: home, contact. Or add the page's file next to site.json.`,
    ]);
  },
);

test("an address under link is reported as an href, and nothing else", () => {
  expect(reported(change("home.json", button, '"link": "https://payer.com/"'))).toEqual([
    'There is no field "link" in a button. Did you mean "href"? Write "href". Available fields: label, page, href, file, map, hidden.',
  ]);
});

test("an icon is never taken for one that it has no letter of", () => {
  expect(reported(change("home.json", '"icon": "clock"', '"icon": "✨"'))).toEqual([
    'There is no icon "✨". Find a name at lucide.dev/icons.',
  ]);
});

test("an invalid name of a form field is reported there, not where it is used", () => {
  const files = change("contact.json", '"name": "name"', '"name": "full name"');
  expect(reported(files)).toEqual([
    '"full name" isn\'t in the right format. Start with a lowercase letter, then use only letters and digits, for example phone or fullName.',
  ]);
});

test("what has a field is named in plain English", () => {
  const hours =
    '{ "type": "contactInfo", "hours": { "open": "9", "heading": "Hours", "rows": [{ "days": "Monday", "hours": "9" }] }, "points": [{ "kind": "text", "label": "Desk", "lines": ["Here"] }] }';
  const text = `${hours},\n    {\n      "type": "cardGrid"`;
  expect(reported(change("home.json", '{\n      "type": "cardGrid"', text))).toEqual([
    'There is no field "open" in business hours. Remove it, or use one of: heading, rows.',
  ]);
  expect(reported(change("contact.json", '"failure": {', '"failure": { "title": "No",'))).toEqual([
    'There is no field "title" in a failure message. Remove it, or use one of: text, contact.',
  ]);
});

test("a row with a cell too many says how many to take out", () => {
  const table = `"table": { "caption": "Fees", "rows": [{ "heading": "A", "cells": ["1"] }, { "heading": "B", "cells": ["9", "10"] }] }`;
  const files = list('"type": "list"', `{ "heading": "Fees", ${table} }`);
  expect(compileFiles(files).diagnostics.map(({ hint }) => hint)).toEqual([
    'Remove 1 cell from "cells".',
  ]);
});
