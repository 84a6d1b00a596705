// Fields whose names were left out, alone or with their lines: what can be told of them.
import type { Problem } from "../diagnostics/problem.ts";
import type { Damage } from "../model/damage.ts";
import { unnamed } from "../syntax/tree.ts";

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
