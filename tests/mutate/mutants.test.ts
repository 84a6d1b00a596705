// Which mistakes are made on purpose, and that each is one that runs.
import { expect, test } from "vitest";
import { mutantsOf } from "./mutants.ts";

const made = (code: string) =>
  mutantsOf("a.ts", code).map(({ from, to, text }) => code.slice(0, from) + text + code.slice(to));

test.each([
  ["a comparison", "a === b;", ["a !== b;"]],
  ["both sides of a condition", "a && b || c;", ["a && b && c;", "a || b || c;"]],
  ["a condition", "if (a) b;", ["if (!(a)) b;"]],
  ["a choice", "const c = a ? 1 : b;", ["const c = !(a) ? 1 : b;", "const c = a ? 2 : b;"]],
  ["a negation", "const b = !a;", ["const b = a;"]],
  ["a step", "save(a);", [";"]],
  ["a value", "const a = true;", ["const a = false;"]],
])("%s", (_what, code, mutants) => {
  expect(made(code).toSorted()).toEqual(mutants.toSorted());
});

test("joined texts, types and comments are left alone", () => {
  expect(made('const a: 1 = b; const c = "a" + b; type A = true; // a === b')).toEqual([]);
});
