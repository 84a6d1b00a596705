// @vitest-environment jsdom
// A short run of `npm run fuzz:paste`.
import { expect, test } from "vitest";
import { fuzzPaste } from "./fuzz.ts";

test("whatever is pasted, nothing vanishes, nothing hidden appears, and what is kept reads back", () => {
  expect(fuzzPaste(1, 200)).toBe("");
});
