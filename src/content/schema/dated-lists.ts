// Finds the lists of things that are shown for a time, or that are about some days: each has a first and a last day.
import type { Path } from "../model/path.ts";
import type { Block } from "../model/schema.gen.ts";
import { pagePlan, sitePlan, type Plan } from "./walk.ts";

/** @returns the paths of such lists in a value with this plan; none within another list */
export function datedListsIn(plan: Plan): Path[] {
  if (plan.items) return isDated(plan.items) ? [[]] : [];
  return Object.entries(plan.properties ?? {}).flatMap(([field, inner]) =>
    datedListsIn(inner).map((path) => [field, ...path]),
  );
}

function isDated({ properties: { from, until } = {} }: Plan): boolean {
  return from?.isDay === true && until?.isDay === true;
}

/** The plan of each type of block. */
const blockPlans = pagePlan.properties?.["blocks"]?.items?.variants ?? {};

/** Of site.json, and of each type of block. */
export const datedLists: readonly (readonly [
  kind: "site" | Block["type"],
  lists: readonly Path[],
])[] = Object.entries({ site: sitePlan, ...blockPlans }).map(([kind, plan]) => [
  // Cast: a union's variants are named after the types of its members.
  kind as "site" | Block["type"],
  datedListsIn(plan),
]);
