// One mistake, one diagnostic: leaves out what only follows from another problem, by what the catalogue declares.
import type { Damage } from "../model/damage.ts";
import { pointer, type Path } from "../model/path.ts";
import type { Nearness } from "./catalogue/entry.ts";
import { phaseOf, traitsOf, type Problem } from "./problem.ts";
import { containerOf, meantPath, partOf, valueOf } from "./subject.ts";

/** What was found in one file. */
export interface FileProblems {
  problems: readonly Problem[];
  /** What syntax errors left unknown. */
  damage: readonly Damage[];
  /** Where nothing stands that can be told what it is. */
  unknown: readonly Path[];
}

/** The same files with those problems that no other one accounts for. Doing it twice changes nothing more. */
export function suppressImplied<File extends FileProblems>(files: readonly File[]): File[] {
  const own = files.map((file) => ({ ...file, problems: suppressWithin(file) }));
  const all = own.flatMap(({ problems }) => problems);
  const ids = new Set<string>(all.map(({ id }) => id));
  const isAllKnown = files.every(({ unknown }) => unknown.length === 0);
  const isImplied = (found: Problem): boolean => {
    // Whatever can't be read may do anything.
    if (traitsOf(found).about === "site" && !isAllKnown) return true;
    if (impliers(found, "anywhere").some((id) => ids.has(id))) return true;
    const by = impliers(found, "sameFact");
    const fact = by.length === 0 ? undefined : factOf(found);
    if (fact === undefined) return false;
    const first = all.find((other) => by.includes(other.id) && factOf(other) === fact);
    return first !== undefined && first !== found;
  };
  return own.map((file) => ({ ...file, problems: file.problems.filter((it) => !isImplied(it)) }));
}

function suppressWithin({ problems, damage }: FileProblems): Problem[] {
  const said = problems.filter(
    (found) =>
      !isImpliedAt(found, "sameFile", problems, () => "", "") &&
      !isImpliedAt(found, "sameValue", problems, explainedBy, valueOf(found)) &&
      !isImpliedAt(found, "samePart", problems, partOf, partOf(found)),
  );
  const meant = withoutMeaning(said);
  const known = damage.length === 0 ? meant : meant.filter((found) => !isDamaged(found, damage));
  return known.filter(
    (found) =>
      // Only where its container is known can a problem of syntax follow from what that lacks.
      found.place.path === undefined ||
      !isImpliedAt(found, "sameContainer", known, valueContainer, valueContainer(found)),
  );
}

function impliers(found: Problem, nearness: Nearness): readonly string[] {
  return traitsOf(found).impliedBy?.[nearness] ?? [];
}

function isImpliedAt(
  found: Problem,
  nearness: Nearness,
  among: readonly Problem[],
  placeOf: (problem: Problem) => string,
  place: string,
): boolean {
  const by = impliers(found, nearness);
  return by.length > 0 && among.some((other) => by.includes(other.id) && placeOf(other) === place);
}

/** A misspelled field is one mistake: that the right one is missing too goes without saying. */
function explainedBy(found: Problem): string {
  const meant = meantPath(found);
  return meant ? pointer(meant) : valueOf(found);
}

function valueContainer(found: Problem): string {
  return containerOf(found, false);
}

function factOf(found: Problem): string | undefined {
  return traitsOf(found).fact?.(found.values);
}

/** What a value of the wrong shape means, nobody can say. */
function withoutMeaning(problems: readonly Problem[]): readonly Problem[] {
  const misshapen = problems.filter(
    (found) => phaseOf(found) === "shape" && !traitsOf(found).sparesMeaning,
  );
  if (misshapen.length === 0) return problems;
  const taken = new Set(misshapen.map(valueOf));
  return problems.filter((found) => phaseOf(found) !== "meaning" || !taken.has(valueOf(found)));
}

/** Whether a problem may be there only because something could not be read. */
function isDamaged(found: Problem, damage: readonly Damage[]): boolean {
  const value = valueOf(found);
  const { about } = traitsOf(found);
  // A name that is nearly right was read as what it is.
  const isOfContainer = about !== undefined && about !== "site" && meantPath(found) === undefined;
  const container = containerOf(found, about === "entry");
  if (phaseOf(found) === "syntax") return false;
  return damage.some(({ path, whole }) => {
    const at = pointer(path);
    if (whole && (value === at || value.startsWith(`${at}/`))) return true;
    if (!isOfContainer) return false;
    return whole
      ? found.id !== "missing-field" && pointer(path.slice(0, -1)) === container
      : at === container;
  });
}
