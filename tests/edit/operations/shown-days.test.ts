// What the editor says about what visitors don't see any more, or not yet.
import { expect, test } from "vitest";
import { shownDaysOf } from "../../../src/edit/operations/shown-days.ts";

const files = new Map([["site.json", '{ "language": "en", "timeZone": "Pacific/Auckland" }']]);
/** The next day already in New Zealand. */
const now = new Date("2025-05-03T20:00:00Z");
const shown = (item: unknown, layout?: string) =>
  shownDaysOf(files, item, { layout, isAboutDays: false }, now);
const wordsOf = (item: object, layout?: string) => shown(item, layout)?.words;

test("an item is over on the day after its last one, in the time zone of the site", () => {
  const words = "Over since May 4, 2025: visitors don’t see it.";
  expect(wordsOf({ until: "2025-05-03" })).toBe(words);
  expect(wordsOf({ until: "2025-05-04" })).toBe(undefined);
  const here = new Map([["site.json", '{ "timeZone": "Mars/Olympus" }']]);
  const list = { layout: undefined, isAboutDays: false };
  expect(shownDaysOf(here, { until: "2020-05-03" }, list, now)?.is).toBe("over");
});

test("an event is over after its own last day, and its days say nothing in other layouts", () => {
  const course = { firstDay: "2025-05-01", lastDay: "2025-05-03" };
  expect(wordsOf(course, "events")).toBe("Over since May 4, 2025: visitors don’t see it.");
  expect(wordsOf({ ...course, lastDay: "2025-05-04" }, "events")).toBe(undefined);
  expect(wordsOf(course, "prose")).toBe(undefined);
});

test("an item that begins later says from when visitors see it", () => {
  expect(wordsOf({ from: "2025-12-01" })).toBe("Visitors see it from December 1, 2025 on.");
  expect(wordsOf({ from: "2025-05-04" })).toBe(undefined);
});

test("a holiday is seen before it begins, and says only that it is over", () => {
  const about = { layout: undefined, isAboutDays: true };
  const phase = (item: object) => shownDaysOf(files, item, about, now)?.is;
  expect(phase({ from: "2025-12-24", until: "2026-01-01" })).toBe(undefined);
  expect(phase({ from: "2025-12-24" })).toBe(undefined);
  expect(phase({ from: "2025-05-03" })).toBe("over");
});

test.each([[{}], [{ until: "" }], [{ until: "tomorrow" }], [{ until: 5 }], ["no item"]])(
  "%j says nothing",
  (item) => {
    expect(shown(item, "events")).toBe(undefined);
  },
);
