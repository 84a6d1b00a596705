// Mistakes that people make in a file, at every position: the mistake is reported where it is, and the rest is read.
import { describe, expect, test } from "vitest";
import { base } from "./base.ts";
import { Draft } from "./edits/edit.ts";
import { readOtherwise } from "./edits/ambiguous.ts";
import { kinds, linesOf, stray } from "./edits/kinds.ts";
import { misread, read } from "./edits/reading.ts";
import { compare, kindNames, walkFiles, walkReader } from "./edits/walk.ts";
import { compileWith, textOf } from "./first-site.ts";
import { seedFrom } from "./fuzz/seed.ts";

/** This test tries every n-th edit. `npm run fuzz` tries each one, in every file and on the whole site. */
const strides = { "home.json": 1, "contact.json": 7 };
/** In the other files, one edit out of this many is tried, a different one each time. */
const ofAll = 151;
const offset = seedFrom() % ofAll;
/** A line that is no JSON at all takes long to read. */
const isNote = (kind: string) => /^the (note|mark)/.test(kind);

describe.each(kindNames)("%s", (kind) => {
  test.each(["home.json", "contact.json"] as const)("is reported on its line of %s", (name) => {
    const { found, known } = walkReader(kind, name, strides[name] * (isNote(kind) ? 11 : 1));
    expect(found).toEqual(known);
  });

  test("is the only problem reported, in any file", () => {
    expect(walkFiles(kind, ofAll, offset), `\`npm run fuzz\` tries each`).toEqual([]);
  });
});

test.each(["(", "x", "1", "=>", "#", "'", ";", "-", "px"])(
  "a stray %s before, after or instead of any character is reported on its line, and the rest is read",
  (character) => {
    const all = [...stray(character)(new Draft("home.json", base.get("home.json") ?? ""))];
    const edits = all.filter((_, at) => at % 4 === 0);
    const wrong = compare(
      edits,
      (edit) => misread("home.json", edit),
      readOtherwise[`a stray ${character}`],
    );
    expect(wrong.found).toEqual(wrong.known);
  },
);

test("a bracket typed at the end of a line is reported there, though the next line begins with the same one", () => {
  const draft = new Draft("about.json", textOf("about.json"));
  const edits = [...draft.text.matchAll(/\n(?=\s*([{}[\]]))/g)].map(
    ({ index, 1: character = "" }) => draft.edit(index, index, character),
  );
  expect(edits.length).toBeGreaterThan(10);
  expect(edits.flatMap((edit) => misread(draft.name, edit))).toEqual([]);
});

describe("a line left out of a file with", () => {
  const whole = textOf("get-started.json");
  const wrong = (text: string) =>
    [...kinds["a line left out"](new Draft("get-started.json", text))].flatMap((edit) =>
      misread("get-started.json", edit),
    );

  test.each([
    ["tabs", whole.replaceAll(/^ +/gm, (blanks) => "\t".repeat(blanks.length / 2))],
    ["line ends of Windows", whole.replaceAll("\n", "\r\n")],
  ])("%s is reported at its location", (_layout, text) => {
    expect(wrong(text)).toEqual([]);
  });

  test("a file without indentation has it reported at its location too", () => {
    expect(wrong(whole.replaceAll(/^ +/gm, ""))).toEqual([]);
  });
});

test("two neighboring missing lines are two mistakes at most, reported there or where a bracket opens", () => {
  const draft = new Draft("about.json", textOf("about.json"));
  const wrong = twoLinesLeftOut(draft).flatMap(({ at, text, locations }) => {
    const { reported } = read(draft.name, text);
    const isRight = reported.length <= 2 && reported.every(({ line }) => locations.includes(line));
    return isRight
      ? []
      : [`${at}: ${reported.map(({ id, line }) => `${id} in line ${line}`).join()}`];
  });
  expect(wrong).toEqual([]);
});

/** Each with the lines where it may be reported: the line itself, and the one with a bracket that is no longer closed. */
function twoLinesLeftOut(draft: Draft) {
  const all = [...linesOf(draft)];
  return all.slice(1).map(({ to }, index) => {
    const from = all[index]?.from ?? 0;
    const own = draft.lineAt(from);
    const opened = [...draft.partners].filter(
      ([open, close]) => open < from && from <= close && close < to,
    );
    const locations = [own - 1, own, ...opened.map(([open]) => draft.lineAt(open))];
    return { at: own, text: draft.with(from, to, ""), locations };
  });
}

