// Tests from which width on the rows of a table become blocks.
import { expect, test } from "vitest";
import { stackClass } from "../../src/blocks/table-width.ts";

const classOf = (columns: string[] | undefined, ...lines: string[][]): string | undefined =>
  stackClass({
    caption: "Prices",
    ...(columns && { columns }),
    rows: lines.map(([heading = "", ...cells]) => ({ heading, cells })),
  });

test("a table that fits on every phone stays one everywhere", () => {
  expect(classOf(["Treatment", "Without the plan", "With"], ["Check-up", "$95", "$0"])).toBe(
    undefined,
  );
  expect(classOf(undefined, ["A long heading that goes over several lines", "$95"])).toBe(
    undefined,
  );
});

test.each([
  ["four columns, however short,", ["A", "B", "C", "D"], "stacks below-22"],
  ["six", ["License", "Theory", "Lesson", "Road", "Exam", "Together"], "stacks below-30"],
  ["long words", ["Führerscheinklasse", "Grundgebühr", "Prüfungsgebühr"], "stacks below-30"],
  ["many long words", Array<string>(5).fill("Grundgebühren"), "stacks always"],
])("%s need more room than a phone has", (_, columns, expected) => {
  const cells = columns.map(() => "$1,240");
  expect(classOf(columns, cells)).toBe(expected);
});

test("a long word in any row counts, and scripts without spaces break anywhere", () => {
  const word = "Fahrerlaubnisverordnung".repeat(2);
  expect(classOf(["A", "B"], ["1", "2"], ["3", word])).toBe("stacks below-30");
  expect(
    classOf(["料金", "一回"], ["自動車の運転免許を取るための料金はこちらです", "二万円"]),
  ).toBe(undefined);
});
