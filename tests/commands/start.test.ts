// Which options `start` has in a site that depends on the engine.
import { expect, test } from "vitest";
import { startOptions } from "../../src/commands/start.ts";

test.each([
  [["--port", "4999"], { port: 4999, open: false }],
  [["--open"], { port: 5173, open: true }],
  [["--port"], expect.stringMatching(/^Write a number after --port/)],
  [["--port", "x"], expect.stringMatching(/^--port is "x"/)],
  [["site"], expect.stringMatching(/^Unexpected word "site"/)],
  [["--prot", "1"], expect.stringMatching(/^There is no option --prot\. Did you mean --port\?/)],
])("start with %s", (args, expected) => {
  expect(startOptions(args)).toEqual(expected);
});
