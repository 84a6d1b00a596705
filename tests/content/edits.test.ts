// What people do to a file by mistake, done at every place of a file: each time it is one mistake.
import { describe, expect, test } from "vitest";
import { base, compileFiles } from "./base.ts";
import { compileWith, textOf } from "./first-site.ts";

interface Edit {
  /** Where, for a person who reads the outcome. */
  at: string;
  text: string;
}

/** What is said of an edit where that is more than it should be. */
function saidTooMuch(name: string, edits: Iterable<Edit>, most = 1): string[] {
  return [...edits].flatMap(({ at, text }) => {
    const { diagnostics } = compileWith(name, text);
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    return errors.length <= most ? [] : [`${at}: ${errors.map(({ id }) => id).join(", ")}`];
  });
}

/** Lines of a file replaced by others, one edit for each line but the first and the last. */
function* everyLine(name: string, edit: (lines: string[], index: number) => string[]) {
  const lines = textOf(name).split("\n");
  for (let index = 1; index < lines.length - 2; index++)
    yield { at: `${index + 1}`, text: edit(lines, index).join("\n") };
}

/** Parts of a file that match replaced by others, one edit each. */
function* everyMatch(name: string, pattern: RegExp, edit: (match: string) => string) {
  const text = textOf(name);
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const edited = text.slice(0, index) + edit(match) + text.slice(index + match.length);
    yield { at: `${text.slice(0, index).split("\n").length} ${match}`, text: edited };
  }
}

describe.each(["home.json", "contact.json", "site.json"])("in %s", (name) => {
  test("a line left out", () => {
    const edits = everyLine(name, (lines, index) => lines.toSpliced(index, 1));
    // What else names the last parameter of a template has no place left, and its comma is there still.
    const isLast = (said: string) => !said.endsWith("unknown-parameter, syntax-comma-extra");
    expect(saidTooMuch(name, edits).filter(isLast)).toEqual([]);
  });

  test("a line made a comment", () => {
    const comment = (line: string) => line.replace(/\S/, "// $&");
    const edits = everyLine(name, (lines, index) => lines.with(index, comment(lines[index] ?? "")));
    expect(saidTooMuch(name, edits)).toEqual([]);
  });

  test("a line pasted twice", () => {
    const edits = everyLine(name, (lines, index) => lines.toSpliced(index, 0, lines[index] ?? ""));
    expect(saidTooMuch(name, edits)).toEqual([]);
  });
});

test.each([
  [
    "tabs",
    (text: string) => text.replaceAll(/^ +/gm, (blanks) => "\t".repeat(blanks.length / 2)),
    1,
  ],
  ["line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n"), 1],
  ["no indentation", (text: string) => text.replaceAll(/^ +/gm, ""), 3],
])("a line left out of a file with %s", (_layout, laidOut, most) => {
  const lines = laidOut(textOf("contact.json")).split(/(?<=\n)/);
  const edits = lines.slice(1, -1).map((line, index) => ({
    at: line,
    text: lines.toSpliced(index + 1, 1).join(""),
  }));
  expect(saidTooMuch("contact.json", edits, most)).toEqual([]);
});

test("two neighbouring lines left out are two mistakes at most", () => {
  const edits = everyLine("contact.json", (lines, index) => lines.toSpliced(index, 2));
  expect(saidTooMuch("contact.json", edits, 2)).toEqual([]);
});

