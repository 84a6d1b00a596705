// What a person sees: the mark is below the mistake, and nothing in content can play tricks on a terminal.
import { describe, expect, test } from "vitest";
import {
  codeFrame,
  formatDiagnostic,
  linesOf,
  summarize,
} from "../../src/content/report/diagnostic-text.ts";
import { formatGithub, formatJson } from "../../src/content/report/machine.ts";
import { columnsOf } from "../../src/content/text/terminal-columns.ts";
import { entriesOf } from "../../src/files/given-folder.ts";
import { base, change, compileFiles } from "./base.ts";

/** The text above the mark, and the column where it begins. */
function marked(line: string): { under: string; frame: string } {
  const files = change("home.json", '"text": "We answer every denial."', line);
  const [found] = compileFiles(files).diagnostics;
  if (!found) throw new Error("There is no mistake.");
  const frame = codeFrame(linesOf(files.get("home.json") ?? ""), found);
  const rows = frame.split("\n");
  const at = rows.findIndex((row) => row.startsWith(">"));
  const [row = "", mark = ""] = [rows[at], rows[at + 1]];
  const from = columnsOf(mark.slice(0, mark.indexOf("^")));
  const length = mark.replaceAll(/[^^]/g, "").length;
  let column = 0;
  let under = "";
  for (const { segment } of new Intl.Segmenter("en").segment(row)) {
    if (column >= from && column < from + length) under += segment;
    column += columnsOf(segment);
  }
  return { under, frame };
}

describe("the underline is exactly below the mistake", () => {
  for (const [what, before] of [
    ["plain letters", "Here"],
    ["emoji", "🩺🧾👩🏽‍⚕️"],
    ["a flag", "🇮🇳🇺🇸"],
    ["letters with combining marks", "e\u0301e\u0301 a\u0308"],
    ["letters of double width", "医療費"],
    ["letters of other scripts", "நன்றி"],
  ] as const) {
    test(`after ${what}`, () => {
      expect(marked(`"text": "${before} {{facts.fone}} there"`).under).toBe("{{facts.fone}}");
    });
  }

  test("after tabs, whatever width a terminal gives them", () => {
    const { frame } = marked('\t\t"text": "{{facts.fone}}"');
    const [row = "", mark = ""] = frame.split("\n").slice(1);
    const indent = mark.slice(0, mark.indexOf("^"));
    expect(indent.match(/\t/g)).toHaveLength(2);
    expect(indent.replace(/\t/g, "").length).toBe(
      row.slice(0, row.indexOf("{{")).replace(/\t/g, "").length,
    );
  });

  test("far to the right in a line that is too long to show", () => {
    const { under, frame } = marked(`"text": "${"We answer. ".repeat(40)}{{facts.fone}} there"`);
    expect(under).toBe("{{facts.fone}}");
    for (const row of frame.split("\n")) expect(columnsOf(row)).toBeLessThan(110);
  });
});

test("control characters and marks of direction are shown, not obeyed", () => {
  const files = change("home.json", "every denial", "\u001b[31mevery\u202e \u0007denial");
  const lines = linesOf(files.get("home.json") ?? "");
  const text = compileFiles(files)
    .diagnostics.map((found) => formatDiagnostic(found, lines))
    .join("\n");
  for (const hidden of ["\u001b", "\u202e", "\u0007"]) expect(text).not.toContain(hidden);
  expect(text).toContain("�[31mevery� �denial");
});

describe("a file's name can play no tricks either", () => {
  const name = "\u001b]0;owned\u0007a\u009b31m\n::error::x\u202e.json";
  const files = new Map(base).set(name, base.get("home.json") ?? "");
  const { diagnostics } = compileFiles(files);
  const folder = "con\u001b[2Jtent\n";
  // oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
  const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/;

  test("in a report", () => {
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const found of diagnostics) {
      const text = formatDiagnostic(found, []);
      expect(text).not.toMatch(obeyed);
      expect(text).toContain("content/�]0;owned�a�31m�::error::x�.json:");
      // Where, what and what to do: nothing in the name makes a line of its own.
      expect(text.split("\n").map((line) => line.startsWith("::"))).toEqual([false, false]);
    }
    expect(summarize([], folder)).toBe("No problems in con�[2Jtent�.");
    expect(summarize(diagnostics, folder)).toMatch(/ in con�\[2Jtent�\.$/);
  });

  test("in what GitHub and other tools get", () => {
    expect(formatGithub(diagnostics, "reference/problems.md")).not.toMatch(obeyed);
    expect(formatGithub(diagnostics, "reference/problems.md").split("\n")).toHaveLength(
      diagnostics.length,
    );
    const json = formatJson(diagnostics);
    expect(json).not.toMatch(obeyed);
    const [found] = JSON.parse(json) as { file: string }[];
    expect(found?.file).toBe(`content/${name}`);
  });

  test("where there is no content", async () => {
    await expect(entriesOf("no\u001b[31m\nwhere")).rejects.toThrow(
      /^There is no folder "no�\[31m�where" in /,
    );
  });
});

test("tools get an array with the same fields in the same order", () => {
  const { diagnostics } = compileFiles(change("home.json", '"clock"', '"clok"'));
  expect(formatJson([])).toBe("[]");
  expect(JSON.parse(formatJson(diagnostics))).toEqual([
    {
      id: "unknown-icon",
      severity: "error",
      file: "content/home.json",
      line: 19,
      column: 19,
      endLine: 19,
      endColumn: 25,
      pointer: "/blocks/1/cards/1/icon",
      message: 'There is no icon "clok". Did you mean "clock"?',
      hint: "Find a name at lucide.dev/icons.",
    },
  ]);
  expect(Object.keys((JSON.parse(formatJson(diagnostics)) as object[])[0] ?? {})).toEqual(
    "id severity file line column endLine endColumn pointer message hint".split(" "),
  );
});

test("GitHub gets one command per problem, with its own characters escaped", () => {
  const { diagnostics } = compileFiles(
    change("home.json", '"page": "contact"', '"href": "javascript:50%,\\nx"'),
  );
  expect(formatGithub(diagnostics, "reference/problems.md")).toBe(
    "::error file=content/home.json,line=11,endLine=11,col=53,endColumn=73,title=unsafe-address::" +
      '"javascript:50%25,%0Ax" isn\'t an address that visitors can open.%0A' +
      "Use https://…, mailto:… or tel:….%0A" +
      "More about unsafe-address: reference/problems.md",
  );
});

test("the summary counts errors and warnings apart", () => {
  const { diagnostics } = compileFiles(change("home.json", '"title": "Home"', '"titel": "Home"'));
  expect(summarize([], "content")).toBe("No problems in content.");
  expect(summarize(diagnostics, "content")).toBe("1 error in content.");
});

test("a place on a line of any length is drawn as on a short one", () => {
  const many = Array.from(
    { length: 1000 },
    (_, at) => `{ "icon": "clok", "heading": "Card ${at}", "text": "T" }`,
  );
  const files = change(
    "home.json",
    '{ "icon": "clock", "heading": "Efficiency", "text": "Done today." }',
    many.join(", "),
  );
  const found = compileFiles(files).diagnostics.filter(({ id }) => id === "unknown-icon");
  const lines = linesOf(files.get("home.json") ?? "");
  const frames = found.map((each) => codeFrame(lines, each));
  expect(frames).toHaveLength(1000);
  for (const frame of frames) {
    const [line = "", mark = ""] = frame.split("\n").slice(1);
    expect(line.slice(mark.indexOf("^"), mark.lastIndexOf("^") + 1)).toBe('"clok"');
  }
});
