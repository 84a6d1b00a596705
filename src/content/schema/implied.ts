// One mistake, one diagnostic: drops what only follows from another problem of the same file.
import type { Damage } from "../syntax/tree.ts";
import type { DiagnosticId, Problem } from "../diagnostics/problem.ts";
import { meantPath } from "./misspellings.ts";
import { pointer } from "../model/path.ts";

/** Problems of a list or a group itself, which it may have only because an entry could not be read. */
const ofContainer = new Set<DiagnosticId>([
  "missing-field",
  "wrong-type",
  "unknown-value",
  "unknown-field",
  "too-few",
  "button-target",
  "no-main-heading",
  "late-main-heading",
  "unfilled-parameter",
  "unknown-parameter",
  "lost-field",
  "unlisted-opening",
]);

/** Those of them that stand at an entry of it. */
const ofEntry = new Set<DiagnosticId>([
  "unknown-field",
  "unknown-parameter",
  "lost-field",
  "unlisted-opening",
]);

/** Problems of a list or a group that lacks an entry. */
const ofLack = new Set<DiagnosticId>([
  "button-target",
  "missing-fact",
  "missing-field",
  "too-few",
  "unfilled-parameter",
]);

/** Said of a text that is long, which one that is too long is, too. */
const ofLength = new Set<DiagnosticId>(["long-title", "long-description"]);

/** What a name that exists nowhere is better called than "not of the right form". */
const ofName = new Set<DiagnosticId>(["unknown-page", "unknown-icon", "missing-media"]);

/**
 * @param shape what the schemas found
 * @param meaning what was found after that
 * @param damage what syntax errors left unknown
 */
export function withoutEchoes(
  shape: readonly Problem[],
  meaning: readonly Problem[],
  damage: readonly Damage[],
): Problem[] {
  const named = new Set(meaning.filter(({ id }) => ofName.has(id)).map(keyOf));
  const doubled = new Set(meaning.filter(({ id }) => id === "doubled-braces").map(partOf));
  const own = withoutMeant(shape).filter(
    (found) => found.id !== "wrong-form" || !named.has(keyOf(found)),
  );
  // A text that is too long is one all the same.
  const taken = new Set(own.filter(({ id }) => id !== "too-long").map(keyOf));
  const long = new Set(own.filter(({ id }) => id === "too-long").map(keyOf));
  const all = [
    ...own,
    ...meaning.filter(
      (found) =>
        !taken.has(keyOf(found)) &&
        !(ofLength.has(found.id) && long.has(keyOf(found))) &&
        !(found.id === "unknown-fact" && doubled.has(partOf(found))),
    ),
  ];
  if (damage.length === 0) return all;

  const unknown = damage.map(({ path, whole }) => ({ at: pointer(path), whole }));
  const inside = (key: string, at: string) => key === at || key.startsWith(`${at}/`);
  return all.filter((found) => {
    const key = keyOf(found);
    if (unknown.some(({ at, whole }) => whole && inside(key, at))) return false;
    // A name that is nearly right was read as what it is.
    if (!ofContainer.has(found.id) || meantField(found) !== undefined) return true;
    const container = containerOf(found);
    return !unknown.some(({ at, whole }) =>
      whole ? found.id !== "missing-field" && parentOf(at) === container : at === container,
    );
  });
}

/** A comma before the end is what is left where the last entry was taken away, if one is missing. */
export function withoutEndCommas(
  syntax: readonly Problem[],
  told: readonly Problem[],
): readonly Problem[] {
  const lacking = new Set(told.filter(({ id }) => ofLack.has(id)).map(containerOf));
  return syntax.filter(
    ({ id, place }) =>
      id !== "syntax-comma-extra" || place.path === undefined || !lacking.has(pointer(place.path)),
  );
}

/**
 * A fact that is wrong is wrong wherever it is used: of all its uses, only the first is left.
 * @param told what was left of other files; filled further
 */
export function withoutRepeats(problems: readonly Problem[], told: Set<string>): Problem[] {
  return problems.filter(({ id, values }) => {
    if (id !== "wrong-contact" && id !== "wrong-recipient") return true;
    if (values.fact === undefined || !values.isFactWrong) return true;
    const isNew = !told.has(values.fact);
    told.add(values.fact);
    return isNew;
  });
}

/** A misspelled field is one mistake: that the right one is missing too goes without saying. */
function withoutMeant(problems: readonly Problem[]): Problem[] {
  const meant = new Set(problems.map(meantField));
  return problems.filter((found) => found.id !== "missing-field" || !meant.has(keyOf(found)));
}

/** The field that a misspelled one is probably meant for, as a pointer. */
function meantField(found: Problem): string | undefined {
  const path = meantPath(found);
  return path && pointer(path);
}

/** Where a problem is, or for a missing field where it should be. */
function keyOf({ id, place, values }: Problem): string {
  const path = place.path ?? [];
  return pointer(id === "missing-field" ? [...path, values.field] : path);
}

/** The very characters that a problem is about. */
function partOf({ place }: Problem): string {
  return `${pointer(place.path ?? [])} ${place.at === "part" ? place.from : ""}`;
}

function containerOf({ id, place }: Problem): string {
  const path = place.path ?? [];
  const isEntry = ofEntry.has(id);
  return pointer(isEntry ? path.slice(0, -1) : path);
}

function parentOf(at: string): string {
  return at.slice(0, Math.max(0, at.lastIndexOf("/")));
}
