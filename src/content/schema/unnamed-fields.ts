// Handles fields whose names are missing, alone or with their lines.
import type { Problem } from "../diagnostics/problem.ts";
import type { Damage } from "../model/damage.ts";
import { isFields, valueAt } from "../model/json.ts";
import { pointer, type Path } from "../model/path.ts";
import { unnamed } from "../syntax/parsed.ts";

/** True if the only problem is a missing name, which is reported where the name is missing. */
export function isNameless({ location }: Problem): boolean {
  return location.path?.at(-1) === unnamed;
}

/**
 * A field without a name may be any field of its object.
 * @param shape the schema problems after known names were added
 */
export function damageByNameless(shape: readonly Problem[]): Damage[] {
  return shape
    .filter(isNameless)
    .map(({ location }) => ({ path: (location.path ?? []).slice(0, -1), whole: false }));
}

/**
 * Counts the nameless fields that can't be any of their object's remaining fields, so they aren't explained by a
 * missing name. Their content isn't validated, so the reading would seem to have fewer mistakes than it has.
 * @param shape the schema problems of a value
 */
export function countWithoutLocation(
  shape: readonly Problem[],
  value: unknown,
  validate: (value: unknown) => Problem[],
): number {
  // Where names are free, as for facts, it can be any.
  const nameless = shape.filter((found) => isNameless(found) && found.id === "unknown-field");
  if (nameless.length === 0) return 0;
  const tried = structuredClone(value);
  const locations = nameless.map((found) => tryEveryName(found, tried));
  const unfit = new Set(
    validate(tried).flatMap(({ id, location: { path = [] } }) =>
      id === "wrong-type" || id === "unknown-value" || id === "missing-field"
        ? [pointer(path), pointer(path.slice(0, -1))]
        : [],
    ),
  );
  return locations.filter((each) => each.every((location) => unfit.has(pointer(location)))).length;
}

/** @returns the paths where a nameless value was copied to: every remaining field of its object */
function tryEveryName({ id, location: { path = [] }, values }: Problem, root: unknown): Path[] {
  const owner = valueAt(root, path.slice(0, -1));
  if (id !== "unknown-field" || !isFields(owner)) return [];
  const free = values.known.filter((field) => !Object.hasOwn(owner, field));
  for (const field of free) owner[field] = owner[unnamed];
  return free.map((field) => [...path.slice(0, -1), field]);
}

/**
 * Adds the missing name to a problem, if the value shows which it is.
 * @param written the pointer of a field by its intended name -> its name as written, where they differ
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

/** How many missing names a problem is about. */
function unnamedIn(found: Problem): number {
  if (found.id === "syntax-name-missing") return 1;
  return found.id === "syntax-line-missing"
    ? found.values.lines.filter(({ isNamed }) => isNamed).length
    : 0;
}
