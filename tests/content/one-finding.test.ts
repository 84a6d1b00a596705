// Mistakes that leave several things wrong at once are one finding, which says what to do.
import { describe, expect, test } from "vitest";
import { base, change, compileFiles, say, type Files } from "./base.ts";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";

const reported = (files: Files) =>
  compileFiles(files).diagnostics.map(({ line, message }) => `${line}: ${message}`);

describe("a semicolon for a comma", () => {
  const files = change("home.json", '"Home",', '"Home";');

  test("is reported with the comma to write instead", () => {
    expect(say(compileFiles(files).diagnostics, files)).toBe(
      `content/home.json:3:18  syntax-mistyped  Expected a comma here, found a semicolon.
  2 |   "$schema": "../schema/page.schema.json",
> 3 |   "title": "Home";
    |                  ^
  4 |   "description": "What we do.",
Replace ; with ,`,
    );
  });

  test("is fixed with a comma", () => {
    const { fixes } = compileFiles(files);
    const fixed = applyFixes(files.get("home.json") ?? "", fixes);
    expect(fixed.text).toBe(base.get("home.json"));
    expect(fixed.made.map(({ done }) => done)).toEqual(['Replaced ";" with ",".']);
  });

  test("on every line is reported and fixed on each", () => {
    const text = (base.get("contact.json") ?? "").replaceAll(/,$/gm, ";");
    const { diagnostics, fixes } = compileFiles(new Map(base).set("contact.json", text));
    expect(new Set(diagnostics.map(({ id }) => id))).toEqual(new Set(["syntax-mistyped"]));
    expect(applyFixes(text, fixes).text).toBe(base.get("contact.json"));
  });

  test("where none is needed is reported as extra", () => {
    expect(reported(change("home.json", '"Done today." }\n', '"Done today." };\n'))).toEqual([
      "19: Unexpected ; here.",
    ]);
  });
});

describe("the last line of a picture", () => {
  const size = '"width": 800,\n"height": 600 }';
  const onLines = change("contact.json", '"width": 800, "height": 600 }', size);

  test("with its height is missed at the picture, without the comma that is left before it", () => {
    const files = change("contact.json", size, '"width": 800,\n}', onLines);
    // A photo host that resizes would not need it; this one doesn't.
    expect(reported(files)).toEqual([
      '6: "height" is missing: this picture is at images.unsplash.com, where it can\'t be measured.',
    ]);
  });
});

describe("a value without the name before it", () => {
  const entry = '{ "label": "Contact", "page": "contact" }\n  ],';

  test.each([
    ["and without its colon", '{ "label": "Contact", "contact" }\n  ],'],
    ["before its colon", '{ "label": "Contact", : "contact" }\n  ],'],
  ])("%s is a value that needs a name, where what it can be is missing", (_how, written) => {
    const files = change("site.json", entry, written);
    expect(reported(files)).toEqual(["15: The name of a field is missing before this value."]);
  });
});

test("a comma inside the quotes is reported, and moved after them", () => {
  const right = '"heading": "Core values",';
  const files = change("home.json", right, '"heading": "Core values,"');
  const { diagnostics, fixes } = compileFiles(files);
  expect(diagnostics.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    'This comma is inside the quotes. Move it after the closing quote: "words", instead of "words,".',
  ]);
  expect(applyFixes(files.get("home.json") ?? "", fixes).text).toBe(base.get("home.json"));
});

