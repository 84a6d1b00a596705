// Files and changes as they come, to hold the splicer to: from a seed, so that a failure can be repeated.
import fc from "fast-check";
import type { Change } from "../../../src/content/edit/change.ts";
import type { Json } from "../../../src/content/model/json.ts";
import type { Path } from "../../../src/content/model/path.ts";

const words = fc.constantFrom(
  "a",
  "Monday",
  "We treat, you track",
  "médecine",
  "医療費",
  "🩺",
  'a "b"',
);
const text = fc.oneof(
  { weight: 6, arbitrary: words },
  { weight: 2, arbitrary: fc.string({ maxLength: 90 }) },
  { weight: 1, arbitrary: fc.string({ minLength: 60, maxLength: 110 }) },
);
const number = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.constantFrom(1e21, 0.5, 1e-7));
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));

/** Names that the reader refuses, because they do harm, are none. */
const name = fc
  .oneof(fc.constantFrom("type", "label", "items", "href", "7"), fc.string({ maxLength: 12 }))
  .filter((each) => !["__proto__", "constructor", "prototype"].includes(each));

/** Any JSON, in the shapes that content has: lists of numbers, of texts, of objects. */
const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    scalar,
    fc.array(number, { maxLength: 40 }),
    fc.array(text, { maxLength: 5 }),
    fc.array(fc.dictionary(name, scalar, { maxKeys: 3 }), { maxLength: 4 }),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(name, tie("value"), { maxKeys: 5 }),
  ),
})).value;

/** Something that can be changed inside. */
export const document: fc.Arbitrary<Json> = fc.oneof(
  fc.dictionary(name, json, { minKeys: 1, maxKeys: 6 }),
  fc.array(json, { minLength: 1, maxLength: 6 }),
);

/** Which change it becomes is chosen by numbers, so that it fits whatever value it is made for. */
export interface Choice {
  kind: Change["do"];
  picks: number[];
  name: string;
  value: Json;
}

export const choice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.constantFrom<Change["do"]>("set", "insert", "remove", "move", "rename"),
  picks: fc.array(fc.nat(10_000), { minLength: 8, maxLength: 8 }),
  name,
  value: json,
});

/** The change that was chosen, where the value has a place for it. */
export function changeFor(
  root: Json,
  { kind, picks, name: called, value }: Choice,
): Change | undefined {
  const containers = [...containersIn(root, [])];
  const [first = 0, second = 0, third = 0] = picks;
  const { path, holds } = containers[first % containers.length] ?? { path: [], holds: {} };
  const keys = Array.isArray(holds) ? holds.map((_, index) => index) : Object.keys(holds);
  if (kind === "insert") {
    const at = second % (keys.length + 1);
    if (Array.isArray(holds)) return { do: "insert", into: path, at, value };
    return Object.hasOwn(holds, called)
      ? undefined
      : { do: "insert", into: path, at, name: called, value };
  }
  const key = keys[second % keys.length];
  if (key === undefined) return undefined;
  const inner = [...path, key];
  if (kind === "set") return { do: "set", path: inner, value };
  if (kind === "remove") return { do: "remove", path: inner };
  if (kind === "move") return { do: "move", path: inner, to: third % keys.length };
  if (Array.isArray(holds) || (Object.hasOwn(holds, called) && called !== key)) return undefined;
  return { do: "rename", path: inner, name: called };
}

interface Found {
  path: Path;
  holds: readonly Json[] | { readonly [name: string]: Json };
}

function* containersIn(value: Json, path: Path): Generator<Found> {
  if (typeof value !== "object" || value === null) return;
  yield { path, holds: value };
  for (const [key, inner] of entriesOf(value)) yield* containersIn(inner, [...path, key]);
}

/** The entries of a list or an object; numbers name those of a list. */
function entriesOf(value: Found["holds"]): [key: string | number, inner: Json][] {
  // Cast: Array.isArray doesn't narrow the type of a read-only list.
  return Array.isArray(value)
    ? (value as readonly Json[]).map((inner, index) => [index, inner])
    : Object.entries(value);
}

/** Every name, value, bracket, comma and colon of a text that is JSON. */
export function tokensOf(file: string): string[] {
  return file.match(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g) ?? [];
}

const blanks = ["", "", "", " ", "\n", "\n  ", "  \n\n", "\t"];

/** A value as prettier writes its numbers. */
export function written(value: Json): string {
  return JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\.)*"|e\+/g, (each) =>
    each === "e+" ? "e" : each,
  );
}

/** A value as people write it who don't care about layout. */
export function careless(value: Json, picks: readonly number[]): string {
  return tokensOf(written(value))
    .map((token, index) => {
      const pick = (picks[index % picks.length] ?? 0) + index * 7;
      return token + (blanks[pick % blanks.length] ?? "");
    })
    .join("");
}

/** A value with blanks in every place where prettier has none, none of them at a line's end. */
export function padded(value: Json): string {
  return tokensOf(written(value)).join(" ");
}
