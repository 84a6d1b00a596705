// Fields whose names were left out, alone or with their lines: what can be told of them.
import type { Problem } from "../diagnostics/problem.ts";
import type { Damage } from "../model/damage.ts";
import { isFields, valueAt } from "../model/json.ts";
import { pointer, type Path } from "../model/path.ts";
import { unnamed } from "../syntax/parsed.ts";

/** Whether a problem is only that a field has no name, which was said where the name is missing. */
export function isNameless({ place }: Problem): boolean {
  return place.path?.at(-1) === unnamed;
}

/**
 * A field without a name may be any field of what it stands in.
 * @param shape what the schemas found when names that could be told were put in
 */
export function damageByNameless(shape: readonly Problem[]): Damage[] {
  return shape
    .filter(isNameless)
    .map(({ place }) => ({ path: (place.path ?? []).slice(0, -1), whole: false }));
}

/**
 * How many fields have no name and can't be any that is left to what they stand in: nothing that was left out made them.
 * What is in such a field isn't held against a schema, so that it would seem to have fewer mistakes than it has.
 * @param shape what the schemas found in a value
 */
export function countPlaceless(
  shape: readonly Problem[],
  value: unknown,
  validate: (value: unknown) => Problem[],
): number {
  // Where names are free, as those of facts are, it can be any.
  const nameless = shape.filter((found) => isNameless(found) && found.id === "unknown-field");
  if (nameless.length === 0) return 0;
  const tried = structuredClone(value);
  const places = nameless.map((found) => tryEveryName(found, tried));
  const unfit = new Set(
    validate(tried).flatMap(({ id, place: { path = [] } }) =>
      id === "wrong-type" || id === "unknown-value"
        ? [pointer(path), pointer(path.slice(0, -1))]
        : [],
    ),
  );
  return places.filter((each) => each.every((place) => unfit.has(pointer(place)))).length;
}

/** @returns where a value without a name was put in a copy of what it stands in: into each field that is left */
function tryEveryName({ id, place: { path = [] }, values }: Problem, root: unknown): Path[] {
  const owner = valueAt(root, path.slice(0, -1));
  if (id !== "unknown-field" || !isFields(owner)) return [];
  const free = values.known.filter((field) => !Object.hasOwn(owner, field));
  for (const field of free) owner[field] = owner[unnamed];
  return free.map((field) => [...path.slice(0, -1), field]);
}

/**
 * Says which name was left out, if what it is the name of shows it.
 * @param written the pointer of a field as it is meant -> its name as it is written, where they differ
 */
export function withNames(
  problems: readonly Problem[],
  written: ReadonlyMap<string, string>,
): Problem[] {
  const names = [...written].flatMap(([at, name]) => (name === unnamed ? [at] : []));
  const missing = problems.reduce((count, found) => count + unnamedIn(found), 0);
  const isSure = missing === 1 && names.length === 1;
  const name = isSure ? names[0]?.split("/").at(-1) : undefined;
  return problems.map((found) => {
    if (found.id === "syntax-name-missing") return { ...found, values: { name } };
    if (found.id === "syntax-line-missing") return { ...found, values: { ...found.values, name } };
    return found;
  });
}

/** How many names were left out by what a problem is about. */
function unnamedIn(found: Problem): number {
  if (found.id === "syntax-name-missing") return 1;
  return found.id === "syntax-line-missing"
    ? found.values.lines.filter(({ isNamed }) => isNamed).length
    : 0;
}
