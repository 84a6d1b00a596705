// Decides where a copied block or item is pasted: after what is selected if it fits there.
import type { Change } from "../../../content/edit/change.ts";
import { cutAfter } from "../../../content/text/cut.ts";
import { siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import { problemsIn } from "../../../content/schema/validate.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import { isWithin, type Location } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { nodeAt, variantFor } from "../../schema/node-at.ts";
import { structureOf } from "../../schema/structure.ts";
import { withUniqueNames } from "../own-names.ts";
import { idsOnSite } from "../pages/ids.ts";
import { listKind, type CopiedItem } from "./copied-item.ts";
import { t } from "../../../words/t.ts";

export type Pasting =
  | { is: "change"; file: string; change: Extract<Change, { do: "insert" }>; location: Location }
  /** Why it can't be pasted, and what to do. */
  | { is: "refused"; message: string };

/** A place for one more item. */
interface Spot {
  file: string;
  into: Path;
  at: number;
}

/** @param page the file of the shown page, whose end is the place for a block if nothing on it is selected */
export function pasteItem(
  vocabulary: Vocabulary,
  files: Files,
  item: CopiedItem,
  page: string,
  selected: Location | undefined,
): Pasting {
  const around = selected ? spotsAround(files, selected) : [];
  const spots = [...around, ...spotsIn(files, { file: page, path: [] })];
  const same = spots.find((spot) => isSameKind(vocabulary, files, spot, item));
  const [innermost] = around;
  const other = innermost && fits(vocabulary, files, innermost, item.value) ? innermost : undefined;
  const spot = same ?? other;
  if (!spot) return { is: "refused", message: misplaced(files, item, page) };
  const { file, into, at } = spot;
  const root = fileValue(files, file);
  const list = itemsAt(root, into);
  if (list.length >= (nodeAt(vocabulary, file, root, into)?.schema.maxItems ?? Infinity))
    return { is: "refused", message: t`This list is full. Remove an item, then paste again.` };
  const value = withUniqueNames(item.value, [...list, ...idsOnSite(vocabulary, files)]);
  const location = { file, path: [...into, at] };
  return { is: "change", file, change: { do: "insert", into, at, value }, location };
}

function misplaced(files: Files, { title, within, list }: CopiedItem, page: string): string {
  const [what, where] = [cutAfter(title, longest), cutAfter(within, longest)];
  const isThere = [page, siteFile].some((file) => {
    const root = fileValue(files, file);
    return listsIn(root, []).some((into) => listKind(file, root, into) === list);
  });
  return isThere
    ? t`“${what}” can't be pasted here. Select “${where}”, then paste again.`
    : t`This page has no “${where}” for “${what}”. Add one, then paste again.`;
}

/** Every list in a value that is at a path. */
function listsIn(value: unknown, path: Path): Path[] {
  if (Array.isArray(value))
    return [path, ...value.flatMap((inner, index) => listsIn(inner, [...path, index]))];
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => listsIn(inner, [...path, name]));
}

/** In characters: a copied text may come from anywhere. */
const longest = 40;

/** Innermost first: after each item around the location, and at the end of each list beside it. */
function spotsAround(files: Files, { file, path }: Location): Spot[] {
  const root = fileValue(files, file);
  const spots: Spot[] = [];
  for (let length = path.length; length > 0; length--) {
    const outer = path.slice(0, length);
    spots.push(...spotsIn(files, { file, path: outer }));
    const into = outer.slice(0, -1);
    const index = outer.at(-1);
    if (typeof index === "number" && Array.isArray(valueAt(root, into)))
      spots.push({ file, into, at: Math.min(index + 1, itemsAt(root, into).length) });
  }
  return spots;
}

/** At the end of the list at a location, or of each list among its fields. */
function spotsIn(files: Files, { file, path }: Location): Spot[] {
  const value = valueAt(fileValue(files, file), path);
  if (Array.isArray(value)) return [{ file, into: path, at: value.length }];
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    Array.isArray(inner) ? [{ file, into: [...path, name], at: inner.length }] : [],
  );
}

/** The text on the clipboard may come from anywhere, so the value's own kind is checked too. */
function isSameKind(
  vocabulary: Vocabulary,
  files: Files,
  { file, into, at }: Spot,
  { list, value }: CopiedItem,
): boolean {
  const root = fileValue(files, file);
  if (listKind(file, root, into) !== list) return false;
  const node = nodeAt(vocabulary, file, root, [...into, at]);
  if (!node) return false;
  const { is } = structureOf(variantFor(node, value), value);
  if (is === "single") return typeof value === node.schema.type;
  return is === "fields" && isFields(value);
}

/** Whether the schema accepts it as an item of this list. */
function fits(
  vocabulary: Vocabulary,
  files: Files,
  { file, into, at }: Spot,
  value: Json,
): boolean {
  const root = fileValue(files, file);
  const path = [...into, at];
  const changed = withItem(root, path, value);
  if (!nodeAt(vocabulary, file, changed, path)) return false;
  const problems = problemsIn(vocabulary, file, changed);
  return !problems.some(({ location }) => location.path && isWithin(location.path, path));
}

/** The value with one item more. */
function withItem(value: unknown, [key, ...rest]: Path, item: Json): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value) && typeof key === "number")
    return rest.length === 0
      ? value.toSpliced(key, 0, item)
      : value.with(key, withItem(value[key], rest, item));
  return isFields(value) ? { ...value, [key]: withItem(value[key], rest, item) } : value;
}

function itemsAt(root: unknown, path: Path): readonly unknown[] {
  const list = valueAt(root, path);
  return Array.isArray(list) ? list : [];
}
