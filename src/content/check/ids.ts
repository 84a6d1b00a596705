// All pages share one document, so an id may stand in it once only.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Path } from "../model/path.ts";

/** Ids that the document itself uses. */
const ownIds = new Set(["main", "menu", "islands"]);

/** An id that a page gives a block. */
export interface WrittenId {
  id: string;
  path: Path;
}

/**
 * Finds ids used twice on the whole site. Call it once for each page, in order, with the same `seen`.
 * @param seen id -> the file it was first found in
 */
export function checkIds(
  file: string,
  ids: readonly WrittenId[],
  seen: Map<string, string>,
): Problem[] {
  const problems: Problem[] = [];
  for (const { id, path } of ids) {
    const place = { path, at: "value" } as const;
    const first = seen.get(id);
    if (ownIds.has(id) || id.startsWith("page-"))
      problems.push(problem("reserved-id", place, { value: id }));
    else if (first !== undefined)
      problems.push(problem("duplicate-id", place, { value: id, first }));
    else seen.set(id, file);
  }
  return problems;
}