describe("what is put behind the bracket that ends its list or fields", () => {
  const behindCards = (entries: string) =>
    change("home.json", '"Done today." }\n      ]\n', `"Done today." }\n${entries}\n`);
  const card = '{ "icon": "clock", "heading": "Care", "text": "Always." }';
  const inList = (line: number) =>
    `${line}: This belongs in the list that ends with the ] on line 20.`;

  test.each([
    ["as the last entry", `      ],\n      ${card}`, [inList(21)]],
    ["as far in as the others", `      ],\n        ${card}`, [inList(21)]],
    ["with another one", `      ],\n        ${card},\n        ${card}`, [inList(21)]],
    ["without a comma before it", `      ]\n      ${card}`, [inList(21)]],
    ["before another field", `      ],\n      ${card},\n      "text": "More."`, [inList(21)]],
    [
      "with a mistake of its own",
      `      ],\n      ${card.replace("clock", "clok")}`,
      [inList(21), '21: There is no icon "clok". Did you mean "clock"?'],
    ],
  ])("is reported once: %s", (_how, entries, expected) => {
    expect(reported(behindCards(entries))).toEqual(expected);
  });

  test("an item among the blocks may belong in one of them", () => {
    const item = '"blocks": [{ "heading": "On time", "text": "Done today." },';
    const [found, ...others] = compileFiles(change("home.json", '"blocks": [', item)).diagnostics;
    expect(found?.message).toBe('The 1st block ("On time") has no "type".');
    expect(found?.hint).toBe(
      'Add "type". It says what kind of block this is: hero, cardGrid, steps, list, contactInfo, form. Or, if it is a card, an item, or a step, cut it and paste it into "cards", "items", or "steps" of a block.',
    );
    expect(others).toEqual([]);
  });

  test("a block behind the list of blocks belongs in it", () => {
    const files = change(
      "home.json",
      "    }\n  ]\n}",
      '    }\n  ],\n  { "type": "hero", "heading": "More" }\n}',
    );
    expect(reported(files)).toEqual([
      "23: This belongs in the list that ends with the ] on line 22.",
    ]);
  });

  test.each([
    ["with a comma before it", ","],
    ["without one", ""],
  ])("a field behind the fields of an entry belongs to it, %s", (_how, comma) => {
    const files = change(
      "home.json",
      ', "text": "Done today." }\n',
      ` }${comma}\n        "text": "Done today."\n`,
    );
    expect(reported(files)).toEqual([
      "20: This field belongs in the { } that ends with the } on line 19.",
    ]);
  });

  test("a field behind the end of the file belongs before it", () => {
    const title = '  "title": "Home",\n';
    const files = change("home.json", title, "");
    expect(
      reported(change("home.json", "  ]\n}\n", `  ]\n},\n${title.replace(",", "")}`, files)),
    ).toEqual(["23: This field belongs in the { } that ends with the } on line 22."]);
  });

  test("a nameless field after a list is a field, if it isn't an item of that list", () => {
    const files = change("contact.json", '"success": {', "{");
    expect(compileFiles(files).diagnostics.map(({ id }) => id)).toEqual(["syntax-name-missing"]);
  });
});

describe("the marks of a conflict", () => {
  const lines = '        { "icon": "clock", "heading": "Efficiency", "text": "Done today." }\n';
  const versions = (first: string, second: string, base_ = "") =>
    change(
      "home.json",
      lines,
      `<<<<<<< HEAD\n${first}${base_}=======\n${second}>>>>>>> autumn sale\n`,
    );
  const message = (line: number, otherLine: number) =>
    `${line}: There are two versions of the same lines: one from line ${line} ("HEAD"), one from line ${otherLine} ("autumn sale").`;

  test("are reported as the two versions between them", () => {
    expect(reported(versions(lines, lines.replace("Efficiency", "Speed")))).toEqual([
      message(19, 21),
    ]);
  });

  test("may have nothing on one side", () => {
    const second = versions(lines, "");
    expect(reported(second)).toEqual([message(19, 21)]);
  });

  test("may hold what both versions were made of", () => {
    const files = versions(lines, lines, `||||||| 1a2b3c4\n${lines}`);
    expect(reported(files)).toEqual([message(19, 23)]);
  });

  test("hide no other mistake, in the first version, before or after it", () => {
    let files = versions(lines.replace("clock", "clok"), lines.replace("clock", "clog"));
    files = change("home.json", '"Core values",', '"Core values"', files);
    files = change("contact.json", '"Contact us"', '"{{facts.fone}}"', files);
    const expected = compileFiles(files).diagnostics.map(
      ({ file, line, id }) => `${file}:${line} ${id}`,
    );
    expect(expected).toEqual([
      "content/contact.json:6 unknown-fact",
      "content/home.json:16 syntax-comma-missing",
      "content/home.json:19 syntax-conflict",
      "content/home.json:20 unknown-icon",
    ]);
  });

  test("of several conflicts are reported once per conflict, also with Windows line endings", () => {
    const two = new Map(versions(lines, lines));
    const both = change(
      "home.json",
      '  "title": "Home",\n',
      '<<<<<<<\n  "title": "Home",\n=======\n  "title": "Start",\n>>>>>>>\n',
      two,
    );
    const windows = new Map(both).set(
      "home.json",
      (both.get("home.json") ?? "").replaceAll("\n", "\r\n"),
    );
    const expected = [
      "3: There are two versions of the same lines: one from line 3, one from line 5.",
      message(23, 25),
    ];
    expect(reported(both)).toEqual(expected);
    expect(reported(windows)).toEqual(expected);
  });

  test("don't make versions if only some are left", () => {
    const files = change("home.json", lines, `<<<<<<< HEAD\n${lines}=======\n`);
    expect(reported(files)).toEqual([
      "19: Unexpected <<<<<<< HEAD here.",
      "21: Unexpected ======= here.",
    ]);
  });
});
