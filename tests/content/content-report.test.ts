// The report on a content folder, as commands and the dev server print it.
import { expect, test } from "vitest";
import { describeAll, reportContent } from "../../src/content/report/content-report.ts";
import { base, change, compileFiles } from "./base.ts";

const folder = "content";

test("content without problems is reported in one line", () => {
  const report = reportContent({ folder, files: base, result: compileFiles(base) });
  expect(report.split("\n")[0]).toBe("No problems in content.");
});

test("a problem is described with its lines, and the summary says which ones can be fixed", () => {
  const files = change("home.json", '"heading"', '"haeding"');
  const report = reportContent({ folder, files, result: compileFiles(files) });
  expect(report).toMatch(/^content\/home\.json:\d+:\d+ {2}unknown-field/);
  expect(report).toMatch(/\n> *\d+ \| .*"haeding"/);
  expect(report).toMatch(/\n\n1 error in content\.\n1 problem can be fixed automatically: /);
});

test("problems after the first hundred are only counted", () => {
  const files = change("home.json", '"heading"', '"haeding"');
  const found = compileFiles(files).diagnostics.slice(0, 1);
  const many = Array.from({ length: 103 }, () => structuredClone(found)).flat();
  const described = describeAll({ folder, files }, many);
  expect(described).toHaveLength(101);
  expect(described.at(-1)).toBe("And 3 more. Fix some of these to see the rest.");
});
