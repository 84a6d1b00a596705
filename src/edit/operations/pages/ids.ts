// Finds the ids on a page.
import type { Path } from "../../../content/model/path.ts";
import { pagePlan, walk } from "../../../content/schema/walk.ts";

/** @param page its value; undefined has no ids */
export function idsIn(page: unknown): { path: Path; id: string }[] {
  const ids: { path: Path; id: string }[] = [];
  walk(pagePlan, page, ({ plan: { kind }, value, path }) => {
    if (kind === "id" && typeof value === "string") ids.push({ path: [...path], id: value });
  });
  return ids;
}
