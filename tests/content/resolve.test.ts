// A name that can't be resolved gives one diagnostic, at its own location, with the name that was probably meant.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesOf } from "../../src/content/report/diagnostic-text.ts";
import { resolve } from "../../src/content/resolve/resolve.ts";
import { change, compileFiles, type Files } from "./base.ts";
import { noSymbols } from "./no-symbols.ts";

/** Every diagnostic of home.json as its id and the characters that it marks. */
function marked(files: Files): string[] {
  const lines = linesOf(files.get("home.json") ?? "");
  return compileFiles(files).diagnostics.map(({ id, line, column, endColumn }) => {
    const shown = lines[line - 1] ?? "";
    return `${id} ${column}: ${shown.slice(column - 1, endColumn - 1)}`;
  });
}

/** The same for a Markdown text, columns counted from its first character. */
function markedIn(text: string): string[] {
  const written = JSON.stringify(text).slice(1, -1);
  const start = '      "text": "'.length;
  return marked(change("home.json", "We answer every denial.", written)).map((found) =>
    found.replace(/\d+/, (column) => String(Number(column) - start)),
  );
}

/** The locations of the problems in a Markdown text, without anything around it. */
function locationsIn(text: string) {
  const { problems } = resolve({ kind: "markdown" }, text, noSymbols);
  return problems.map(({ id, location }) => [id, location]);
}

const idsOf = (files: Files) => compileFiles(files).diagnostics.map(({ id }) => id);
const wordsOf = (files: Files) =>
  compileFiles(files).diagnostics.map(({ id, message, hint }) => `${id}: ${message} ${hint}`);
const withText = (text: string) => change("home.json", "every denial", text);
const withHref = (href: string) => change("home.json", '"page": "contact"', `"href": "${href}"`);
const withPicture = (src: string) =>
  change(
    "home.json",
    '"text": "We answer every denial.",',
    `"picture": { "src": ${JSON.stringify(src)}, "alt": "A desk", "width": 800, "height": 600 },`,
  );

describe("a mistaken fact inside a name is the only mistake there", () => {
  test.each([
    ["an address", withHref("mailto:{{facts.emial}}")],
    ["a link in Markdown", withText("[our mail](mailto:{{facts.emial}})")],
    ["a link in Markdown without words", withText("<mailto:{{facts.emial}}>")],
    ["a picture's address", withPicture("https://{{facts.emial}}/a.jpg")],
    ["a picture's address, as a whole", withPicture("{{facts.emial}}")],
    ["a file's name", withPicture("media/{{facts.emial}}.svg")],
  ])("in %s", (_where, files) => {
    expect(idsOf(files)).toEqual(["unknown-fact"]);
  });

  test.each([
    ["an address", withHref("mailto:{{facts.email}")],
    ["an address, one brace at both ends", withHref("mailto:{facts.email}")],
    ["a link in Markdown", withText("[our mail](mailto:{{facts.email})")],
    ["a picture's address", withPicture("https://{{facts.email}/a.jpg")],
    ["a file's name", withPicture("media/{{facts.email}.svg")],
  ])("unclosed in %s", (_where, files) => {
    expect(idsOf(files)).toEqual(["unclosed-fact"]);
  });

  test("but a fact that exists and doesn't make an address is reported", () => {
    expect(idsOf(withHref("{{facts.email}}"))).toEqual(["unsafe-address"]);
  });
});

