// Says that a list can't have more entries.
import { valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { nodeAt } from "../schema/node-at.ts";
import { headingAt, isColumn } from "./table-at.ts";
import { t } from "../../words/t.ts";

/**
 * @param into the path of the list
 * @returns why nothing can be added, and what to do; undefined if there is room
 */
export function fullMessage(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  into: Path,
): string | undefined {
  const list = valueAt(root, into);
  const most = nodeAt(vocabulary, file, root, into)?.schema.maxItems;
  if (!Array.isArray(list) || most === undefined || list.length < most) return undefined;
  const entry = [...into, 0];
  if (isColumn(vocabulary, file, root, entry)) {
    // The heading of a row is in a column, too.
    const columns = headingAt(vocabulary, file, root, entry) ? most : most + 1;
    return t`A table can have up to ${columns} columns. Remove one first.`;
  }
  return t`This list can have up to ${most} entries. Remove one first.`;
}
