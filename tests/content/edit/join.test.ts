// Two edits become one that does the same, if they are next to each other.
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEdits, joinEdits } from "../../../src/content/edit/edits.ts";

const edit = (length: number) =>
  fc.nat(length).chain((offset) =>
    fc.record({
      offset: fc.constant(offset),
      length: fc.nat(Math.min(5, length - offset)),
      content: fc.string({ maxLength: 5 }),
    }),
  );

test("the joined edit does what both did, and is missing only if text lies between them", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 30 }).chain((text) =>
        edit(text.length).chain((first) => {
          const between = applyEdits(text, [first]).text;
          return edit(between.length).map((second) => ({ text, first, between, second }));
        }),
      ),
      ({ text, first, between, second }) => {
        const joined = joinEdits([first], [second]);
        const isApart =
          second.offset + second.length < first.offset ||
          second.offset > first.offset + first.content.length;
        const done = joined && applyEdits(text, joined).text;
        expect(done).toBe(isApart ? undefined : applyEdits(between, [second]).text);
      },
    ),
    { numRuns: 2000 },
  );
});

test("lists of several edits, or none, are left alone", () => {
  const one = { offset: 0, length: 0, content: "a" };
  expect(joinEdits([one, { ...one, offset: 3 }], [one])).toBeUndefined();
  expect(joinEdits([one], [])).toBeUndefined();
});
