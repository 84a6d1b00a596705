// A name that is taken gets the first free number.
import { expect, test } from "vitest";
import { firstFree } from "../../src/content/text/first-free.ts";

test.each([
  [[], undefined, "team"],
  [["team"], undefined, "team2"],
  [["team", "team2", "team4"], undefined, "team3"],
  [["team", "team2"], "-", "team-2"],
  [["team", "team-2"], "-", "team-3"],
])(
  "with %j taken and %j before the number, the first free name is %s",
  (taken, separator, free) => {
    expect(firstFree("team", (name) => !taken.includes(name), separator)).toBe(free);
  },
);
