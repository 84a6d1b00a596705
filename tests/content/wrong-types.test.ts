// Wherever content has a value, one of another type is reported there, and nothing breaks.
import { expect, test } from "vitest";
import { createCompiler } from "../../src/content/compile.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { exampleInput, siteExamples } from "../blocks/examples.ts";

type Path = readonly (string | number)[];

const wrong = ["closed", 7, true, null, [], {}, ["closed"], [7], [null], { closed: "closed" }];

/** The examples of site.json, all at once. */
const settings: object = Object.assign({}, ...siteExamples);
const input = exampleInput(settings);
const { files } = input;

/** @yields each value, but of a list only its first entry */
function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== "object" || value === null) return;
  const entries = Array.isArray(value) ? value.slice(0, 1).entries() : Object.entries(value);
  for (const [key, inner] of entries) yield* placesIn(inner, [...path, key]);
}

/** @returns a copy with another value at a place */
function replaced(value: unknown, [key, ...keys]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  // Cast: a place within a value that has fields or entries.
  const inner = replaced((value as Record<string | number, unknown>)[key], keys, by);
  if (Array.isArray(value)) return value.with(Number(key), inner);
  return { ...(value as object), [key]: inner };
}

const at = (value: unknown, path: Path): unknown =>
  // Cast: a place that was found there.
  path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);
const kindOf = (value: unknown) =>
  value === null ? "null" : Array.isArray(value) ? "list" : typeof value;

test.each([...files.keys()])("in %s", (file) => {
  const compile = createCompiler(engineVocabulary);
  expect(compile(input).ok).toBe(true);
  const value: unknown = JSON.parse(files.get(file) ?? "");
  const missed: string[] = [];
  for (const path of placesIn(value))
    for (const by of wrong.filter((each) => kindOf(each) !== kindOf(at(value, path)))) {
      const text = JSON.stringify(replaced(value, path, by));
      const { diagnostics } = compile({ ...input, files: new Map(files).set(file, text) });
      if (!diagnostics.some((each) => each.file === `content/${file}`))
        missed.push(`${path.join("/")}: ${JSON.stringify(by)}`);
    }
  expect(missed).toEqual([]);
});
