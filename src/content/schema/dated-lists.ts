// Finds the lists of things that are shown for a time, or that are about some days, and of those that can be job openings.
import type { Path } from "../model/path.ts";
import type { OpeningList } from "../model/site.ts";
import type { Plan } from "./walk.ts";

/** @returns the paths of lists whose items have a first and a last day; none within another list */
export function datedListsIn(plan: Plan): Path[] {
  return listsIn(plan).flatMap(({ path, items }) => (isDated(items) ? [path] : []));
}

const openingLists = new WeakMap<Plan, readonly OpeningList[]>();

/** @returns the lists whose items can be job openings; none within another list */
export function openingListsOf(plan: Plan): readonly OpeningList[] {
  const known = openingLists.get(plan) ?? openingListsIn(plan);
  openingLists.set(plan, known);
  return known;
}

function openingListsIn(plan: Plan): OpeningList[] {
  return listsIn(plan).flatMap(({ path, items }) => {
    const field = openingField(items);
    return field === undefined ? [] : [{ path, field }];
  });
}

function listsIn(plan: Plan): { path: Path; items: Plan }[] {
  if (plan.items) return [{ path: [], items: plan.items }];
  return Object.entries(plan.properties ?? {}).flatMap(([field, inner]) =>
    listsIn(inner).map(({ path, items }) => ({ path: [field, ...path], items })),
  );
}

/** True for what has a first and a last day. */
export function isDated({ properties: { from, until } = {} }: Plan): boolean {
  return from?.isDay === true && until?.isDay === true;
}

/** The field that makes something a job opening. */
export function openingField({ properties = {} }: Plan): string | undefined {
  return Object.keys(properties).find((name) => properties[name]?.isOpening);
}
