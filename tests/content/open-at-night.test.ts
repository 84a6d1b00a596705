// Times until the morning are asked about, until the site says that it is open then.
import { expect, test } from "vitest";
import { change, compileFiles } from "./base.ts";

function askedWith(hours: object): number {
  const written = JSON.stringify({
    monday: ["14:00-06:00"],
    exceptions: [{ name: "Carnival", from: "2025-02-27", open: ["09:00-07:00"] }],
    ...hours,
  });
  const files = change("site.json", '"homePage"', `"openingHours": ${written}, "homePage"`);
  return compileFiles(files).diagnostics.filter(({ id }) => id === "until-morning").length;
}

test.each([
  ["without an answer, on each day", {}, 2],
  ["after a no", { openAtNight: false }, 2],
  ["after a yes", { openAtNight: true }, 0],
])("%s: %j", (_when, hours, count) => {
  expect(askedWith(hours)).toBe(count);
});
