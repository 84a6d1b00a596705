// Opening hours by the clock at the business, wherever the visitor is.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOpen, type OpeningHours } from "../../src/runtime/is-open.ts";

const weekday = ["08:00-12:00", "13:00-17:30"];
const hours = (
  zone: string,
  saturday: string[] = [],
  exceptions: OpeningHours[2] = [],
): OpeningHours => [zone, [weekday, weekday, weekday, weekday, weekday, saturday, []], exceptions];

const at = (hoursOf: OpeningHours, moment: string) => isOpen(hoursOf, new Date(moment));

describe("a business in Portland, Oregon, seven hours behind UTC in summer", () => {
  const portland = hours("America/Los_Angeles");
  test.each([
    ["2025-05-27T14:59:59Z", false],
    ["2025-05-27T15:00:00Z", true],
    ["2025-05-27T18:59:59Z", true],
    ["2025-05-27T19:00:00Z", false],
    ["2025-05-27T20:00:00Z", true],
    // Tuesday in Greenwich is still Monday there.
    ["2025-05-27T00:15:00Z", true],
    ["2025-05-27T00:30:00Z", false],
    // A Saturday.
    ["2025-05-31T18:00:00Z", false],
  ])("at %s: open is %s", (moment, open) => {
    expect(at(portland, moment)).toBe(open);
  });
});

test("it opens at the same time by its own clock on both sides of a change to daylight saving time", () => {
  const berlin = hours("Europe/Berlin");
  // Clocks went forward on March 30, 2025: eight o'clock is 07:00 UTC on Friday, and 06:00 UTC on Monday.
  expect(at(berlin, "2025-03-28T06:30:00Z")).toBe(false);
  expect(at(berlin, "2025-03-28T07:00:00Z")).toBe(true);
  expect(at(berlin, "2025-03-31T05:59:00Z")).toBe(false);
  expect(at(berlin, "2025-03-31T06:00:00Z")).toBe(true);
});

describe("hours that end after midnight", () => {
  const bar = hours("America/New_York", ["18:00-02:00"]);
  test.each([
    ["on Saturday night", "2025-06-01T03:30:00Z", true],
    ["a minute after midnight, when it is Sunday", "2025-06-01T04:01:00Z", true],
    ["at two", "2025-06-01T06:00:00Z", false],
    ["a night earlier, after midnight", "2025-05-31T04:01:00Z", false],
  ])("%s: open is %s", (_when, moment, open) => {
    expect(at(bar, moment)).toBe(open);
  });

  test("last until the clock says so in the night that has an hour less", () => {
    // On March 9, 2025, New York went from 1:59 to 3:00, so that two o'clock never came.
    expect(at(bar, "2025-03-09T06:59:00Z")).toBe(true);
    expect(at(bar, "2025-03-09T07:00:00Z")).toBe(false);
  });
});

test("a day around the clock is open at its first and its last minute, and not a minute more", () => {
  const always = hours("UTC", ["00:00-24:00"]);
  expect(at(always, "2025-05-30T23:59:00Z")).toBe(false);
  expect(at(always, "2025-05-31T00:00:00Z")).toBe(true);
  expect(at(always, "2025-05-31T23:59:00Z")).toBe(true);
  expect(at(always, "2025-06-01T00:00:00Z")).toBe(false);
});

describe("holidays", () => {
  const closed = ["2025-12-24", "2025-12-26", []] as const;
  const short = ["2025-12-31", "2025-12-31", ["09:00-11:00"]] as const;
  const shop = hours("UTC", [], [closed, short]);
  test.each([
    ["2025-12-23T09:00:00Z", true],
    ["2025-12-24T09:00:00Z", false],
    ["2025-12-25T09:00:00Z", false],
    ["2025-12-26T09:00:00Z", false],
    ["2025-12-29T09:00:00Z", true],
    ["2025-12-31T10:59:00Z", true],
    ["2025-12-31T11:00:00Z", false],
  ])("at %s: open is %s", (moment, open) => {
    expect(at(shop, moment)).toBe(open);
  });

  test("don't cut off the night before", () => {
    const bar = hours("UTC", ["18:00-02:00"], [["2025-06-01", "2025-06-01", []]]);
    expect(at(bar, "2025-06-01T01:00:00Z")).toBe(true);
    expect(at(bar, "2025-06-01T02:00:00Z")).toBe(false);
  });
});

test("a time zone that the browser doesn't know is an error, and no answer", () => {
  expect(() => at(hours("Mars/Olympus"), "2025-05-27T15:00:00Z")).toThrow(RangeError);
});

describe("at any minute of any week", () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const clock = (minutes: number) =>
    [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
  const times = fc.array(
    fc.tuple(minute, minute).filter(([from, to]) => from !== to),
    { maxLength: 4 },
  );
  const week = fc.array(times, { minLength: 7, maxLength: 7 });
  /** A Monday. */
  const monday = Date.UTC(2025, 5, 2);

  test("it is open if that minute is counted from some day's opening, also past midnight", () => {
    fc.assert(
      fc.property(week, fc.integer({ min: 0, max: 6 }), minute, (all, today, now) => {
        const open = new Set(
          all.flatMap((spans, on) =>
            spans.flatMap(([from, to]) => {
              const length = (to - from + 1440) % 1440;
              // The night after Sunday is on Monday.
              return Array.from(
                { length },
                (_, passed) => (on * 1440 + from + passed) % (7 * 1440),
              );
            }),
          ),
        );
        const written = all.map((spans) => spans.map((span) => span.map(clock).join("-")));
        const moment = new Date(monday + (today * 1440 + now) * 60_000);
        expect(isOpen(["UTC", written, []], moment)).toBe(open.has(today * 1440 + now));
      }),
    );
  });

  test("a holiday without hours is closed, but for what is left of the night before", () => {
    const holiday = ["2025-06-04", "2025-06-04", []] as const;
    fc.assert(
      fc.property(week, minute, (all, now) => {
        const written = all.map((spans) => spans.map((span) => span.map(clock).join("-")));
        const night = all[1]?.some(([from, to]) => to < from && now < to) ?? false;
        const moment = new Date(monday + (2 * 1440 + now) * 60_000);
        expect(isOpen(["UTC", written, [holiday]], moment)).toBe(night);
      }),
    );
  });
});
