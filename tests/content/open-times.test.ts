// What a time of the day probably means, and when the next one begins.
import { expect, test } from "vitest";
import { meantTimes, timesAfter } from "../../src/content/text/open-times.ts";

test.each([
  ["14:00-06:00", "14:00-18:00"],
  ["09:00-05:30", "09:00-17:30"],
  ["08:30-07:00", "08:30-19:00"],
  ["21:00-17:00", "09:00-17:00"],
])("%s is probably %s", (times, meant) => {
  expect(meantTimes(times)).toBe(meant);
});

test.each([
  ["a day", "09:00-17:00"],
  ["a bar", "18:00-02:00"],
  ["a club that opens early", "14:00-04:00"],
  ["a service for emergencies at night", "18:00-08:00"],
  ["a night shift", "22:00-06:00"],
  ["until midnight", "14:00-24:00"],
  ["a night that lasts into the afternoon", "23:00-13:00"],
  ["around the clock", "00:00-24:00"],
  ["an hour that is being typed", "14:00-"],
])("%s is as it is written: %s", (_, times) => {
  expect(meantTimes(times)).toBeUndefined();
});

test.each([
  ["08:00-12:00", "13:00-17:00"],
  ["08:00-12:30", "13:30-17:30"],
  ["08:00-20:00", "21:00-24:00"],
])("after %s, the next begins an hour later: %s", (times, after) => {
  expect(timesAfter(times)).toBe(after);
});

test.each(["08:00-23:00", "08:00-24:00", "18:00-02:00", "08:00-", ""])(
  "after %s, the day is over, or nobody knows when it ends",
  (times) => {
    expect(timesAfter(times)).toBeUndefined();
  },
);
