// An event is over after its last day, and its days are in order.
import { expect, test } from "vitest";
import { lastDayShown } from "../../src/content/text/event-days.ts";

test.each([
  ["its last day", { firstDay: "2025-03-03", lastDay: "2025-03-05" }, "2025-03-05"],
  ["its only day", { firstDay: "2025-03-03" }, "2025-03-03"],
  [
    "an earlier day that the author has chosen",
    { firstDay: "2025-03-03", until: "2025-03-01" },
    "2025-03-01",
  ],
  [
    "its last day, if the author has chosen a later one",
    { firstDay: "2025-03-03", until: "2025-04-01" },
    "2025-03-03",
  ],
  [
    "the next day, if it goes on after midnight",
    { firstDay: "2031-12-31", time: "20:00-02:00" },
    "2032-01-01",
  ],
  [
    "its day, if only its beginning is known",
    { firstDay: "2031-12-31", time: "20:00" },
    "2031-12-31",
  ],
  ["no day that is still asked for", { firstDay: "2025-03-03", lastDay: "" }, "2025-03-03"],
])("visitors see it until %s", (_, days, last) => {
  expect(lastDayShown(days)).toBe(last);
});

test("without a day it is never over", () => {
  expect(lastDayShown({})).toBe(undefined);
  expect(lastDayShown({ firstDay: "" })).toBe(undefined);
});
