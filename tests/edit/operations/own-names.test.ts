// An item that is added to a list gets its own name and id.
import { expect, test } from "vitest";
import { withUniqueNames } from "../../../src/edit/operations/own-names.ts";

test("a name or id that is taken gets the next free number", () => {
  const others = [{ name: "time" }, { name: "time2", id: "hours" }, "words"];
  expect(withUniqueNames({ type: "radio", name: "time" }, others)).toEqual({
    type: "radio",
    name: "time3",
  });
  expect(withUniqueNames({ id: "hours", heading: "Hours" }, others)).toEqual({
    id: "hours2",
    heading: "Hours",
  });
});

test("everything else is added unchanged", () => {
  expect(withUniqueNames({ name: "day", label: "time" }, [{ name: "time" }])).toEqual({
    name: "day",
    label: "time",
  });
  expect(withUniqueNames("time", ["time"])).toBe("time");
});
