// Valid JSON has a short way to find where its values are. It must find what the way for broken texts finds.
import fc from "fast-check";
import { expect, test } from "vitest";
import { build } from "../../src/content/syntax/build-values.ts";
import { beginning } from "../../src/content/syntax/grammar.ts";
import type { Span } from "../../src/content/syntax/parsed.ts";
import { readOn } from "../../src/content/syntax/scanner.ts";
import { countFields, spansIn } from "../../src/content/syntax/spans.ts";
import { pathTo } from "../../src/content/syntax/state.ts";

/** Everything that a span says, read to its end. */
function written(span: Span | undefined): unknown {
  if (!span) return undefined;
  const { start, end, name, entries } = span;
  const inner = entries && [...entries].map(([key, entry]) => [key, written(entry)]);
  return { start, end, name: name && [name.start, name.end], inner };
}

const text = fc.oneof(fc.string(), fc.constantFrom("\\", 'a\\"b', "{", "]", ":", "\n", "é—", ","));
/** Names as fields can have them: neither reserved nor with a quote, which no field of a site has. */
const name = text.map((any) => `n${any.replaceAll('"', "")}`);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: "medium" },
    fc.oneof(text, fc.double({ noNaN: true }), fc.boolean(), fc.constant(null)),
    fc.array(tie("json"), { maxLength: 4 }),
    fc.dictionary(name, tie("json"), { maxKeys: 4 }),
  ),
}));
const space = fc.constantFrom("", " ", "\n", "\r\n", "\t ");

test("each value and each name of any JSON is where the way for broken texts finds it", () => {
  fc.assert(
    fc.property(json, fc.constantFrom(0, 1, 2), space, space, (value, indent, before, after) => {
      const whole = before + JSON.stringify(value, undefined, indent) + after;
      const state = readOn(whole, beginning, whole.length, true).state;
      expect(written(spansIn(whole))).toEqual(written(build(whole, pathTo(state)).span));
    }),
    { numRuns: 300 },
  );
});

test("fields are counted by their names, not by what texts say", () => {
  expect(countFields(String.raw`{ "a" : ["b: c", "\":", "\\"], "d\"": { "a": ":" } }`)).toBe(3);
});
