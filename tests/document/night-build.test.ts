// A site built at any hour says the same about opening hours as one built before, by the clock of any time zone.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Site } from "../../src/content/model/site.ts";
import { weekdays } from "../../src/content/text/week.ts";
import { asOf } from "../../src/document/as-of.ts";
import { isOpen, type OpeningHours } from "../../src/runtime/is-open.ts";
import { compileExamples } from "../blocks/examples.ts";

const examples = compileExamples();

/** What the page of a site gives to the script that says if it is open. */
function hoursOf({ openingHours, timeZone = "UTC" }: Site): OpeningHours {
  const week = weekdays.map((day) => openingHours?.[day] ?? []);
  const exceptions = (openingHours?.exceptions ?? []).map(
    ({ from, until, open }) => [from, until ?? from, open ?? []] as const,
  );
  return [timeZone, week, exceptions];
}

const times = fc.constantFrom<string[][]>(
  [],
  ["09:00-17:00"],
  ["18:00-02:00"],
  ["10:00-12:00", "20:00-05:30"],
  ["00:00-24:00"],
);
const zone = fc.constantFrom(
  "Europe/Berlin",
  "America/Los_Angeles",
  "Asia/Kolkata",
  "Pacific/Auckland",
  "Pacific/Pago_Pago",
);

test("built at any hour around a holiday, at the moment of the build", () => {
  fc.assert(
    fc.property(
      times,
      times,
      fc.nat({ max: 2 }),
      zone,
      fc.integer({ min: 0, max: 5 * 48 }),
      (usual, open, more, timeZone, halfHours) => {
        const until = `2025-12-${24 + more}`;
        const exception = {
          name: "Holiday",
          from: "2025-12-24",
          ...(more > 0 && { until }),
          ...(open.length > 0 && { open }),
        };
        const week = Object.fromEntries(weekdays.map((day) => [day, usual]));
        const site: Site = {
          ...examples,
          timeZone,
          openingHours: { ...week, exceptions: [exception] },
        };
        const moment = new Date(Date.UTC(2025, 11, 23, 0, halfHours * 30));
        expect(isOpen(hoursOf(asOf(site, moment)), moment)).toBe(isOpen(hoursOf(site), moment));
      },
    ),
    { seed: 9, numRuns: 3000 },
  );
});

test("a holiday is gone from the page on the next day, unless its night isn't over", () => {
  const on = (usual: string[], moment: string) => {
    const openingHours = { friday: usual, exceptions: [{ name: "Holiday", from: "2025-12-26" }] };
    const site: Site = { ...examples, timeZone: "Europe/Berlin", openingHours };
    return asOf(site, new Date(moment)).openingHours?.exceptions?.length ?? 0;
  };
  expect(on(["09:00-17:00"], "2025-12-26T22:59:00Z")).toBe(1);
  expect(on(["09:00-17:00"], "2025-12-26T23:00:00Z")).toBe(0);
  expect(on(["18:00-02:00"], "2025-12-26T23:00:00Z")).toBe(1);
  expect(on(["18:00-02:00"], "2025-12-27T23:00:00Z")).toBe(0);
});
