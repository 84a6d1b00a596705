// Merges problems that the schemas report many times for one mistake: a block in a list of items, text where fields
// go.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { valueAt } from "../model/json.ts";
import { pointer, type Path } from "../model/path.ts";

/**
 * @param root the value that the problems are in
 * @param blockTypes the types of block that a page can have
 */
export function mergeProblems(
  problems: readonly Problem[],
  root: unknown,
  blockTypes: ReadonlySet<unknown>,
): readonly Problem[] {
  if (problems.length === 0) return problems;
  return withPlainEntries(withWideTables(withMisplacedBlocks(problems, root, blockTypes)), root);
}

/** In a table with too many columns the rows have too many cells: reported once, at the columns or the first row. */
function withWideTables(problems: readonly Problem[]): readonly Problem[] {
  const wide = problems.flatMap((found) => {
    const table = found.id === "too-many" ? tableOf(found.location.path ?? []) : undefined;
    return table === undefined ? [] : [{ found, table: pointer(table) }];
  });
  const first = new Map<string, Problem>();
  for (const { found, table } of wide)
    if (!first.has(table) || found.location.path?.at(-1) === "columns") first.set(table, found);
  const reported = new Set(first.values());
  const implied = new Set(wide.flatMap(({ found }) => (reported.has(found) ? [] : [found])));
  return problems
    .filter((found) => !implied.has(found))
    .map((found) =>
      found.id === "too-many" && reported.has(found)
        ? { ...found, values: { ...found.values, isOfTable: true } }
        : found,
    );
}

/** The path to the table around a list of columns or cells. */
function tableOf(path: Path): Path | undefined {
  if (path.at(-1) === "columns") return path.slice(0, -1);
  return path.at(-1) === "cells" && path.at(-3) === "rows" ? path.slice(0, -3) : undefined;
}

/** A block that was pasted into a list inside another one fits nothing there. */
function withMisplacedBlocks(
  problems: readonly Problem[],
  root: unknown,
  blockTypes: ReadonlySet<unknown>,
): readonly Problem[] {
  const misplaced = problems.flatMap(({ id, values, location: { path = [] } }) => {
    if (id !== "unknown-field" || values.field !== "type") return [];
    const at = path.slice(0, -1);
    if (typeof at.at(-1) !== "number") return [];
    const type = valueAt(root, path);
    const list = String(at.at(-2));
    return blockTypes.has(type) ? [{ at, type: String(type), list }] : [];
  });
  if (misplaced.length === 0) return problems;
  const blocks = new Set(misplaced.map(({ at }) => pointer(at)));
  const isInside = ({ location: { path = [] } }: Problem) =>
    path.some((_, index) => blocks.has(pointer(path.slice(0, index + 1))));
  return [
    ...problems.filter((found) => !isInside(found)),
    ...misplaced.map(({ at, type, list }) =>
      problem("misplaced-block", { path: at, at: "opening" }, { type, list }),
    ),
  ];
}

/** Texts in a list whose entries have several fields. */
function withPlainEntries(problems: readonly Problem[], root: unknown): Problem[] {
  const lists = new Map<string, PlainEntries>();
  for (const found of problems) {
    const { path = [] } = found.location;
    const { line } = found.id === "wrong-type" ? found.values : {};
    if (line === undefined || typeof path.at(-1) !== "number") continue;
    if (typeof valueAt(root, path) !== "string") continue;
    const list = path.slice(0, -1);
    const known = lists.get(pointer(list)) ?? { path: list, lines: [], reported: [] };
    known.lines.push(line);
    known.reported.push(found);
    lists.set(pointer(list), known);
  }
  // A single text could be anything.
  const plain = [...lists.values()].filter(({ lines }) => lines.length > 1);
  const reported = new Set(plain.flatMap((list) => list.reported));
  return [
    ...problems.filter((found) => !reported.has(found)),
    ...plain.map(({ path, lines }) => problem("plain-entries", { path, at: "opening" }, { lines })),
  ];
}

/** Plain texts in a list, in their order. */
interface PlainEntries {
  path: Path;
  /** Each text, written as fields. */
  lines: string[];
  reported: Problem[];
}
