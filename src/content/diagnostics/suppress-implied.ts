// Reports one mistake once: removes the problems that only follow from another one, as the catalog declares.
import type { Damage } from "../model/damage.ts";
import { groupBy } from "../model/group.ts";
import { pointer, type Path } from "../model/path.ts";
import type { Nearness } from "./catalog/entry.ts";
import type { Problem } from "./problem.ts";
import { phaseOf, traitsOf } from "./traits.ts";
import { containerOf, meantPath, partOf, valueOf } from "./subject.ts";

/** What was found in one file. */
export interface FileProblems {
  problems: readonly Problem[];
  /** What syntax errors left unknown. */
  damage: readonly Damage[];
  /** The paths of values whose type can't be determined. */
  unknown: readonly Path[];
}

/** The same files without the problems that another one explains. Running it twice gives the same result. */
export function suppressImplied<File extends FileProblems>(files: readonly File[]): File[] {
  const own = files.map((file) => withProblems(file, suppressWithin(file)));
  const all = own.flatMap(({ problems }) => problems);
  const ids = new Set<string>(all.map(({ id }) => id));
  const ofFact = groupBy(all, (found) => factOf(found) ?? "");
  const isAllKnown = files.every(({ unknown }) => unknown.length === 0);
  const isImplied = (found: Problem): boolean => {
    // A file that can't be read may use anything.
    if (traitsOf(found).about === "site" && !isAllKnown) return true;
    if (impliers(found, "anywhere").some((id) => ids.has(id))) return true;
    const by = impliers(found, "sameFact");
    const fact = by.length === 0 ? undefined : factOf(found);
    if (fact === undefined) return false;
    const first = ofFact.get(fact)?.find(({ id }) => by.includes(id));
    return first !== undefined && first !== found;
  };
  return own.map((file) =>
    withProblems(
      file,
      file.problems.filter((it) => !isImplied(it)),
    ),
  );
}

/** Returns the same object if nothing was removed, which is the usual case. @param problems some of the file's own */
function withProblems<File extends FileProblems>(file: File, problems: readonly Problem[]): File {
  return problems.length === file.problems.length ? file : { ...file, problems };
}

function suppressWithin({ problems, damage }: FileProblems): readonly Problem[] {
  if (problems.length === 0) return problems;
  const isImpliedIn = impliedAmong(problems);
  const remaining = problems.filter(
    (found) =>
      !isImpliedIn(found, "sameFile") &&
      !isImpliedIn(found, "sameValue") &&
      !isImpliedIn(found, "samePart"),
  );
  const meant = withoutMeaning(remaining);
  const known = damage.length === 0 ? meant : withoutDamaged(meant, damage);
  const isImpliedInKnown = impliedAmong(known);
  return known.filter(
    (found) =>
      // A syntax problem can only follow from something missing in its container, so that must be known.
      found.location.path === undefined || !isImpliedInKnown(found, "sameContainer"),
  );
}

function impliers(found: Problem, nearness: Nearness): readonly string[] {
  return traitsOf(found).impliedBy?.[nearness] ?? [];
}

/** How to compare two problems of one file: the key of the implied one, and the key of the other. */
const nearnesses = {
  sameFile: [() => "", () => ""],
  sameValue: [valueOf, explainedBy],
  samePart: [partOf, partOf],
  sameContainer: [valueContainer, valueContainer],
} satisfies Partial<Record<Nearness, [LocationOf, LocationOf]>>;

type LocationOf = (found: Problem) => string;

/** @returns whether another of these problems, as near as `nearness` says, implies the one given */
function impliedAmong(
  problems: readonly Problem[],
): (found: Problem, nearness: keyof typeof nearnesses) => boolean {
  const placed = new Map<string, Map<string, Problem[]>>();
  return (found, nearness) => {
    const by = impliers(found, nearness);
    if (by.length === 0) return false;
    const [locationOf, locationOfOther] = nearnesses[nearness];
    const others = placed.get(nearness) ?? groupBy(problems, locationOfOther);
    placed.set(nearness, others);
    return others.get(locationOf(found))?.some(({ id }) => by.includes(id)) ?? false;
  };
}

/** A misspelled field is one mistake: the missing correct field isn't reported too. */
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

/** A value of the wrong shape has no certain meaning, so problems with its meaning are removed. */
function withoutMeaning(problems: readonly Problem[]): readonly Problem[] {
  if (problems.every((found) => phaseOf(found) !== "meaning")) return problems;
  const misshapen = problems.filter(
    (found) => phaseOf(found) === "shape" && !traitsOf(found).sparesMeaning,
  );
  if (misshapen.length === 0) return problems;
  const taken = new Set(misshapen.map(valueOf));
  return problems.filter((found) => phaseOf(found) !== "meaning" || !taken.has(valueOf(found)));
}

/** Removes the problems that may exist only because something couldn't be read. */
function withoutDamaged(problems: readonly Problem[], damage: readonly Damage[]): Problem[] {
  const pathsOf = (isWhole: boolean): Path[] =>
    damage.filter(({ whole }) => whole === isWhole).map(({ path }) => path);
  const values = new Set(pathsOf(true).map(pointer));
  const holders = new Set(pathsOf(true).map((path) => pointer(path.slice(0, -1))));
  const containers = new Set(pathsOf(false).map(pointer));
  return problems.filter((found) => {
    if (phaseOf(found) === "syntax") return true;
    if (isWithin(valueOf(found), values)) return false;
    const { about } = traitsOf(found);
    // A nearly correct name was read as the name it resembles.
    if (about === undefined || about === "site" || meantPath(found) !== undefined) return true;
    const container = containerOf(found, about === "entry");
    if (containers.has(container)) return false;
    return found.id === "missing-field" || !holders.has(container);
  });
}

/** True if one of these locations is the value's own or that of a container around it. */
function isWithin(value: string, locations: ReadonlySet<string>): boolean {
  let at = value;
  while (at !== "" && !locations.has(at)) at = at.slice(0, at.lastIndexOf("/"));
  return locations.has(at);
}
