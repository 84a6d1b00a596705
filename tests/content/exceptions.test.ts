// Several exceptions to the opening hours on one day: which one counts, and when the check says that they differ.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contradict, exceptionsByDay } from "../../src/content/text/exceptions.ts";
import { isOpen } from "../../src/runtime/is-open.ts";
import { change, compileFiles } from "./base.ts";

const holidays = { name: "Holidays", from: "2025-12-21", until: "2026-01-06" };
const eve = { name: "New Year’s Eve", from: "2025-12-31", open: ["08:00-12:00"] };

function idsWith(exceptions: readonly object[]): string[] {
  const hours = JSON.stringify({ monday: ["09:00-17:00"], exceptions });
  const files = change("site.json", '"homePage"', `"openingHours": ${hours}, "homePage"`);
  return compileFiles(files).diagnostics.map(({ id }) => id);
}

test("the shorter one counts, and the longer one on the days around it", () => {
  const parts = exceptionsByDay([holidays, eve]);
  expect(parts).toEqual([
    { ...holidays, until: "2025-12-30" },
    { ...holidays, from: "2026-01-01" },
    { ...eve, until: "2025-12-31" },
  ]);
});

describe("the check", () => {
  test.each([
    ["one within the other", [holidays, eve], []],
    ["one after the other", [eve, { name: "Inventory", from: "2026-01-02" }], []],
    [
      "the same hours twice",
      [holidays, { name: "Vacation", from: "2026-01-02", until: "2026-01-09" }],
      [],
    ],
    [
      "other hours on the same day",
      [eve, { name: "Party", from: "2025-12-31" }],
      ["crossed-exceptions"],
    ],
    [
      "other hours on some of the days",
      [
        holidays,
        { name: "Inventory", from: "2026-01-05", until: "2026-01-09", open: ["08:00-10:00"] },
      ],
      ["crossed-exceptions"],
    ],
  ])("of %s reports: %j", (_what, exceptions, ids) => {
    expect(idsWith(exceptions)).toEqual(ids);
  });
});

const day = fc
  .integer({ min: 0, max: 20 })
  .map((days) => new Date(Date.UTC(2025, 11, 20 + days)).toISOString().slice(0, 10));
const exception = fc
  .tuple(day, day, fc.constantFrom<string[][]>([], ["08:00-12:00"], ["10:00-18:00"]))
  .map(([one, other, open]) => {
    const [from = "", until = ""] = [one, other].toSorted();
    return { from, until, ...(open.length > 0 && { open }) };
  });

test("what search engines read and what the page says about a moment agree, unless the check reports it", () => {
  fc.assert(
    fc.property(
      fc.array(exception, { maxLength: 4 }),
      day,
      fc.constantFrom(7, 9, 11, 15, 19),
      (all, date, hour) => {
        fc.pre(
          all.every((one, index) => all.slice(0, index).every((other) => !contradict(one, other))),
        );
        const triple = ({ from, until, open }: (typeof all)[number]) =>
          [from, until, open ?? []] as const;
        const week = Array.from({ length: 7 }, () => ["09:00-17:00"]);
        const moment = new Date(`${date}T${String(hour).padStart(2, "0")}:30:00Z`);
        const parts = exceptionsByDay(all);
        expect(
          parts.filter(({ from, until }) => from <= date && date <= until).length,
        ).toBeLessThanOrEqual(1);
        expect(isOpen(["UTC", week, parts.map(triple)], moment)).toBe(
          isOpen(["UTC", week, all.map(triple)], moment),
        );
        expect(isOpen(["UTC", week, all.toReversed().map(triple)], moment)).toBe(
          isOpen(["UTC", week, all.map(triple)], moment),
        );
      },
    ),
    { seed: 8, numRuns: 2000 },
  );
});
