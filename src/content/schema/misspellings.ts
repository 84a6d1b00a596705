// Reads misspelled names as if they were right, so that the values under them are checked in the same run.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { meantPath } from "../diagnostics/subject.ts";
import type { Damage } from "../model/damage.ts";
import { valueAt, isFields } from "../model/json.ts";
import { groupBy } from "../model/group.ts";
import { unnamed } from "../syntax/parsed.ts";
import { pointer, type Path } from "../model/path.ts";

interface Meant {
  value: unknown;
  /** The names that were read as the ones they resemble. */
  misspelled: Problem[];
  /** Deviations from the schema, apart from these names. */
  shape: Problem[];
  damage: readonly Damage[];
  /** The pointer of a field by its intended name -> its name as written. */
  written: ReadonlyMap<string, string>;
}

/** A misspelled name, and the pointer with the correct name: of a field, or of a value that is a name itself. */
interface Guess {
  found: Problem;
  target: Path;
  written: string | undefined;
  right: string;
}

const noneWritten: ReadonlyMap<string, string> = new Map();

/**
 * @param damage what syntax errors left unknown
 * @param validate returns every deviation of a value from its schema
 */
export function readAsMeant(
  value: unknown,
  damage: readonly Damage[],
  validate: (value: unknown) => Problem[],
): Meant {
  let shape = validate(value);
  // Most files have nothing to guess.
  if (shape.length === 0) return { value, misspelled: [], shape, damage, written: noneWritten };
  const misspelled: Problem[] = [];
  const written = new Map<string, string>();
  const refused = new Set<string>();
  for (;;) {
    const guesses = guessesIn(shape, value).filter(({ target }) => !refused.has(pointer(target)));
    if (guesses.length === 0)
      return {
        value,
        misspelled,
        shape: shape.map(withoutSole),
        damage,
        written,
      };
    const guessed = structuredClone(value);
    for (const guess of guesses) follow(guess, guessed);
    const left = validate(guessed);
    const doubtful = doubted(guesses, left);
    for (const { target } of doubtful) refused.add(pointer(target));
    if (doubtful.length > 0) continue;
    for (const guess of guesses) {
      misspelled.push(isFormer(guess.found) ? renamed(guess) : guess.found);
      if (guess.written === undefined) continue;
      written.set(pointer(guess.target), guess.written);
      damage = damage.map((each) => ({ ...each, path: asMeant(each.path, guess) }));
    }
    [value, shape] = [guessed, left];
  }
}

/** The possible guesses; of two names that could mean the same one, neither. */
function guessesIn(shape: readonly Problem[], root: unknown): Guess[] {
  if (shape.length === 0) return [];
  const guesses = withPairs(shape, root).flatMap((found): Guess[] => {
    const path = found.location.path ?? [];
    if (found.id === "unknown-field") {
      const { field: written, suggestion: right } = found.values;
      const target = meantPath(found);
      return right === undefined || target === undefined ? [] : [{ found, target, written, right }];
    }
    if (found.id !== "unknown-type" && found.id !== "unknown-value") return [];
    const { suggestion: right } = found.values;
    return right === undefined ? [] : [{ found, target: path, written: undefined, right }];
  });
  const byTarget = groupBy(guesses, ({ target }) => pointer(target));
  return [...byTarget.values()].flatMap((same) => (same.length === 1 ? same : []));
}

/** If one field is missing and one is unknown, however it is spelled, the unknown one stands for the missing one. */
function withPairs(shape: readonly Problem[], root: unknown): readonly Problem[] {
  const inFields = shape.filter(({ id }) => id === "unknown-field" || id === "missing-field");
  const groups = groupBy(inFields, ({ id, location: { path = [] } }) =>
    pointer(id === "unknown-field" ? path.slice(0, -1) : path),
  );
  const pairs = new Map<Problem, string>();
  for (const group of groups.values()) {
    const [unknown, ...others] = group.filter(({ id }) => id === "unknown-field");
    const [missing, ...more] = group.filter(({ id }) => id === "missing-field");
    if (unknown && missing?.id === "missing-field" && others.length + more.length === 0)
      pairs.set(unknown, missing.values.field);
    const last = unknown && others.length === 0 ? onlyName(unknown, root) : undefined;
    if (unknown && last !== undefined) pairs.set(unknown, last);
  }
  return shape.map((found) => {
    const suggestion = pairs.get(found);
    if (found.id !== "unknown-field" || found.values.suggestion !== undefined) return found;
    return suggestion === undefined ? found : { ...found, values: { ...found.values, suggestion } };
  });
}

/** The name of a field without one, if its object has all other fields already. */
function onlyName(
  { id, values, location: { path = [] } }: Problem,
  root: unknown,
): string | undefined {
  const owner = valueAt(root, path.slice(0, -1));
  if (id !== "unknown-field" || path.at(-1) !== unnamed || !isFields(owner)) return undefined;
  const [name, ...others] = values.known.filter((field) => !Object.hasOwn(owner, field));
  return others.length === 0 ? name : undefined;
}

function follow({ target, written, right }: Guess, root: unknown): void {
  const owner = valueAt(root, target.slice(0, -1));
  const name = target.at(-1);
  if (Array.isArray(owner)) owner[Number(name)] = right;
  if (!isFields(owner) || name === undefined) return;
  owner[name] = written === undefined ? right : owner[written];
  if (written !== undefined) delete owner[written];
}

/** Guesses that cause more problems, so something else must have been meant. */
function doubted(guesses: readonly Guess[], left: readonly Problem[]): Guess[] {
  const problems = groupBy(left, ({ id, location: { path = [] } }) =>
    pointer(id === "unknown-field" ? path.slice(0, -1) : path),
  );
  return guesses.filter(({ found, target, written }) => {
    if (isFormer(found)) return false;
    const inside = problems.get(pointer(target)) ?? [];
    const around = problems.get(pointer(target.slice(0, -1))) ?? [];
    if (written !== undefined)
      return (
        inside.some(({ id }) => id === "wrong-type") ||
        around.some(({ id }) => id === "button-target")
      );
    const meant = around.map(({ id, values }) =>
      id === "unknown-field" ? values.suggestion : undefined,
    );
    const isUnfit = ({ id, values }: Problem) =>
      (id === "missing-field" && !meant.includes(values.field)) ||
      (id === "unknown-field" && values.suggestion === undefined);
    return inside.length > 0 || (found.id === "unknown-type" && around.some(isUnfit));
  });
}

/** True for the name that a field had in an earlier version: nothing else can be meant. */
const isFormer = ({ id, values }: Problem): boolean =>
  id === "unknown-field" && values.isFormer === true;

/** A former name that was read isn't a mistake. */
const renamed = ({ found, written: field = "", right: now }: Guess): Problem =>
  problem("renamed-field", found.location, { field, now });

/** A name that couldn't be read as the one it resembles must not be changed automatically. */
function withoutSole(found: Problem): Problem {
  return found.id === "unknown-field"
    ? { ...found, values: { ...found.values, sole: undefined } }
    : found;
}

function asMeant(path: Path, { target, written, right }: Guess): Path {
  const at = target.length - 1;
  const isInside =
    path[at] === written && target.slice(0, at).every((key, index) => key === path[index]);
  return isInside ? path.with(at, right) : path;
}
