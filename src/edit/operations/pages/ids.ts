// Finds the ids in a file's text.
import type { Path } from "../../../content/model/path.ts";
import { pagePlan, walk } from "../../../content/schema/walk.ts";
import { readJson } from "../../model/read-json.ts";

/** None if the text can't be parsed. */
export function idsIn(text: string): { path: Path; id: string }[] {
  const ids: { path: Path; id: string }[] = [];
  walk(pagePlan, readJson(text), ({ plan: { kind }, value, path }) => {
    if (kind === "id" && typeof value === "string") ids.push({ path: [...path], id: value });
  });
  return ids;
}
