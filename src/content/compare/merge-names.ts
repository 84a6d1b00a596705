// Matches the fields of both sides: where names are free, a renamed field is still the same field.
import type { Plan } from "../schema/walk.ts";
import { ordersOf, type Three } from "./merge-lists.ts";

/** A field's name; undefined where it doesn't exist. */
export type FieldNames = Three<string | undefined>;

/** The fields that a side still has, in an order that respects both sides. */
export function namesOf(
  things: Three<Readonly<Record<string, unknown>>>,
  plan: Plan | undefined,
): FieldNames[] {
  const { base, mine, theirs } = things;
  const found = {
    mine: plan?.values ? formerNames(base, mine) : new Map<string, string>(),
    theirs: plan?.values ? formerNames(base, theirs) : new Map<string, string>(),
  };
  const formerly = {
    mine: withoutTaken(found.mine, found.theirs, theirs),
    theirs: withoutTaken(found.theirs, found.mine, mine),
  };
  const idsOn = (side: "mine" | "theirs") =>
    Object.keys(things[side]).map((name) => formerly[side].get(name) ?? name);
  const ids = { base: Object.keys(base), mine: idsOn("mine"), theirs: idsOn("theirs") };
  const nameOn = (side: "mine" | "theirs", id: string) =>
    Object.keys(things[side])[ids[side].indexOf(id)];
  return ordersOf(ids).orders.theirs.map((id) => ({
    base: Object.hasOwn(base, id) ? id : undefined,
    mine: nameOn("mine", id),
    theirs: nameOn("theirs", id),
  }));
}

/** Pairs each new field with a removed one that had the same value or the same position. */
function formerNames(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Map<string, string> {
  const [were, are] = [Object.keys(before), Object.keys(after)];
  const gone = new Set(were.filter((name) => !Object.hasOwn(after, name)));
  const come = are.filter((name) => !Object.hasOwn(before, name));
  const formerly = new Map<string, string>();
  const join = (name: string, from: string | undefined) => {
    if (from === undefined || formerly.has(name) || !gone.delete(from)) return;
    formerly.set(name, from);
  };
  for (const name of come)
    join(
      name,
      [...gone].find((from) => JSON.stringify(before[from]) === JSON.stringify(after[name])),
    );
  if (were.length === are.length) for (const name of come) join(name, were[are.indexOf(name)]);
  return formerly;
}

/** Without the names that the other side has for another field: two fields would have the same name. */
function withoutTaken(
  formerly: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
  other: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> {
  return new Map(
    [...formerly].filter(
      ([name, from]) => !Object.hasOwn(other, name) || others.get(name) === from,
    ),
  );
}
