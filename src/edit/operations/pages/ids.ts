// Finds the ids on a page and on all pages.
import type { Path } from "../../../content/model/path.ts";
import { walk } from "../../../content/schema/walk.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";

/** The ids of all pages: an address has each of them only once. */
export function idsOnSite(vocabulary: Vocabulary, files: Files): { id: string }[] {
  return [...files.keys()].flatMap((name) => idsIn(vocabulary, fileValue(files, name)));
}

/** @param page its value; undefined has no ids */
export function idsIn(vocabulary: Vocabulary, page: unknown): { path: Path; id: string }[] {
  const ids: { path: Path; id: string }[] = [];
  walk(vocabulary.pagePlan, page, ({ plan: { kind }, value, path }) => {
    if (kind === "id" && typeof value === "string") ids.push({ path: [...path], id: value });
  });
  return ids;
}
