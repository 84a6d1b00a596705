// Mistakes that the owner of a bicycle workshop made with only the guide, and the messages that help to fix them.
import { describe, expect, test } from "vitest";
import { structuredData } from "../../src/site/structured-data.ts";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { base, change, compileFiles, type Files } from "./base.ts";

type Beside = Parameters<typeof compileFiles>[1];

/** Every message, with its hint. */
const reported = (files: Files, beside?: Beside): string[] =>
  compileFiles(files, beside).diagnostics.map(
    ({ file, line, message, hint }) => `${file.replace("content/", "")}:${line} ${message} ${hint}`,
  );

/** A file after `--fix`. */
function fixed(files: Files, name: string, beside?: Beside): string {
  const fixes = compileFiles(files, beside).fixes.filter(({ file }) => file === `content/${name}`);
  return applyFixes(files.get(name) ?? "", fixes).text;
}

const button = '"page": "contact"';

describe("a phone number", () => {
  const withPhone = (phone: string, files?: Files) =>
    change("site.json", "+1 (602) 555-0142", phone, files);
  const dialled = change("home.json", button, '"href": "tel:{{facts.phone}}"');

  test.each([["0117 496 0142 / 0143"], ["0117 496 0142 or 0117 496 0143"]])(
    "and another in one fact are reported once, at the fact: %s",
    (phones) => {
      expect(reported(withPhone(phones, dialled))).toEqual([
        `site.json:10 "${phones}" contains several phone numbers, but a link to this fact can dial only one. Keep only one here, and add the other as a second fact, such as "phone2". It is used in content/site.json line 22, content/home.json line 11, content/contact.json line 23.`,
      ]);
    },
  );

  test("and another in one line are two lines", () => {
    const files = change("site.json", '"{{facts.phone}}"', '"0117 496 0142 / 0143"');
    expect(reported(files)).toEqual([
      'site.json:22 "0117 496 0142 / 0143" contains several phone numbers, but a link can dial only one. Write each as a separate text: "lines": ["…", "…"].',
    ]);
  });

  test("and another behind a button are two buttons", () => {
    expect(reported(change("home.json", button, '"href": "tel:0117 496 0142 / 0143"'))).toEqual([
      'home.json:11 "tel:0117 496 0142 / 0143" contains several phone numbers, but a link can dial only one. Keep only one here, and give each of the others its own button or link.',
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

describe("a table of prices", () => {
  const withTable = (table: string): Files =>
    change(
      "home.json",
      '"type": "cardGrid",',
      `"type": "list",\n      "items": [{ "heading": "Repairs", "table": { "caption": "In pounds", ${table} } }]\n    },\n    {\n      "type": "cardGrid",`,
    );
  const columns = '"columns": ["Repair", "Labour", "Parts"]';
  const row = (cells: string) => `{ "heading": "Puncture", "cells": ${cells} }`;

  test("with cells in one text is reported with what to write, and isn't half fixed", () => {
    const files = withTable(`${columns}, "rows": [${row('"£12, £18"')}]`);
    expect(reported(files)).toEqual([
      'home.json:15 Expected a list in [ ], found text. Write ["£12", "£18"]: these are 2 cells, and "columns" names 2.',
    ]);
    expect(fixed(files, "home.json")).toBe(files.get("home.json"));
  });

  test("with cells in one text that fit no columns is asked what they are", () => {
    const files = withTable(`"rows": [${row('"£12, with parts"')}]`);
    expect(reported(files)).toEqual([
      'home.json:15 Expected a list in [ ], found text. Put it in brackets: ["£12, with parts"]. If these are 2 entries, write ["£12", "with parts"].',
    ]);
    expect(fixed(files, "home.json")).toBe(files.get("home.json"));
  });

  test("with cells without quotes isn't made one cell of", () => {
    const files = withTable(`${columns}, "rows": [${row("[£12, £18]")}]`);
    expect(reported(files)).toEqual([
      'home.json:15 Double quotes are missing around this: £12, £18 Put a " before and a " after each entry, with a comma between them: "…", "…".',
    ]);
    expect(fixed(files, "home.json")).toBe(files.get("home.json"));
  });

  test("with seven columns is one mistake, whatever the rows have", () => {
    const [six, two] = [row('["1", "2", "3", "4", "5", "6"]'), row('["£1", "£2"]')];
    expect(
      reported(
        withTable(
          `"columns": ["A", "B", "C", "D", "E", "F", "G"], "rows": [${six}, ${two}, ${six}]`,
        ),
      ),
    ).toEqual([
      'home.json:15 "table.columns" in the 1st item ("Repairs") has 7 entries; the limit is 6. Remove 1 with everything below, or split the table in two.',
    ]);
  });

  test("with seven unnamed columns is one mistake, at the first row", () => {
    const six = row('["1", "2", "3", "4", "5", "6"]');
    expect(reported(withTable(`"rows": [${six}, ${six}]`))).toEqual([
      'home.json:15 "cells" in the 1st row ("Puncture") has 6 entries; the limit is 5. Remove 1 with everything below, or split the table in two.',
    ]);
  });
});

describe("a field in the wrong part of a page is reported with where it belongs", () => {
  const list = (fields: string): Files =>
    change(
      "home.json",
      '"type": "cardGrid",',
      `"type": "list",\n      ${fields},\n      "items": [{ "heading": "Repairs" }]\n    },\n    {\n      "type": "cardGrid",`,
    );
  const known = "type, id, hidden, language, heading, text, picture, layout, items, action";

  test("hours, in another block", () => {
    expect(reported(list('"hours": { "heading": "Hours", "rows": [] }'))).toEqual([
      `home.json:15 There is no field "hours" in a list block. Cut it and paste it into a contactInfo block, where "hours" belongs. Available fields here: ${known}.`,
    ]);
  });

  test("a table, in an item", () => {
    expect(reported(list('"table": { "caption": "Prices", "rows": [] }'))).toEqual([
      `home.json:15 There is no field "table" in a list block. Cut it and paste it into an entry of its "items", where "table" belongs. Available fields here: ${known}.`,
    ]);
  });

  test("a table, from a card", () => {
    const files = change("home.json", '"text": "Read twice."', '"text": "Read.", "table": {}');
    expect(reported(files)).toEqual([
      'home.json:18 There is no field "table" in a card. Cut it and paste it into an entry of "items" in a list block, where "table" belongs. Available fields here: icon, picture, heading, text, price, badge, details, action, from, until, hidden.',
    ]);
  });
});

test("a choice without a value is reported with what that is", () => {
  const field =
    '{ "type": "select", "name": "job", "label": "Job", "prompt": "Choose", "options": [{ "label": "A repair" }] }';
  const files = change("contact.json", '"fields": [', `"fields": [\n        ${field},`);
  expect(reported(files).filter((each) => each.includes("option"))).toEqual([
    'contact.json:16 The 1st option ("A repair") has no "value". Add "value": what is sent, for example a-repair.',
  ]);
});

describe("a fact that there isn't", () => {
  const withFact = (fact: string) => change("home.json", "every denial", `on {{facts.${fact}}}`);

  test("is reported with the fact whose name is part of it", () => {
    expect(reported(withFact("telephone"))).toEqual([
      'home.json:10 There is no fact "telephone" in site.json. Did you mean "{{facts.phone}}"? Write "{{facts.phone}}". Otherwise: use one of: phone, email. Or add the fact to "facts" in site.json.',
    ]);
  });

  test("is reported with the facts that exist", () => {
    expect(reported(withFact("opening"))).toEqual([
      'home.json:10 There is no fact "opening" in site.json. Use one of: phone, email. Or add the fact to "facts" in site.json.',
    ]);
  });
});

describe("a picture", () => {
  const withPicture = (src: string): Files =>
    change(
      "home.json",
      '"text": "We answer every denial.",',
      `"picture": { "src": "${src}", "alt": "A bike" },`,
    );
  const beside: Beside = {
    media: ["media/favicon.svg", "media/bike.jpg"],
    measured: new Map([["media/bike.jpg", { kind: "heic", bytes: 90_000 }]]),
  };

  test("from an iPhone under another name is reported as what it is", () => {
    expect(reported(withPicture("media/bike.jpg"), beside)).toEqual([
      "home.json:10 \"media/bike.jpg\" is a photo in the iPhone's HEIC format, which most browsers can't show. Share it from the phone as JPEG (on an iPhone: Options above the photo, Most Compatible). Or open it in a picture editor and save it as one of: svg, png, jpg, webp, avif, gif, tiff. Renaming it isn't enough.",
    ]);
  });

  test.each([
    ["https://drive.google.com/file/d/1AbCdEfGhIj/view?usp=sharing"],
    ["https://photos.app.goo.gl/AbCdEf123"],
  ])("at %s is a page, so its size isn't asked for", (address) => {
    expect(reported(withPicture(address))).toEqual([
      "home.json:10 This is the address of a page that shows the picture, not of the picture itself. Save the picture in the media folder, next to site.json, and write media/ and its name. Or open the picture by itself and copy that address.",
    ]);
  });

  test.each([
    [String.raw`C:\Users\Maud\Pictures\bike.jpg`, String.raw`C:\Users\Maud\Pictures\bike.jpg`],
    [String.raw`C:\\Users\\Maud\\bike.jpg`, String.raw`C:\Users\Maud\bike.jpg`],
    ["C:/Users/Maud/bike.jpg", String.raw`C:\Users\Maud\bike.jpg`],
    ["file:///C:/Users/Maud/bike.jpg", "file:///C:/Users/Maud/bike.jpg"],
    ["/Users/maud/Pictures/bike.jpg", "/Users/maud/Pictures/bike.jpg"],
  ])("on someone's own computer is reported once: %s", (written, shown) => {
    const message = `home.json:10 ${shown} is on your own computer, where visitors can't reach it.`;
    const readable = { ...beside, measured: new Map() };
    expect(reported(withPicture(written), readable)).toEqual([
      `${message} Write "media/bike.jpg": it is already in the media folder.`,
    ]);
    expect(reported(withPicture(written))).toEqual([
      `${message} Copy the file into the media folder, next to site.json, and write "media/bike.jpg".`,
    ]);
  });
});

describe("a page that was copied, title and all", () => {
  const home = base.get("home.json") ?? "";
  const same = (file: string, first: string) =>
    `${file}:3 The page in content/${first} has the same title: "Home". Give each page its own title: search results and browser tabs show nothing else.`;
  const titles = (files: Files) => reported(files).filter((each) => each.includes("title"));

  test("is reported, and not the one that it was copied from", () => {
    expect(titles(new Map(base).set("a-copy.json", home))).toEqual([
      same("a-copy.json", "home.json"),
    ]);
  });

  test("is the later one by name where both are linked", () => {
    const files = new Map(base).set("a-copy.json", home);
    const links = '"label": "Home", "page": "home" },';
    expect(
      titles(change("site.json", links, `${links} { "label": "Copy", "page": "a-copy" },`, files)),
    ).toEqual([same("home.json", "a-copy.json")]);
  });
});

describe("a language with an unknown region is reported and fixed", () => {
  test.each([
    ["en-UK", "UK", "en-GB"],
    ["en-EN", "EN", "en"],
  ])("%s", (language, region, right) => {
    const files = change("site.json", "en-US", language);
    expect(reported(files)).toEqual([
      `site.json:6 "${region}" isn't a country code. Did you mean "${right}"? Write "${right}".`,
    ]);
    expect(fixed(files, "site.json")).toBe(change("site.json", "en-US", right).get("site.json"));
  });

  test.each(["en", "en-GB", "en-419", "en-Latn-US"])("but %s is right", (language) => {
    expect(reported(change("site.json", "en-US", language))).toEqual([]);
  });
});
