// A command that takes long counts what is done in the terminal.
import { expect, test } from "vitest";
import { counted } from "../bench/counted.ts";
import { progressLine } from "../../src/commands/progress-line.ts";

/** What a terminal shows after these writes: a carriage return and "erase to the end" are what it understands. */
function shownBy(isTTY: boolean, counts: number): string[] {
  const shown: string[] = [];
  const write = (text: string) => {
    shown.push(text.replace("\r\u001B[K", ""));
    return true;
  };
  const line = progressLine({ isTTY, write }, (done, total) => `${done} of ${total} …`);
  for (let done = 1; done <= counts; done++) line(done, counts);
  return shown;
}

test("in a terminal the line counts, and is gone in the end", () => {
  expect(shownBy(true, 3)).toEqual(["1 of 3 …", "2 of 3 …", ""]);
});

test("the bench counts what it measures, in turns", () => {
  const shown: string[] = [];
  const write = (text: string) => Boolean(shown.push(text.replace("\r\u001B[K", "")));
  const measured = [...counted("Visits", ["ours", "theirs"].values(), 2, { isTTY: true, write })];
  expect(measured).toEqual(["ours", "theirs", "ours", "theirs"]);
  expect(shown).toEqual([
    "Visits: 1 of 4 …",
    "Visits: 2 of 4 …",
    "Visits: 3 of 4 …",
    "Visits: 4 of 4 …",
    "",
  ]);
});

test("into a file nothing is written", () => {
  expect(shownBy(false, 3)).toEqual([]);
});
