// The time zones that the editor offers have the names that people look for, and the check takes the old ones, too.
import { expect, test } from "vitest";
import { todaysZone, todaysZones } from "../../../../src/edit/panel/inputs/todays-zones.ts";
import { change, compileFiles } from "../../../content/base.ts";

test("cities are listed under the names they have today", () => {
  const zones = todaysZones();
  expect(zones).toEqual(expect.arrayContaining(["Asia/Kolkata", "Europe/Kyiv", "America/Nuuk"]));
  expect(zones).not.toContain("Asia/Calcutta");
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.length).toBe(Intl.supportedValuesOf("timeZone").length);
});

test("each is the same time as the name before", () => {
  const moment = new Date("2025-07-01T12:00:00Z");
  const clock = (timeZone: string) => moment.toLocaleString("sv-SE", { timeZone });
  for (const zone of Intl.supportedValuesOf("timeZone"))
    expect([zone, clock(todaysZone(zone))]).toEqual([zone, clock(zone)]);
});

test.each(["Asia/Kolkata", "Asia/Calcutta", "Europe/Kyiv", "Europe/Kiev"])(
  "%s is accepted",
  (zone) => {
    const files = change("site.json", '"homePage"', `"timeZone": "${zone}",\n  "homePage"`);
    expect(compileFiles(files).diagnostics).toEqual([]);
  },
);