describe.each(["home.json", "contact.json"])("in %s", (name) => {
  test("a text without its quotes", () => {
    expect(
      saidTooMuch(
        name,
        everyMatch(name, /"[^"\n]*"/g, (text) => text.slice(1, -1)),
      ),
    ).toEqual([]);
  });

  test("a text in other quotes", () => {
    const edits = everyMatch(name, /"[^"\n]*"/g, (text) => `“${text.slice(1, -1)}”`);
    expect(saidTooMuch(name, edits)).toEqual([]);
  });

  test("a text parted by a line break", () => {
    const part = (text: string) =>
      `${text.slice(0, text.length / 2)}\n${text.slice(text.length / 2)}`;
    expect(saidTooMuch(name, everyMatch(name, /(?<=")[\w ,.’-]{12,}(?=")/g, part))).toEqual([]);
  });

  test("a field without its name", () => {
    expect(
      saidTooMuch(
        name,
        everyMatch(name, /"\w+": /g, () => ""),
      ),
    ).toEqual([]);
  });

  test("a field without its name before the colon", () => {
    expect(
      saidTooMuch(
        name,
        everyMatch(name, /"\w+"(?=: )/g, () => ""),
      ),
    ).toEqual([]);
  });

  test("a field without its value", () => {
    expect(
      saidTooMuch(
        name,
        everyMatch(name, /(?<=": )("[^"\n]*"|\d+|true)/g, () => ""),
      ),
    ).toEqual([]);
  });

  test("a file that ends too early", () => {
    const text = textOf(name);
    const ends = Array.from({ length: 60 }, (_, part) => Math.floor((text.length * part) / 60));
    const edits = ends.map((end) => ({ at: `${end}`, text: text.slice(0, end) }));
    expect(saidTooMuch(name, edits)).toEqual([]);
  });
});

test.each(["(", "x", "1", "=>", "#", "'", ";", "-", "px"])(
  "a stray %s before, after or for any sign",
  (stray) => {
    const home = base.get("home.json") ?? "";
    // Next to a digit it would be a part of that number.
    const said = [...home.matchAll(/"[^"\n]*"|(?<!\d)[{}[\],:]/g)].flatMap(
      ({ index, 0: token }) => {
        const [before, after] = [home.slice(0, index), home.slice(index + token.length)];
        const middles = [stray + token, token + stray, ...(token.length === 1 ? [stray] : [])];
        return middles.flatMap((middle) => {
          const files = new Map(base).set("home.json", before + middle + after);
          const { diagnostics } = compileFiles(files);
          const errors = diagnostics.filter(({ severity }) => severity === "error");
          const line = before.split("\n").length;
          return errors.length === 1
            ? []
            : [`${line} ${middle}: ${errors.map(({ id }) => id).join(", ") || "nothing"}`];
        });
      },
    );
    expect(said).toEqual([]);
  },
);

test.each([
  ["taken away", (_fact: string) => "", "/facts"],
  ["called by another name", (fact: string) => `    "${fact}s": "x",\n`, "/facts/companys"],
])("a fact that is %s is missing in one place, not wrong wherever it is used", (_how, edit, at) => {
  const site = textOf("site.json");
  const changed = site.replace(/ {4}"(company)": .*\n/, (_line, fact: string) => edit(fact));
  const said = compileWith("site.json", changed).diagnostics.map(
    ({ id, file, pointer }) => `${id} ${file} ${pointer}`,
  );
  expect(said).toEqual([`missing-fact content/site.json ${at}`]);
});

const conflict = `${"<".repeat(7)} HEAD`;

test.each(["Check this with Anna", "NOTE: see below", conflict])(
  "the note %s between two lines",
  (note) => {
    const edits = everyLine("home.json", (lines, index) => lines.toSpliced(index, 0, note));
    expect(saidTooMuch("home.json", edits)).toEqual([]);
  },
);

test("closing brackets pasted twice, on lines of their own", () => {
  const edits = everyMatch("about.json", /^ +\}\n +\]\n/gm, (lines) => lines + lines);
  expect(saidTooMuch("about.json", edits)).toEqual([]);
});

describe("two mistakes are told as if each were alone", () => {
  const withoutComma = (line: string) => line.replace(/,$/, "");
  const withWord = (line: string) => `${line} foo`;
  const twice = (line: string) => `${line}\n${line}`;
  const withoutName = (line: string) => line.replace(/"\w+": /, "");
  const comma = "syntax-comma-missing";
  const word = "syntax-unexpected";
  const name = "syntax-name-missing";
  test.each([
    [8, withoutComma, 20, withWord, [comma, word]],
    [57, withoutComma, 75, withWord, [comma, word]],
    [39, twice, 64, withoutComma, ["syntax-line-twice", comma]],
    [42, withWord, 49, withWord, [word, word]],
    [66, withWord, 72, withoutName, [word, name]],
    [49, withoutComma, 61, withoutName, [comma, name]],
  ])("in line %i and another", (first, change, second, changeAlso, ids) => {
    const lines = textOf("about.json").split("\n");
    lines[first - 1] = change(lines[first - 1] ?? "");
    lines[second - 1] = changeAlso(lines[second - 1] ?? "");
    const { diagnostics } = compileWith("about.json", lines.join("\n"));
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(({ id }) => id)).toEqual(ids);
  });
});
