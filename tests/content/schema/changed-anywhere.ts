// Values with a few changes at random locations: other types, lengths and numbers around every limit, and other fields.
import fc from "fast-check";
import { isFields } from "../../../src/content/model/json.ts";

const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  7,
  1e9,
  "",
  " ",
  "x",
  "https://example.org/",
  "media/x.jpg",
  "2025-02-30",
  "toString",
  "😀".repeat(60),
  [],
  ["x", "x"],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, 3],
  {},
  { type: "hero" },
  { type: "text" },
  { type: 3 },
  { label: "x", page: "home", href: "https://example.org/" },
  { label: "x", form: {}, file: "media/x.pdf", "a/b~c": 1 },
];

/** Changes of one value. */
const changes: readonly ((value: unknown, pick: number) => unknown)[] = [
  (_value, pick) => values[pick % values.length],
  (value, pick) => (typeof value === "string" ? value.repeat(pick % 90) : value),
  (value, pick) => (typeof value === "string" ? `${value}${"é😀"[pick % 3] ?? ""}` : value),
  (value, pick) =>
    Array.isArray(value)
      ? Array.from({ length: pick % 40 }, (_, at) => value[at % value.length] as unknown)
      : value,
  (value, pick) =>
    Array.isArray(value) ? [...(value as unknown[]), values[pick % values.length]] : value,
  (value, pick) => {
    if (!isFields(value)) return value;
    const names = Object.keys(value);
    const { [names[pick % names.length] ?? ""]: _removed, ...rest } = value;
    return rest;
  },
  (value, pick) =>
    isFields(value)
      ? { ...value, [fields[pick % fields.length] ?? "x"]: values[pick % values.length] }
      : value,
];

const fields = [
  ..."type id heading text items cards hidden layout action picture page href file label level name max min".split(
    " ",
  ),
  "a/b~c",
  "toString",
  "Not A Name",
];

/** @param roots the values to change */
export function changedAnywhere(roots: readonly unknown[]): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.nat(), fc.nat(changes.length - 1), fc.nat());
  return fc
    .tuple(fc.constantFrom(...roots), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([root, all]) =>
      all.reduce((value: unknown, [at, kind, pick]) => {
        const paths = pathsIn(value);
        return changedAt(value, paths[at % paths.length] ?? [], (inner) =>
          changes[kind]?.(inner, pick),
        );
      }, root),
    );
}

function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

function changedAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((each: unknown, at) =>
      at === Number(key) ? changedAt(each, rest, change) : each,
    );
  if (!isFields(value)) return value;
  return { ...value, [key]: changedAt(value[key], rest, change) };
}
