// Changes the link name of a block and the links to it, and counts these links.
import type { Change } from "../../../content/edit/change.ts";
import { pageNameOf } from "../../../content/model/input.ts";
import { valueAt } from "../../../content/model/json.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import { makeStep, startHistory, type Files, type Operation } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { idsOnSite } from "./ids.ts";
import { locationsOf, replaceNames, sectionReferences } from "../references/references.ts";

/** Changes a block's link name, and the links to it with it. */
export function renameSection(
  vocabulary: Vocabulary,
  files: Files,
  file: string,
  change: Change,
): Operation[] {
  const operation: Operation = { file, change };
  if (change.do !== "set") return [operation];
  const { path, value: to } = change;
  const from = valueAt(fileValue(files, file), path);
  const ids = idsOnSite(vocabulary, files).filter(({ id }) => id === from);
  // With two blocks of the same name, it isn't known which one a link means.
  if (typeof from !== "string" || typeof to !== "string" || ids.length !== 1) return [operation];
  const { files: after } = makeStep(startHistory(files), [operation]);
  return [
    operation,
    ...replaceNames(sectionReferences(vocabulary, after, pageNameOf(file), from), to),
  ];
}

/** How many places link to a block; 0 for anything else. */
export function linksToSection(
  vocabulary: Vocabulary,
  files: Files,
  { file, path }: Location,
): number {
  const id = path.length === 2 && valueAt(fileValue(files, file), [...path, "id"]);
  if (typeof id !== "string") return 0;
  return locationsOf(sectionReferences(vocabulary, files, pageNameOf(file), id)).length;
}
