// An extra, missing or wrong character hides no other mistake, and takes no longer to read (edits.test.ts tries every character).
import { expect, test } from "vitest";
import { base, change, compileFiles } from "./base.ts";
import { read, syntaxProblems } from "./edits/reading.ts";
import { floods } from "./fuzz/floods.ts";

test("a wrong bracket hides no mistake of another kind, and moves none", () => {
  let files = change("home.json", '"page": "contact" }]\n', '"page": "contact" }]\n      }\n');
  files = change("home.json", '"clock"', '"clok"', files);
  files = change("home.json", '"heading": "Core values"', '"haeding": "Core values"', files);
  const reported = compileFiles(files).diagnostics.map(
    ({ id, line, column }) => `${line}:${column} ${id}`,
  );
  expect(reported).toEqual([
    "12:7 syntax-bracket-extra",
    "17:7 unknown-field",
    "20:19 unknown-icon",
  ]);
});

test("a bracket is missed where the indentation says, not where it is last possible", () => {
  const files = change(
    "home.json",
    'Done today." }\n      ]\n    }\n',
    'Done today." }\n      ]\n',
  );
  const [found] = compileFiles(files).diagnostics;
  expect(found).toMatchObject({ id: "syntax-bracket-unclosed", line: 13 });
});

test.each([
  ["on many lines", 2],
  ["on one line", 0],
])(
  "a file of a million characters %s is read in full, and its one mistake found",
  (_how, indent) => {
    const cards = Array.from({ length: 8000 }, (_, at) => ({
      heading: `Card ${at}`,
      text: "Words",
    }));
    const text = JSON.stringify(
      { blocks: [{ type: "cardGrid", cards }], title: "T" },
      null,
      indent,
    );
    const broken = text.replace('"Card 4000"', '"Card 4000"}').padEnd(1_000_000);
    expect(syntaxProblems(broken)).toEqual(["syntax-bracket-extra"]);
  },
);

test.each([
  // Only with a colon before a backslash are names of files looked for.
  ["blanks", "home.json", "We answer every denial.", `Note:\\n${" ".repeat(2 ** 17)}`],
  ["blanks in a number", "site.json", '["{{facts.phone}}"]', `["+1${" ".repeat(2 ** 17)}2"]`],
  ["letters in one word", "contact.json", '"{recipient}"', `"${"a".repeat(2 ** 17)}"`],
])(
  "a text of very many %s is read once, not from each of them on",
  (_what, name, from, to) => {
    const files = change(name, from, to);
    expect(compileFiles(files).diagnostics.map(({ id }) => id)).toContain("too-long");
  },
  20_000,
);

test("more mistakes than anybody makes in one file are all read", () => {
  const comments = `{\n${"  // nothing\n".repeat(20_000)}  "title": "T"\n}\n`;
  expect(syntaxProblems(comments)).toHaveLength(20_000);
  // Each part in one arrangement here; `npm run fuzz` tries every one.
  for (const [index, arranged] of floods(30_000).entries())
    expect(syntaxProblems(arranged[index % arranged.length] ?? "")).not.toEqual([]);
});

test("a quote typed twice before a text is one too many, and no part of the text", () => {
  const { value, reported } = read(
    "home.json",
    (base.get("home.json") ?? "").replace('"Core', '""Core'),
  );
  expect(reported).toEqual([{ id: "syntax-unexpected", line: 16 }]);
  expect(value).toEqual(JSON.parse(base.get("home.json") ?? ""));
});

test.each([
  ["as a character", "\ufdd0"],
  ["as its escape", String.raw`\ufdd0`],
])("the placeholder for a missing field name isn't a name, %s", (_how, name) => {
  const files = change("home.json", '"level": 1,', `"level": 1, "${name}": 1,`);
  expect(compileFiles(files).diagnostics.map(({ id, line }) => `${line} ${id}`)).toEqual([
    "8 reserved-field",
  ]);
});

test("missing commas at every line end are each reported, and everything is read", () => {
  const text = base.get("home.json") ?? "";
  const { value, reported } = read("home.json", text.replaceAll(/,$/gm, ""));
  expect(reported.map(({ id }) => id)).toEqual(
    text.match(/,$/gm)?.map(() => "syntax-comma-missing"),
  );
  expect(value).toEqual(JSON.parse(text));
});

test("a path with backslashes is one mistake", () => {
  const files = change("home.json", "every denial", String.raw`C:\Users\desk\Q4`);
  expect(compileFiles(files).diagnostics.map(({ id }) => id)).toEqual(["syntax-escape"]);
});

test("a bracket that is missed after a slip within a word is the right one", () => {
  let files = change("home.json", '"Done today." }\n      ]\n', '"Done today." }\n');
  const [alone] = compileFiles(files).diagnostics;
  files = change("home.json", '"level": 1', '"level":\u00a01', files);
  const both = compileFiles(files).diagnostics;
  expect(both.map(({ id }) => id)).toEqual(["syntax-space", "syntax-bracket-unclosed"]);
  expect(both[1]).toMatchObject({ line: alone?.line, column: alone?.column });
});
