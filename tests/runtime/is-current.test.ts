// The one rule for what is shown for a time only: by day, in the time zone of the site.
import fc from "fast-check";
import { expect, test } from "vitest";
import { isDay } from "../../src/content/text/day.ts";
import { dayAt, phaseOn } from "../../src/runtime/is-current.ts";

test.each([
  ["2025-11-30", "early"],
  ["2025-12-01", "now"],
  ["2025-12-24", "now"],
  ["2025-12-25", "over"],
])("from December 1 until December 24: %s is %s", (day, phase) => {
  expect(phaseOn({ from: "2025-12-01", until: "2025-12-24" }, day)).toBe(phase);
});

test("without a first day it has begun, without a last one it never ends", () => {
  expect(phaseOn({ until: "2025-12-24" }, "1999-01-01")).toBe("now");
  expect(phaseOn({ from: "2025-12-01" }, "2999-01-01")).toBe("now");
  expect(phaseOn({}, "2025-12-24")).toBe("now");
});

test("a day ends at midnight in the site's time zone, also on the day of a change to daylight saving time", () => {
  expect(dayAt(new Date("2025-12-25T07:59:59Z"), "America/Los_Angeles")).toBe("2025-12-24");
  expect(dayAt(new Date("2025-12-25T08:00:00Z"), "America/Los_Angeles")).toBe("2025-12-25");
  expect(dayAt(new Date("2025-03-30T21:59:59Z"), "Europe/Berlin")).toBe("2025-03-30");
  expect(dayAt(new Date("2025-03-30T22:00:00Z"), "Europe/Berlin")).toBe("2025-03-31");
});

const moment = fc.date({
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2099-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const day = moment.map((date) => date.toISOString().slice(0, 10));
const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"), "Etc/GMT+12", undefined);

test("at any time and anywhere, it is a day of the calendar, at most one away from that in Greenwich", () => {
  fc.assert(
    fc.property(moment, zone, (now, timeZone) => {
      const here = dayAt(now, timeZone);
      expect(isDay(here)).toBe(true);
      const inGreenwich = Date.parse(now.toISOString().slice(0, 10));
      expect(Math.abs(Date.parse(here) - inGreenwich)).toBeLessThanOrEqual(86_400_000);
    }),
  );
});

test("whatever the days are, something is first to come, then there, then over, and never back", () => {
  const order = ["early", "now", "over"];
  fc.assert(
    fc.property(fc.option(day), fc.option(day), fc.array(day), (from, until, days) => {
      const dated = { from: from ?? undefined, until: until ?? undefined };
      const phases = [...days, from ?? "", until ?? ""].sort().map((at) => phaseOn(dated, at));
      const ranks = phases.map((phase) => order.indexOf(phase));
      expect(ranks).toEqual([...ranks].sort());
    }),
  );
});