describe("a file in media/ is recognized however it is written", () => {
  test.each([
    ["Media/favicon.svg"],
    ["./media/favicon.svg"],
    ["/media/favicon.svg"],
    ["../content/media/favicon.svg"],
    ["favicon.svg"],
    ["Favicon.SVG"],
    ["media/favicom.svg"],
    ["medai/favicon.svg"],
  ])("%s", (src) => {
    const [words, ...others] = wordsOf(withPicture(src));
    expect(others).toEqual([]);
    expect(words).toContain("missing-media");
    expect(words).toContain('Did you mean "media/favicon.svg"?');
  });

  test.each([
    ["C:\\site\\content\\media\\favicon.svg"],
    ["file:///site/content/media/favicon.svg"],
  ])("%s, which is where it is on one computer", (src) => {
    expect(wordsOf(withPicture(src))).toEqual([
      `file-on-computer: ${src} is on your own computer, where visitors can't reach it. Write "media/favicon.svg": it is already in the media folder.`,
    ]);
  });

  test("in site.json too", () => {
    const files = change("site.json", '"media/favicon.svg"', '"favicon.svg"');
    expect(wordsOf(files)).toEqual([
      expect.stringContaining('missing-media: There is no file "favicon.svg"'),
    ]);
    expect(wordsOf(files)[0]).toContain('Did you mean "media/favicon.svg"?');
  });

  test("an address without the s of https is reported with it", () => {
    expect(wordsOf(withPicture("http://a.example/favicon.svg"))).toEqual([
      expect.stringContaining("Write https://a.example/favicon.svg"),
    ]);
  });

  test.each([["//a.example/favicon.svg"], ["desk.jpg"]])(
    "%s is something else, and what is allowed there is reported",
    (src) => {
      const [words, ...others] = wordsOf(withPicture(src));
      expect(others).toEqual([]);
      expect(words).toContain("unsafe-address");
      expect(words).toContain("media/name.jpg for a file in the media folder");
    },
  );

  test("a file that isn't like any is not taken for one", () => {
    expect(wordsOf(withPicture("media/portrait.jpg"))[0]).not.toContain("Did you mean");
  });
});

