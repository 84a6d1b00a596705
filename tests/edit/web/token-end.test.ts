// The day that a token ends.
import { expect, test } from "vitest";
import { endOn } from "../../../src/edit/web/token-end.ts";

test("a token can be used on its last day, and not after it", () => {
  const end = endOn("2027-05-09", new Date("2027-05-09T17:00"));
  expect(end?.toDateString()).toBe("Sun May 09 2027");
  expect(end && end > new Date("2027-05-09T23:59")).toBe(true);
  expect(endOn("2027-05-09", new Date("2027-05-10T00:00"))).toBeUndefined();
  expect(endOn("")).toBeUndefined();
});
