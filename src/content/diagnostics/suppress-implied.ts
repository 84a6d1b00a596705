// One mistake, one diagnostic: leaves out what only follows from another problem, by what the catalogue declares.
import type { Damage } from "../model/damage.ts";
import { groupBy } from "../model/group.ts";
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
  const own = files.map((file) => withProblems(file, suppressWithin(file)));
  const all = own.flatMap(({ problems }) => problems);
  const ids = new Set<string>(all.map(({ id }) => id));
  const ofFact = groupBy(all, (found) => factOf(found) ?? "");
  const isAllKnown = files.every(({ unknown }) => unknown.length === 0);
  const isImplied = (found: Problem): boolean => {
    // Whatever can't be read may do anything.
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

/** The same file where it has just as many, as most files have none. @param problems some of its own */
function withProblems<File extends FileProblems>(file: File, problems: readonly Problem[]): File {
  return problems.length === file.problems.length ? file : { ...file, problems };
}

function suppressWithin({ problems, damage }: FileProblems): readonly Problem[] {
  if (problems.length === 0) return problems;
  const isImpliedIn = impliedAmong(problems);
  const said = problems.filter(
    (found) =>
      !isImpliedIn(found, "sameFile") &&
      !isImpliedIn(found, "sameValue") &&
      !isImpliedIn(found, "samePart"),
  );
  const meant = withoutMeaning(said);
  const known = damage.length === 0 ? meant : withoutDamaged(meant, damage);
  const isImpliedInKnown = impliedAmong(known);
  return known.filter(
    (found) =>
      // Only where its container is known can a problem of syntax follow from what that lacks.
      found.place.path === undefined || !isImpliedInKnown(found, "sameContainer"),
  );
}

function impliers(found: Problem, nearness: Nearness): readonly string[] {
  return traitsOf(found).impliedBy?.[nearness] ?? [];
}

/** What problems of one file are near each other by: where the one is that follows, and the other. */
const nearnesses = {
  sameFile: [() => "", () => ""],
  sameValue: [valueOf, explainedBy],
  samePart: [partOf, partOf],
  sameContainer: [valueContainer, valueContainer],
} satisfies Partial<Record<Nearness, [PlaceOf, PlaceOf]>>;

type PlaceOf = (found: Problem) => string;

/** @returns whether a problem follows from another one of these that is as near as that */
function impliedAmong(
  problems: readonly Problem[],
): (found: Problem, nearness: keyof typeof nearnesses) => boolean {
  const placed = new Map<string, Map<string, Problem[]>>();
  return (found, nearness) => {
    const by = impliers(found, nearness);
    if (by.length === 0) return false;
    const [placeOf, placeOfOther] = nearnesses[nearness];
    const others = placed.get(nearness) ?? groupBy(problems, placeOfOther);
    placed.set(nearness, others);
    return others.get(placeOf(found))?.some(({ id }) => by.includes(id)) ?? false;
  };
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
  if (problems.every((found) => phaseOf(found) !== "meaning")) return problems;
  const misshapen = problems.filter(
    (found) => phaseOf(found) === "shape" && !traitsOf(found).sparesMeaning,
  );
  if (misshapen.length === 0) return problems;
  const taken = new Set(misshapen.map(valueOf));
  return problems.filter((found) => phaseOf(found) !== "meaning" || !taken.has(valueOf(found)));
}

/** Leaves out the problems that may be there only because something could not be read. */
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
    // A name that is nearly right was read as what it is.
    if (about === undefined || about === "site" || meantPath(found) !== undefined) return true;
    const container = containerOf(found, about === "entry");
    if (containers.has(container)) return false;
    return found.id === "missing-field" || !holders.has(container);
  });
}

/** Whether one of these places is that of a value, or of what holds it. */
function isWithin(value: string, places: ReadonlySet<string>): boolean {
  let at = value;
  while (at !== "" && !places.has(at)) at = at.slice(0, at.lastIndexOf("/"));
  return places.has(at);
}