describe("a fact is suggested as it must be written", () => {
  test.each([
    ["{{phone}}"],
    ["{{fact.phone}}"],
    ["{{Facts.phone}}"],
    ["{{ facts .phone}}"],
    ["{{facts phone}}"],
    ["{{site.facts.phone}}"],
    ["{{facts.Phone}}"],
    ["{{facts.phome}}"],
    ["{{phoen}}"],
  ])("%s", (written) => {
    const [words, ...others] = wordsOf(withText(`on ${written}`));
    expect(others).toEqual([]);
    expect(words).toContain('Did you mean "{{facts.phone}}"?');
    expect(words).toMatch(/Write "?\{\{facts\.phone\}\}/);
    expect(words).not.toContain('no fact "phone"');
  });

  test("and where none is like it, how one is written", () => {
    const [words] = wordsOf(withText("on {{weather}}"));
    expect(words).toContain('"{{weather}}" isn\'t the name of a fact.');
    expect(words).toContain("{{facts.phone}}");
  });
});

test.each([
  ["{facts.phone}", "{facts.phone}"],
  ["{facts.phone}}", "{facts.phone}}"],
  ["{facts.phone", "{facts.phone"],
])("%s is shown as typed", (written, shown) => {
  const found = compileFiles(withText(`on ${written} now`)).diagnostics;
  expect(found.map(({ message }) => message)).toEqual([
    `This ${shown} doesn't belong to a fact, so visitors would see it.`,
  ]);
  expect(found.map(({ column, endColumn }) => endColumn - column)).toEqual([shown.length]);
});

describe("in Markdown each occurrence is reported once, at its own location", () => {
  test("pages whose names begin alike", () => {
    expect(markedIn("[Write](page:contact) or [call](page:contac)")).toEqual([
      "unknown-page 33: page:contac",
    ]);
  });

  test("a page named in the words before", () => {
    expect(markedIn("Of page:contac: [page:contac](page:contac)")).toEqual([
      "unknown-page 31: page:contac",
    ]);
  });

  test("the same page twice", () => {
    expect(markedIn("[Write](page:contac) or [call](page:contac)")).toEqual([
      "unknown-page 9: page:contac",
      "unknown-page 32: page:contac",
    ]);
  });

  test("the same fact twice", () => {
    expect(markedIn("**{{facts.fone}}** or {{facts.fone}}")).toEqual([
      "unknown-fact 3: {{facts.fone}}",
      "unknown-fact 23: {{facts.fone}}",
    ]);
  });

  test("the same fact in a link's words and in its address", () => {
    expect(markedIn("[{{facts.fone}}](tel:{{facts.fone}})")).toEqual([
      "unknown-fact 2: {{facts.fone}}",
      "unknown-fact 22: {{facts.fone}}",
    ]);
  });

  test("a fact in an address that is its own words, only once", () => {
    expect(markedIn("Write: <mailto:{{facts.fone}}>")).toEqual(["unknown-fact 16: {{facts.fone}}"]);
  });

  test("the same fact in text that is left out before", () => {
    expect(markedIn("`{{facts.fone}}` or {{facts.fone}}")).toEqual([
      "markdown-not-supported 1: `{{facts.fone}}`",
      "unknown-fact 21: {{facts.fone}}",
    ]);
  });

  test.each([["{{facts.__proto__}}"], ["{{facts.my_own_fax}}"], ["{{facts.*fax*}}"]])(
    "%s, a name that Markdown would read something into",
    (fact) => {
      expect(markedIn(`Call **us** on ${fact}.`)).toEqual([`unknown-fact 16: ${fact}`]);
    },
  );

  test("the same address twice, and one that another begins with", () => {
    expect(
      markedIn("[a1](ftp://a) [a2](ftp://a) [b1](ftp://a/b) [c](https://b.co/ftp://a)"),
    ).toEqual([
      "unsafe-address 6: ftp://a",
      "unsafe-address 20: ftp://a",
      "unsafe-address 34: ftp://a/b",
    ]);
  });

  test("an address that Markdown takes for a link by itself", () => {
    expect(markedIn("At www.a.example or <ftp://a>")).toEqual([
      "unsafe-address 4: www.a.example",
      "unsafe-address 22: ftp://a",
    ]);
  });

  test("things that are not shown, each with its own place", () => {
    expect(markedIn("`a` or `a`, <b>c</b> or <b>d</b> or <br>")).toEqual([
      "markdown-not-supported 1: `a`",
      "markdown-not-supported 8: `a`",
      "markdown-not-supported 13: <b>",
      "markdown-not-supported 25: <b>",
      "markdown-not-supported 37: <br>",
    ]);
  });

  test("inside lists, whose lines Markdown holds without their indentation", () => {
    const text = "- one {{facts.a}}\n  two [x](page:b)\n  - `c`\n    {{facts.a}}\n\n[y](page:b)";
    const at = (part: string, after = 0) => text.indexOf(part, after) + 1;
    const found = compileFiles(
      change("home.json", "We answer every denial.", JSON.stringify(text).slice(1, -1)),
    ).diagnostics.map(({ id, column }) => `${id} ${column}`);
    // Each line break before a place is written as two characters.
    const column = (location: number) =>
      '      "text": "'.length + location + (text.slice(0, location - 1).split("\n").length - 1);
    expect(found).toEqual([
      `unknown-fact ${column(at("{{facts.a}}"))}`,
      `unknown-page ${column(at("page:b"))}`,
      `markdown-not-supported ${column(at("`c`"))}`,
      `unknown-fact ${column(at("{{facts.a}}", 20))}`,
      `unknown-page ${column(at("page:b", 40))}`,
    ]);
  });

  test("a link with its address elsewhere", () => {
    expect(markedIn("[Write][1]\n\n[1]: page:contac")).toEqual([
      "unknown-page 1: [Write][1]",
      "markdown-not-supported 15: [1]: page:contac",
    ]);
  });

  test("in any combination: identical names have the same locations as different ones", () => {
    const pieces = ["{{facts.x0}}", "[a](page:x0)", "[page:x0](page:x0)", "[b](ftp://x0)", "x0 "];
    const characters = [
      "\n",
      "\n\n",
      "- ",
      "  ",
      "1. ",
      "**",
      "*",
      "`",
      "\\",
      "<b>",
      "# ",
      "> ",
      "| ",
    ];
    const piece = fc.constantFrom(
      ...pieces,
      ...pieces,
      ...characters,
      "<ftp://x0>",
      "</b>",
      "[",
      "é\r\n",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
        const different = parts.map((part, index) => part.replaceAll("x0", `x${index + 10}`));
        const alike = parts.map((part) => part.replaceAll("x0", "x99"));
        expect(locationsIn(alike.join(""))).toEqual(locationsIn(different.join("")));
      }),
      { seed: 7, numRuns: 3000 },
    );
  });
});

test.each([
  "https://a;sandbox/p.jpg",
  "https://a,b.example/p.jpg",
  "https://*/p.jpg",
  "https://a'b/p.jpg",
])("a picture isn't shown from %s, whose host would mean more in a policy", (src) => {
  expect(idsOf(withPicture(src))).toEqual(["unsafe-address"]);
});

test.each([
  "https://photos.example/p.jpg",
  "https://photos.example:8443/p.jpg",
  "https://bücher.example/p.jpg",
])("a picture is shown from %s", (src) => {
  const listed = `"host": "images.unsplash.com" }, { "host": "${new URL(src).host}"`;
  const files = change("site.json", '"host": "images.unsplash.com"', listed, withPicture(src));
  expect(idsOf(files)).toEqual([]);
});
