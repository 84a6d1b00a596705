// Names an item with its number, in the same words on the page and in the panel.
import { valueAt } from "../../content/model/json.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Files } from "../model/history.ts";
import type { Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import { layoutAround } from "../schema/layout-around.ts";
import { titleAt } from "../schema/node-at.ts";
import { columnAt } from "./table-at.ts";
import { t } from "../../words/t.ts";

/** @returns "Card 2 of 4"; without numbers for what isn't in a list */
export function itemName(vocabulary: Vocabulary, files: Files, location: Location): string {
  // What is done to a cell is done to its column.
  const column = columnAt(vocabulary, files, location);
  if (column) return t`Column ${column.number} of ${column.count}`;
  const { file, path } = location;
  const root = fileValue(files, file);
  const isEvent =
    path.at(-2) === "items" && layoutAround(vocabulary, file, root, path) === "events";
  const title = isEvent ? t`Event` : titleAt(vocabulary, file, root, path);
  const list = valueAt(root, path.slice(0, -1));
  const index = path.at(-1);
  return typeof index === "number" && Array.isArray(list)
    ? t`${title} ${index + 1} of ${list.length}`
    : title;
}
