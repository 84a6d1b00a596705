// Turns the points of a pasted list into items of a list in the content.
import { isFields, valueAt, type Json } from "../../../content/model/json.ts";
import type { Change } from "../../../content/edit/change.ts";
import type { Path } from "../../../content/model/path.ts";
import { neededIn } from "../../../content/schema/as-fields.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Say } from "../../../content/translations/translation.ts";
import type { Files } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { sayAt } from "../sample-language.ts";
import { layoutAround } from "../../schema/layout-around.ts";
import { nodeAt } from "../../schema/node-at.ts";
import { sampleLike } from "../../schema/sample-like.ts";
import { samplesOf } from "../../schema/samples.ts";
import { structureOf } from "../../schema/structure.ts";
import { t } from "../../../words/t.ts";

export type PastedItems =
  | { is: "items"; changes: Change[] }
  /** Why they can't be items, and what to do. */
  | { is: "refused"; message: string };

/**
 * @param location of a text in an item
 * @param texts for new items after it, each for the same field
 * @returns undefined if the text isn't in a list of items that a text is enough for
 */
export function itemsOf(
  vocabulary: Vocabulary,
  files: Files,
  { file, path }: Location,
  texts: readonly string[],
): PastedItems | undefined {
  const root = fileValue(files, file);
  const at = path.findLastIndex((key) => typeof key === "number");
  const into = path.slice(0, at);
  const list = valueAt(root, into);
  const node = nodeAt(vocabulary, file, root, into);
  const index = Number(path[at]);
  const say = sayAt(vocabulary, files, { file, path });
  if (!node || !Array.isArray(list) || isPartOfTable(vocabulary, file, root, into))
    return undefined;
  const items = texts.map((text) => itemFor(vocabulary, { file, root, path, list, say }, text));
  const whole = items.filter((item) => item !== undefined);
  if (whole.length < items.length) return undefined;
  const room = (node.schema.maxItems ?? Infinity) - list.length;
  if (room < items.length) return { is: "refused", message: fullMessage(room) };
  const changes = whole.map((value, after): Change => {
    return { do: "insert", into, at: index + 1 + after, value };
  });
  return { is: "items", changes };
}

/** The cells and columns of a table belong together. */
function isPartOfTable(vocabulary: Vocabulary, file: string, root: unknown, into: Path): boolean {
  const name = into.at(-1);
  const isWithinTable = into.some(
    (_, depth) =>
      nodeAt(vocabulary, file, root, into.slice(0, depth))?.definition ===
      "parts.schema.json#table",
  );
  return isWithinTable && name !== "rows";
}

interface Item {
  file: string;
  root: unknown;
  /** Of the text that was pasted into. */
  path: Path;
  list: readonly unknown[];
  say: Say;
}

/** An item with this text and nothing else that it can do without. */
function itemFor(
  vocabulary: Vocabulary,
  { file, root, path, list, say }: Item,
  text: string,
): Json | undefined {
  const name = path.at(-1);
  if (typeof name === "number") return text;
  const own = path.slice(0, -1);
  const node = nodeAt(vocabulary, file, root, own);
  const before = valueAt(root, own);
  // The text may be in a group within the item, such as a button of a card.
  if (!node || name === undefined || !isFields(before) || typeof own.at(-1) !== "number")
    return undefined;
  const structure = structureOf(node, before);
  if (structure.is !== "fields" || structure.oneOf.length > 0) return undefined;
  const [usual] = samplesOf(node, say, layoutAround(vocabulary, file, root, own));
  const sample = sampleLike(node, usual?.value ?? {}, say, list);
  const needed = new Set([...neededIn(node.schema), name]);
  if (!isFields(sample)) return undefined;
  const fields = Object.entries({ ...sample, [name]: text }).filter(([each]) => needed.has(each));
  const sized = fields.map(([each, value]) => [each, asLong(value, before[each])]);
  // Cast: texts and samples are JSON.
  return Object.fromEntries(sized) as Json;
}

/** Rows of one table have the same number of cells. */
function asLong(value: unknown, before: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(before)) return value;
  return before.map(() => value[0] as unknown);
}

function fullMessage(room: number): string {
  if (room <= 0) return t`This list is full. Remove an item, then paste again.`;
  return room === 1
    ? t`This list has room for 1 more item. Paste fewer lines.`
    : t`This list has room for ${room} more items. Paste fewer lines.`;
}