test.each(["home.json", "contact.json"])(
  "%s that ends too early says so there or where a bracket opens, and all before is read",
  (name) => {
    const draft = new Draft(name, textOf(name));
    const wrong = Array.from({ length: 29 }, (_, part) => {
      const end = Math.floor((draft.text.length * (part + 1)) / 30);
      const { value, reported } = read(name, draft.text.slice(0, end));
      const opened = [...draft.partners].filter(([open, close]) => open < end && end <= close);
      const locations = [draft.lineAt(end), ...opened.map(([open]) => draft.lineAt(open))];
      const isReported = reported.length === 1 && locations.includes(reported[0]?.line ?? 0);
      return isReported && isBeginning(value, draft.value) ? [] : [{ end, reported, value }];
    });
    expect(wrong.flat()).toEqual([]);
  },
);

/** True if the part is in the whole; its last text may be cut off. */
function isBeginning(part: unknown, whole: unknown): boolean {
  if (typeof part !== "object" || part === null || typeof whole !== "object" || whole === null)
    return typeof part === typeof whole && String(whole).startsWith(String(part));
  const entries = new Map(Object.entries(whole));
  return Object.entries(part).every(([key, inner]) => isBeginning(inner, entries.get(key)));
}

test.each([
  ["removed", (_fact: string) => "", "/facts"],
  ["called by another name", (fact: string) => `    "${fact}s": "x",\n`, "/facts/companys"],
])("a fact that is %s is missing in one place, not wrong wherever it is used", (_how, edit, at) => {
  const site = textOf("site.json");
  const changed = site.replace(/ {4}"(company)": .*\n/, (_line, fact: string) => edit(fact));
  const reported = compileWith("site.json", changed).diagnostics.map(
    ({ id, file, pointer }) => `${id} ${file} ${pointer}`,
  );
  expect(reported).toEqual([`missing-fact content/site.json ${at}`]);
});

test.each(["email", "careersEmail", "replyTime", "careersReplyTime"])(
  "the fact %s is missing once where another fact's name holds its words",
  (fact) => {
    const line = new RegExp(`(?<="facts": \\{[^}]*) {4}"${fact}": .*\n`);
    const changed = textOf("site.json").replace(line, "");
    const reported = compileWith("site.json", changed).diagnostics.map(
      ({ id, pointer, message }) => `${id} ${pointer} ${message.split(",")[0] ?? ""}`,
    );
    expect(reported).toEqual([`missing-fact /facts The fact "${fact}" is missing here`]);
  },
);

describe("two mistakes are reported as if each were alone", () => {
  const withoutComma = (line: string) => line.replace(/,$/, "");
  const withWord = (line: string) => `${line} foo`;
  const twice = (line: string) => `${line}\n${line}`;
  const withoutName = (line: string) => line.replace(/"\w+": /, "");
  test.each([
    [8, withoutComma, 20, withWord, ["8 syntax-comma-missing", "20 syntax-unexpected"]],
    [57, withoutComma, 75, withWord, ["57 syntax-comma-missing", "75 syntax-unexpected"]],
    // Everything below the repeated line is one line further down.
    [39, twice, 64, withoutComma, ["40 syntax-line-twice", "65 syntax-comma-missing"]],
    [42, withWord, 49, withWord, ["42 syntax-unexpected", "49 syntax-unexpected"]],
    [66, withWord, 72, withoutName, ["66 syntax-unexpected", "72 syntax-name-missing"]],
    [49, withoutComma, 61, withoutName, ["49 syntax-comma-missing", "61 syntax-name-missing"]],
  ])("in line %i and another", (first, change, second, changeAlso, expected) => {
    const lines = textOf("about.json").split("\n");
    lines[first - 1] = change(lines[first - 1] ?? "");
    lines[second - 1] = changeAlso(lines[second - 1] ?? "");
    const { diagnostics } = compileWith("about.json", lines.join("\n"));
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(({ id, line }) => `${line} ${id}`)).toEqual(expected);
  });
});
