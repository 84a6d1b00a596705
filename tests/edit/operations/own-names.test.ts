// What is added to a list is told apart from what stands there.
import { expect, test } from "vitest";
import { withUniqueNames } from "../../../src/edit/operations/own-names.ts";

test("what has a name or an id that is taken gets the next number behind it", () => {
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

test("everything else is put in as it is", () => {
  expect(withUniqueNames({ name: "day", label: "time" }, [{ name: "time" }])).toEqual({
    name: "day",
    label: "time",
  });
  expect(withUniqueNames("time", ["time"])).toBe("time");
});
